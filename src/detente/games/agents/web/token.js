// @ts-check
// Agents on the map: closed tokens, what the reader has seen of them, and diplomats.

import { useChanged } from "/static/board/changes.js";
import { html, useState } from "/static/board/html.js";
import { memo } from "/static/board/memo.js";
import { Piece, useTable } from "/static/board/piece.js";
import { name, say } from "/static/board/texts.js";
import { Sign } from "./icons.js";
import { colour, Mark } from "./service.js";

/** @import { Drawn, Token } from "./types.js" */

/** A word of so many letters is hardly as narrow as a stamp. */
const LONG = 10;

/** A closed token in its city, or beside the cities. @param {{token: Token}} props */
export function TokenPiece({ token }) {
  const mark = useChanged()(token.token);
  return html`<${Stamp} ...${token} mark=${mark} />`;
}

/** The map has many of them, of which few change. */
const Stamp = memo(DrawnStamp);

/** @param {Token & {mark: string}} props */
function DrawnStamp({ mark, ...lying }) {
  const { token, service, city, kind, seen_by_all: all } = lying;
  const sight = all ? "open" : "seen";
  const where = city === null ? say("board-agents-beside") : name(city);
  const known = kind ? say(`board-agents-sight-${sight}`, { kind }) : say("board-agents-unseen");
  const about = html`<p>${where}</p>
    <p class="asw-told">${kind && html`<${Sign} of=${sight} /> `}${known}</p>
    ${kind && html`<p class="asw-told"><${Sign} of=${kind} /> ${say(`effect-${kind}`)}</p>`}`;
  return html`<${Piece}
    code=${token}
    class=${`asw-stamp asw-token ${colour(service)} ${mark}`}
    label=${[name(token), where, known].join(", ")}
    about=${about}
  >
    <span class="asw-lying">
      <${Chip} token=${lying} />${kind && html`<${Sign} of=${sight} />`}
    </span>
    ${city && html`<${City} code=${city} />`}
  </${Piece}>`;
}

/** A city in which nobody is. @param {{code: string}} props */
export function EmptyCity({ code }) {
  return html`<span class="asw-stamp asw-empty"><${City} code=${code} /></span>`;
}

/** The name of a city; one with a long word is set more closely where there is little room. */
/** @param {{code: string}} props */
function City({ code }) {
  const long = name(code).split(/[\s-]/).some((word) => word.length >= LONG);
  return html`<span class=${`asw-city ${long ? "long" : ""}`}>${name(code)}</span>`;
}

/**
 * Tokens that lie on each other; the uppermost is seen, and how many there are below it. A press
 * spreads them out over the cities.
 *
 * @param {{tokens: Token[]}} props
 */
export function Stack({ tokens }) {
  const { moves, readonly } = useTable();
  const changed = useChanged();
  const [open, setOpen] = useState(false);
  const mark = tokens.map(({ token }) => changed(token)).find(Boolean) ?? "";
  const asked = !readonly && tokens.some(({ token }) => moves.has(token));
  const words = say("board-agents-stack", { count: tokens.length });
  /** @param {FocusEvent} event */
  const leave = ({ currentTarget, relatedTarget }) => {
    const within = /** @type {Element} */ (currentTarget).contains(/** @type {Node} */ (relatedTarget));
    if (!within) setOpen(false);
  };
  /** @param {KeyboardEvent} event */
  const key = ({ key }) => {
    if (key === "Escape") setOpen(false);
  };
  return html`<div class="asw-stack" onFocusOut=${leave} onKeyDown=${key}>
    <button
      type="button"
      class=${`piece asw-stamp asw-stack-top ${asked ? "asked" : ""} ${mark}`}
      aria-label=${words}
      aria-expanded=${open}
      title=${words}
      onClick=${() => setOpen(!open)}
    >
      <span class="asw-lying"><${Chip} token=${tokens[0]} /></span>
      <b class="asw-more">+${tokens.length - 1}</b>
    </button>
    <ul class=${`asw-spread bare ${open ? "open" : ""}`} aria-label=${words}>
      ${tokens.map((token) => html`<li key=${token.token}><${TokenPiece} token=${token} /></li>`)}
    </ul>
  </div>`;
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
 * The seal of the diplomats that a service has in a region.
 *
 * @param {{region: string, service: string, count: number}} props
 */
export function Seal({ region, service, count }) {
  const code = `${service}_diplomat_${region}`;
  return html`<${Piece}
    code=${code}
    class=${`asw-seal ${colour(service)} ${useChanged()(code)}`}
    label=${`${name(code)}: ${count}`}
    about=${html`<p class="asw-told"><${Sign} of="diplomat" /> ${say("effect-diplomat")}</p>`}
  >
    <${Mark} of=${service} />${count > 1 && html`<b>${count}</b>`}
  </${Piece}>`;
}
