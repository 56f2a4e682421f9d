// @ts-check
// Our own signs: the kinds of agents, who has seen them, and what lies before a service.

import { Drawing } from "/static/board/drawing.js";
import { html } from "/static/board/html.js";

/** @import { Strokes } from "/static/board/drawing.js" */

const HAT = "M1 11h22v2.2H1zM5.5 9.5l2-6.5c2-1 3 .5 4.5.5S14.5 2 16.5 3l2 6.5z";
const GLASSES =
  "M4.5 18a3 3 0 1 0 6 0 3 3 0 1 0-6 0M13.5 18a3 3 0 1 0 6 0 3 3 0 1 0-6 0M10.5 17.5q1.5-1 3 0";

/** @type {Record<string, Strokes>} */
const SIGNS = {
  // A word in somebody's ear; a hat with glasses, the dark one with a mask; a briefcase.
  informant: {
    fill: "M7 9h10v2H7zM7 13h6v2H7z",
    line: "M3 4.5h18v14H11l-5 4v-4H3z",
  },
  light_operative: { fill: HAT, line: GLASSES },
  dark_operative: { fill: `${HAT}M4 15h16v7.5H4z` },
  diplomat: {
    fill: "M2 8h20v5h-8v-1.5h-4V13H2zM2 14.5h8V16h4v-1.5h8V21H2z",
    line: "M8.5 7.5v-4h7v4",
  },
  // An eye; two heads.
  seen: {
    fill: "M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z",
    line: "M1.5 12q10.5-14 21 0q-10.5 14-21 0z",
  },
  open: {
    fill:
      "M8 3.5a4 4 0 0 1 2.5 7.2c3 .8 4.5 3.3 4.5 8.8H1c0-5.5 1.5-8 4.5-8.8A4 4 0 0 1 8 3.5z" +
      "M15 3.5a4 4 0 0 1 3.5 7c3 .8 4.5 3.5 4.5 9h-6c0-4-.8-6.8-3-8.8a6 6 0 0 0 1-7.2z",
  },
  // A flag, a lock, a coin, a pile, a bag, a target.
  held: { fill: "M4 1.5h2.3v21H4zM7.5 3c5-2 7.5 2 14 .2v10C15 15 12.5 11 7.5 13z" },
  guarded: { fill: "M4 10.5h16V22H4z", line: "M7.5 10V7a4.5 4.5 0 0 1 9 0v3" },
  finance: { fill: "M11 7h2v10h-2z", line: "M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19z" },
  reserve: {
    line: "M3 7a9 3.5 0 1 0 18 0 9 3.5 0 1 0-18 0v10c2 5 16 5 18 0V7M3 12c2 5 16 5 18 0",
  },
  bag: {
    fill: "M9 8h6c4 3 6 7 6 10 0 4-3 4.5-9 4.5S3 22 3 18c0-3 2-7 6-10z",
    line: "M8 2.5l2 4h4l2-4q-4 2-8 0z",
  },
  mission: {
    fill: "M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
    line: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 1v5M12 18v5M1 12h5M18 12h5",
  },
  // Two cards; somebody of whom nothing is known.
  cards: {
    fill: "M3 7h11v15H3z",
    line: "M8 3h12v15h-3",
  },
  silhouette: {
    fill: "M12 2.5a5 5 0 0 1 2.5 9.3c4.5 1 6.5 4.2 6.5 9.7H3c0-5.5 2-8.7 6.5-9.7A5 5 0 0 1 12 2.5z",
  },
};
SIGNS.operatives = SIGNS.dark_operative;
SIGNS.diplomats = SIGNS.diplomat;

/** @param {{of: string}} props */
export function Sign({ of }) {
  return html`<${Drawing} strokes=${SIGNS[of]} />`;
}
