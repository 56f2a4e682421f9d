// @ts-check
// Our own signs for factions and agents. Each has its own outline, so that none needs a colour.

import { Drawing } from "/static/board/drawing.js";
import { html } from "/static/board/html.js";

/** @import { Strokes } from "/static/board/drawing.js" */

/** @type {Record<string, Strokes>} */
const SIGNS = {
  // A star, a flag, a gear, a transmitter.
  military: {
    fill: "M12 1.5 15 9l8 .6-6.2 5.2 2 7.9L12 18.4 5.2 22.7l2-7.9L1 9.6 9 9z",
  },
  political: {
    fill: "M3.5 1.5h2.2v21H3.5zM7 3c5-2.2 8 2.2 14.5.2v10.3C15 15.5 12 11.2 7 13.3z",
  },
  economic: {
    fill:
      "M10 1h4l.6 3 2.2.9L19.4 3 22 5.7l-1.7 2.6.9 2.2 2.8.5v3.5l-3 .6-.9 2.1 1.8 2.6" +
      "-2.7 2.6-2.5-1.7-2.2.9-.5 2.9h-4l-.5-2.9-2.2-.9-2.5 1.7-2.7-2.6 1.8-2.6-.9-2.1" +
      "-3-.6v-3.5l2.8-.5.9-2.2L2 5.7 4.6 3l2.6 1.9 2.2-.9zM12 8a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9z",
  },
  media: {
    fill: "M12 8.2a2.8 2.8 0 0 1 1.4 5.2L17 22.5h-2.5L12 16l-2.5 6.5H7l3.6-9.1A2.8 2.8 0 0 1 12 8.2z",
    line:
      "M7.7 6.3a6.5 6.5 0 0 0 0 9.3M16.3 6.3a6.5 6.5 0 0 1 0 9.3" +
      "M4.5 3a11 11 0 0 0 0 15.8M19.5 3a11 11 0 0 1 0 15.8",
  },
  // A hat with glasses, a shield, two faces, a magnifier, a cross-hair, a briefcase.
  master_spy: {
    fill: "M1 11.5h22v2H1zM5.5 10l2-6.5c2-1 3 .5 4.5.5s2.5-1.5 4.5-.5l2 6.5z",
    line:
      "M4.5 18a3 3 0 1 0 6 0 3 3 0 1 0-6 0" +
      "M13.5 18a3 3 0 1 0 6 0 3 3 0 1 0-6 0M10.5 17.5q1.5-1 3 0",
  },
  deputy_director: {
    fill: "M12 5.5v12.8c3-1.7 4.8-4.6 5-8v-3z",
    line: "M12 1.8 21 5v5.5c0 5.5-3.5 9.8-9 12-5.5-2.2-9-6.5-9-12V5z",
  },
  double_agent: {
    fill: "M12 2.5a9.5 9.5 0 0 0 0 19zM16 10.8a1.3 1.3 0 1 0 0-2.6 1.3 1.3 0 0 0 0 2.6z",
    line: "M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19zM14 16.5q2 .2 3.3-1.5",
  },
  analyst: {
    line: "M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM15.5 15.5l7 7M7 10h6M10 7v6",
  },
  assassin: {
    fill: "M12 10.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6z",
    line: "M12 4.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM12 1v7M12 16v7M1 12h7M16 12h7",
  },
  director: {
    fill: "M2 8h20v5h-8v-1.5h-4V13H2zM2 14.5h8V16h4v-1.5h8V21H2z",
    line: "M8.5 7.5v-4h7v4",
  },
  // A bust in the shade, a pair of scales.
  agent_x: {
    fill:
      "M12 2a5.2 5.2 0 0 1 3.2 9.3c4 1 6.3 4.2 6.3 10.7h-19" +
      "c0-6.5 2.3-9.7 6.3-10.7A5.2 5.2 0 0 1 12 2z",
  },
  balance: {
    line: "M12 2v18M7 21.5h10M4 5.5h16M4.5 5.5l-3 8.5h6zM19.5 5.5l-3 8.5h6z",
  },
};

/** The sign of a faction, an agent or the balance token. @param {{of: string}} props */
export function Sign({ of }) {
  return html`<${Drawing} strokes=${SIGNS[of]} />`;
}
