// @ts-check
// Who has most agents somewhere, who holds the influence token, and what a recount would change.

import { useChanged } from "/static/board/changes.js";
import { Glyph } from "/static/board/glyphs.js";
import { html } from "/static/board/html.js";
import { name, say } from "/static/board/texts.js";
import { Sign } from "./icons.js";
import { colour, Mark } from "./service.js";

/** @import { Contested } from "./types.js" */

/** Nobody's service lies on it: whoever takes it over is given its operative. */
const GUARD = "guard";

/** @param {{code: string, place: Contested, virtual: string | null}} props */
export function Majority({ code, place, virtual }) {
  return html`<span class="asw-majority">
    <${Bar} place=${place} />
    <${Holder} code=${code} place=${place} virtual=${virtual} />
  </span>`;
}

/** How many agents everybody has, as parts of a bar. @param {{place: Contested}} props */
function Bar({ place }) {
  const parts = present(place);
  return html`<span class="asw-bar" aria-hidden="true">
    ${parts.map(([service, count]) => {
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

/** @param {{code: string, place: Contested, virtual: string | null}} props */
function Holder({ code, place, virtual }) {
  const changed = useChanged();
  const [now, then] = holders(place, virtual);
  return html`<span class=${`asw-holder ${changed(`${code} holder`)}`} aria-hidden="true">
    <${Held} by=${now} virtual=${virtual} />
    ${then !== now &&
    html`<span class="asw-then"><${Glyph} of="→" /> <${Held} by=${then} virtual=${virtual} /></span>`}
  </span>`;
}

/** @param {{by: string | null, virtual: string | null}} props */
function Held({ by, virtual }) {
  if (by === null) return html`<span class="soft">—</span>`;
  const service = by === GUARD ? /** @type {string} */ (virtual) : by;
  return html`<span class=${`asw-held ${colour(service)}`}>
    <${Sign} of=${by === GUARD ? "guarded" : "held"} /><${Mark} of=${service} />
  </span>`;
}

/**
 * Who has the influence token now, and who would after a recount.
 *
 * @param {Contested} place @param {string | null} virtual
 */
function holders({ holder, guarded, leader }, virtual) {
  const now = guarded ? GUARD : holder;
  const heir = leader === virtual ? null : leader;
  return [now, heir ?? (guarded ? GUARD : null)];
}

/** The same in words. @param {Contested} place @param {string | null} virtual */
export function majorityWords(place, virtual) {
  const [now, then] = holders(place, virtual);
  const counts = present(place).map(([service, count]) => `${name(service)} ${count}`);
  return [
    ...counts,
    heldWords("board-agents-held", now, virtual),
    ...(then === now ? [] : [heldWords("board-agents-then", then, virtual)]),
  ];
}

/** @param {string} message @param {string | null} by @param {string | null} virtual */
function heldWords(message, by, virtual) {
  if (by === GUARD) return say("board-agents-guarded", { service: virtual });
  return by === null ? say(`${message}-nobody`) : say(message, { service: by });
}

/** @param {Contested} place */
function present({ agents }) {
  return Object.entries(agents).filter(([, count]) => count > 0);
}
