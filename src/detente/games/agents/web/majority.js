// @ts-check
// Who has most agents somewhere, who holds the influence token, and what a recount would change.

import { useChanged } from "/static/board/changes.js";
import { Glyph } from "/static/board/glyphs.js";
import { html } from "/static/board/html.js";
import { name, say } from "/static/board/texts.js";
import { GUARD, holders } from "./forecast.js";
import { Sign } from "./icons.js";
import { colour, Mark } from "./service.js";

/** @import { Contested } from "./types.js" */

/** How many agents everybody has, as parts of a bar. @param {{place: Contested}} props */
export function Bar({ place }) {
  return html`<span class="asw-bar" aria-hidden="true">
    ${present(place).map(([service, count]) => {
      const leads = service === place.leader ? "leads" : "";
      return html`<span
        key=${service}
        class=${`asw-part ${colour(service)} ${leads}`}
        style=${{ "--agents": count }}
      >
        <${Mark} of=${service} />${count}
      </span>`;
    })}
  </span>`;
}

/**
 * Whose flag stands there, and whose would after a recount if that is another one.
 *
 * @param {{code: string, place: Contested, virtual: string | null}} props
 */
export function Holder({ code, place, virtual }) {
  const changed = useChanged();
  const [now, then] = holders(place, virtual);
  return html`<span class=${`asw-holder ${changed(`${code} holder`)}`} aria-hidden="true">
    <${Held} by=${now} virtual=${virtual} />
    ${then !== now &&
    html`<span class="asw-then"><${Glyph} of="→" /><${Held} by=${then} virtual=${virtual} /></span>`}
  </span>`;
}

/** @param {{by: string | null, virtual: string | null}} props */
function Held({ by, virtual }) {
  if (by === null) return html`<span class="asw-held">—</span>`;
  const service = by === GUARD ? /** @type {string} */ (virtual) : by;
  return html`<span class=${`asw-held ${colour(service)}`}>
    <${Sign} of=${by === GUARD ? "guarded" : "held"} /><${Mark} of=${service} />
  </span>`;
}

/** All of this in words. @param {Contested} place @param {string | null} virtual */
export function majorityWords(place, virtual) {
  return [...countWords(place), ...holderWords(place, virtual).map(([, told]) => told)];
}

/** How many agents there are of each service. @param {Contested} place */
function countWords(place) {
  return present(place).map(([service, count]) => `${name(service)} ${count}`);
}

/**
 * What the flags say, each with its sign: who has the token, and who would after a recount.
 *
 * @param {Contested} place @param {string | null} virtual
 */
function holderWords(place, virtual) {
  const [now, then] = holders(place, virtual);
  const held = words(now, virtual, "board-agents-held", "board-agents-held-nobody");
  const told = [[now === GUARD ? "guarded" : "held", held]];
  if (then === now) return told;
  return [...told, ["then", words(then, virtual, "board-agents-then", "board-agents-then-nobody")]];
}

/** @param {string | null} by @param {string | null} virtual @param {string} message @param {string} nobody */
function words(by, virtual, message, nobody) {
  if (by === GUARD) return say("board-agents-guarded", { service: virtual });
  return by === null ? say(nobody) : say(message, { service: by });
}

/** What the note about a place says of it. @param {{place: Contested, virtual: string | null}} props */
export function AboutPlace({ place, virtual }) {
  const counts = present(place);
  return html`
    ${counts.length > 0 &&
    html`<dl class="details-values">
      ${counts.map(([service, count]) => {
        return html`<div key=${service} class=${colour(service)}>
          <dt><${Mark} of=${service} /> ${name(service)}</dt>
          <dd>${count}</dd>
        </div>`;
      })}
    </dl>`}
    ${holderWords(place, virtual).map(([sign, told]) => {
      const drawn = sign === "then" ? html`<${Glyph} of="→" />` : html`<${Sign} of=${sign} />`;
      return html`<p key=${sign} class="asw-told">${drawn} ${told}</p>`;
    })}
  `;
}

/** @param {Contested} place */
function present({ agents }) {
  return Object.entries(agents).filter(([, count]) => count > 0);
}
