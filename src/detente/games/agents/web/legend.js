// @ts-check
// What the marks on the map mean.

import { Glyph } from "/static/board/glyphs.js";
import { html } from "/static/board/html.js";
import { name, say } from "/static/board/texts.js";
import { Sign } from "./icons.js";

/** @import { Espionage } from "./types.js" */

const KINDS = ["informant", "light_operative", "dark_operative", "diplomat"];
const STOCK = ["finance", "reserve"];
const MARKS = ["seen", "open", "held", "mission"];

/** @param {{board: Espionage}} props */
export function Legend({ board: { virtual } }) {
  const marks = virtual ? [...MARKS, "guarded"] : MARKS;
  return html`<ul class="asw-legend bare" aria-label=${say("board-agents-legend")}>
    ${KINDS.map((kind) => html`<li key=${kind}><${Sign} of=${kind} /> ${name(kind)}</li>`)}
    ${STOCK.map((field) => {
      return html`<li key=${field}><${Sign} of=${field} /> ${say(`label-${field}`)}</li>`;
    })}
    ${marks.map((mark) => {
      const meaning = say(`board-agents-legend-${mark}`);
      return html`<li key=${mark}><${Sign} of=${mark} /> ${meaning}</li>`;
    })}
    <li><b class="asw-then"><${Glyph} of="→" /></b> ${say("board-agents-legend-then")}</li>
    <li>${say("board-agents-cities-ours")}</li>
  </ul>`;
}
