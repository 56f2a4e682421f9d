// @ts-check
// Values that were not found in print: the notes about cards tell of them, and whoever wants to sees
// them marked on the board.

import { Glyph } from "/static/board/glyphs.js";
import { html, signal } from "/static/board/html.js";
import { useTable } from "/static/board/piece.js";
import { say } from "/static/board/texts.js";

/** The mark of each origin that is not a published source. */
const MARKS = { reconstructed: "°", inferred: html`<${Glyph} of="≈" />` };
const KEY = "origin-marks";

const marked = signal(localStorage.getItem(KEY) === "on");

/** @param {boolean} on */
function mark(on) {
  marked.value = on;
  localStorage.setItem(KEY, on ? "on" : "off");
}

/**
 * The mark of a value of a card, if it needs one.
 *
 * @param {{code: string, field: string}} props
 */
export function Origin({ code, field }) {
  const source = /** @type {any} */ (useTable().cards[code]?.source);
  return html`<${OriginMark} of=${source?.[field]} />`;
}

/** @param {{of: string | undefined}} props */
export function OriginMark({ of }) {
  const sign = MARKS[/** @type {keyof typeof MARKS} */ (of)];
  return marked.value && sign ? html`<sup class="sp-origin" aria-hidden="true">${sign}</sup>` : null;
}

/** Whether such values are marked, and with what. */
export function OriginLegend() {
  return html`<li>
      <label>
        <input
          type="checkbox"
          checked=${marked.value}
          onChange=${(/** @type {any} */ { target }) => mark(target.checked)}
        />${" "}${say("board-sp-origins")}
      </label>
    </li>
    ${marked.value &&
    Object.entries(MARKS).map(([origin, sign]) => {
      return html`<li key=${origin}>
        <b class="sp-origin">${sign}</b> ${say(`board-sp-origin-${origin}`)}
      </li>`;
    })}`;
}
