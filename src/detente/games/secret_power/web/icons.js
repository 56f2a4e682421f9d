// @ts-check
// Our own signs: groups of objects, signs of projects, agents, and who has which office.

import { Drawing } from "/static/board/drawing.js";
import { html } from "/static/board/html.js";

/** @import { Strokes } from "/static/board/drawing.js" */

const PAWN = "M12 2a4.5 4.5 0 0 1 2.5 8.2L17 19h2v3H5v-3h2l2.5-8.8A4.5 4.5 0 0 1 12 2z";

/** @type {Record<string, Strokes>} */
const SIGNS = {
  // Groups: a megaphone, columns of figures, a flask, two links, a crown, a ring around a dot.
  control: { fill: "M2 9h5l9-6v18l-9-6H2zM18 7a5.5 5.5 0 0 1 0 10z" },
  finance: { fill: "M2 14h5v8H2zM9.5 8h5v14h-5zM17 2h5v20h-5z" },
  science: { fill: "M8 1.5h8v3h-1.5V9l6.5 11q0 2.5-2.5 2.5h-13Q3 22.5 3 20L9.5 9V4.5H8z" },
  support: {
    line:
      "M2.5 12a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0" +
      "M10.5 12a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0",
  },
  power: { fill: "M1.5 6l5.5 6 5-9 5 9 5.5-6-2.5 15H4z" },
  inner_circle: {
    fill: "M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z",
    line: "M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19z",
  },
  // Signs of projects: a flag, peace, an eye, a diamond.
  agitators: { fill: "M3.5 1.5h2.3v21H3.5zM7 3h14.5l-4 5 4 5H7z" },
  peacemakers: {
    line: "M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19zM12 2.5v19M12 12l-6.7 6.7M12 12l6.7 6.7",
  },
  spies: {
    fill: "M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z",
    line: "M1.5 12q10.5-14 21 0q-10.5 14-21 0z",
  },
  special_interest: { fill: "M12 1.5L21.5 12 12 22.5 2.5 12zM12 7.5L7.5 12l4.5 4.5 4.5-4.5z" },
  // Pieces and cards: a pawn, its outline, a paper, a hat.
  agent: { fill: PAWN },
  shadow: { line: PAWN },
  pool: { line: "M3 7l9-5 9 5v10l-9 5-9-5zM12 8a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM8.5 17l1.5-4h4l1.5 4z" },
  reach: { line: "M3 4v16M21 4v16M3 12h18M7 8l-4 4 4 4M17 8l4 4-4 4" },
  object: { line: "M4 21.5V9l8-6 8 6v12.5zM9.5 21.5v-6h5v6M8 11.5h8" },
  treaty: { line: "M5 2.5h10l4.5 4.5v14.5H5zM8.5 11h7M8.5 14.5h7M8.5 18h4" },
  professional: { fill: "M1 15h22v3H1zM5 13.5l2-8c2-1.5 3 .5 5 .5s3-2 5-.5l2 8z" },
  // Offices and wars: a star, a target, crossed blades.
  supervisor: { fill: "M12 1l3 7.7 8 .5-6.2 5.2 2 8.1-6.8-4.4-6.8 4.4 2-8.1L1 9.2l8-.5z" },
  headhunter: {
    fill: "M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
    line: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 1v5M12 18v5M1 12h5M18 12h5",
  },
  war: { line: "M3 3l15 15M21 3L6 18M14.5 20.5l6-6M9.5 20.5l-6-6M18 18l3 3M6 18l-3 3" },
};

/** @param {{of: string}} props */
export function Sign({ of }) {
  return html`<${Drawing} strokes=${SIGNS[of]} />`;
}
