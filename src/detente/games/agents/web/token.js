// @ts-check
// Agents on the map: closed tokens, what the reader has seen of them, and diplomats.

import { useChanged } from "/static/board/changes.js";
import { html } from "/static/board/html.js";
import { Piece } from "/static/board/piece.js";
import { letters } from "/static/board/short_names.js";
import { name, say } from "/static/board/texts.js";
import { Sign } from "./icons.js";
import { colour, Mark } from "./service.js";

/** @import { Drawn, Token } from "./types.js" */

/** A closed token in its city, or beside the cities. @param {{token: Token}} props */
export function TokenPiece({ token }) {
  const changed = useChanged();
  const { token: code, city, kind } = token;
  const where = city === null ? say("board-agents-beside") : name(city);
  const known = kind ? say(`board-agents-${sight(token)}`, { kind }) : say("board-agents-unseen");
  return html`<${Piece}
    code=${code}
    class=${`asw-token ${changed(code)}`}
    label=${[name(code), where, known].join(", ")}
  >
    <span class="asw-lying">
      <${Chip} token=${token} />${kind && html`<${Sign} of=${sight(token)} />`}
    </span>
    ${city && html`<${City} code=${city} />`}
  </${Piece}>`;
}

/** The name of a city, as large as fits. @param {{code: string, class?: string}} props */
export function City({ code, class: kind = "" }) {
  return html`<span class=${`asw-city ${kind}`} style=${letters(name(code))}>${name(code)}</span>`;
}

/** Who has seen a token that the reader knows. @param {Token} token */
function sight({ seen_by_all: all }) {
  return all ? "open" : "seen";
}

/**
 * The back of a token with its number, beside it its face if the reader knows that.
 *
 * @param {{token: Drawn}} props
 */
export function Chip({ token: { token, service, kind } }) {
  return html`<span class=${`asw-chip ${colour(service)}`} aria-hidden="true">
    <span class="asw-back"><${Mark} of=${service} /><b>${token.split("_")[1]}</b></span>
    ${kind && html`<span class="asw-face"><${Sign} of=${kind} /></span>`}
  </span>`;
}

/**
 * The diplomats of a service in the zone of a region.
 *
 * @param {{region: string, service: string, count: number}} props
 */
export function Diplomats({ region, service, count }) {
  const changed = useChanged();
  const code = `${service}_diplomat_${region}`;
  return html`<${Piece}
    code=${code}
    class=${`asw-diplomats ${colour(service)} ${changed(code)}`}
    label=${`${name(code)}: ${count}`}
  >
    <${Mark} of=${service} /><${Sign} of="diplomat" />${count > 1 && html`<b>×${count}</b>`}
  </${Piece}>`;
}
