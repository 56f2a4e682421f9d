// @ts-check
// Thin lines from a line of the recap to the pieces it tells of, each of which is outlined. They lie
// over the page and change nothing in it.

import { html, useLayoutEffect, useState } from "../board/html.js";

/** @import { Line } from "../board/recap.js" */
/** @import { Desk } from "./desk.js" */

/** Where the lines begin, and the boxes of the pieces. */
/** @typedef {{from: DOMRect, boxes: DOMRect[]}} Places */

/** @param {{desk: Desk, lines: Line[]}} props the lines that are shown */
export function Threads({ desk, lines }) {
  const line = desk.steps.pointed.value ?? desk.steps.line ?? null;
  const at = desk.steps.position.value;
  const [places, setPlaces] = useState(/** @type {Places | null} */ (null));
  const row = line ? lines.indexOf(line) : -1;
  useLayoutEffect(() => setPlaces(line && placesOf(line, row)), [line, row, at]);
  if (!line || !places) return null;
  const { from, boxes } = places;
  return html`<svg class="threads" aria-hidden="true">
    ${boxes.map((box) => {
      const { x, y, width, height } = box;
      const [nearX, nearY] = [clamp(from.left, x, x + width), y + height / 2];
      return html`<g>
        <path d=${`M${from.left} ${from.top + from.height / 2}L${nearX} ${nearY}`} />
        <rect x=${x - 3} y=${y - 3} width=${width + 6} height=${height + 6} rx="4" />
      </g>`;
    })}
  </svg>`;
}

/** @param {Line} line @param {number} row which of the lines it is @returns {Places | null} */
function placesOf({ told }, row) {
  const from = document.querySelectorAll(".recap-line")[row]?.getBoundingClientRect();
  const boxes = [...told.touches.keys()].flatMap((code) => boxesOf(code));
  return from ? { from, boxes } : null;
}

/** Where a piece is in sight. @param {string} code */
function boxesOf(code) {
  const found = document.querySelectorAll(`.stage [data-code="${CSS.escape(code)}"]`);
  return [...found].map((piece) => piece.getBoundingClientRect()).filter(({ width }) => width > 0);
}

/** @param {number} value @param {number} least @param {number} most */
function clamp(value, least, most) {
  return Math.max(least, Math.min(value, most));
}
