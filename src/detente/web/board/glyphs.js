// @ts-check
// Signs within text that none of the fonts has: they are drawn, in the colour of the text.

import { Drawing } from "./drawing.js";
import { html } from "./html.js";

/** @import { Strokes } from "./drawing.js" */

/** @type {Record<string, Strokes>} */
const GLYPHS = {
  "→": { line: "M2 12h19M14 5l7 7-7 7" },
  "↑": { line: "M12 22V3M5 10l7-7 7 7" },
  "↓": { line: "M12 2v19M5 14l7 7 7-7" },
  "≥": { line: "M5 4l14 6-14 6M5 21h14" },
  "≈": { line: "M3 9.5c4-5 8 4 12 1.5 2-1.2 3-2.5 5-3M3 17.5c4-5 8 4 12 1.5 2-1.2 3-2.5 5-3" },
  "★": { fill: "M12 1.5l3 7.4 8 .6-6.1 5.2 1.9 7.8-6.8-4.2-6.8 4.2 1.9-7.8L1 9.5l8-.6z" },
  "✓": { line: "M3 13l6 6.5L21 4.5" },
  "✗": { line: "M4.5 4.5l15 15M19.5 4.5l-15 15" },
  "⚠": {
    fill: "M12 1.5 23.5 22H.5zM10.8 8.5l.5 7h1.4l.5-7zM12 16.9a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6z",
  },
  "◆": { fill: "M12 1 23 12 12 23 1 12z" },
  "●": { fill: "M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20z" },
};
const ANY = new RegExp(`([${Object.keys(GLYPHS).join("")}])`);

/** One of these signs; readers hear the words beside it. @param {{of: string}} props */
export function Glyph({ of }) {
  return html`<span class="glyph"><${Drawing} strokes=${GLYPHS[of]} /></span>`;
}

/** A text with its signs drawn. @param {string} text */
export function drawn(text) {
  if (!ANY.test(text)) return text;
  return text.split(ANY).map((part) => (part in GLYPHS ? html`<${Glyph} of=${part} />` : part));
}
