// @ts-check
// What kind of action a line of the recap tells, as a small drawing; a story names its icon.

import { Drawing } from "./drawing.js";
import { html } from "./html.js";

/** @import { Strokes } from "./drawing.js" */

/** @type {Record<string, Strokes>} */
const DRAWN = {
  event: { fill: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z" },
  card: { line: "M6 2h12v20H6zM9 7h6M9 11h6" },
  die: {
    line: "M3 3h18v18H3z",
    fill: "M8 6a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM12 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM16 14a2 2 0 1 0 0 4 2 2 0 0 0 0-4z",
  },
  marker: { line: "M12 22s-7-7-7-13a7 7 0 0 1 14 0c0 6-7 13-7 13z", fill: "M12 6.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z" },
  flag: { line: "M5 22V2", fill: "M5 3h15l-4 5 4 5H5z" },
  star: { fill: "M12 1.5l3 7.4 8 .6-6.1 5.2 1.9 7.8-6.8-4.2-6.8 4.2 1.9-7.8L1 9.5l8-.6z" },
  envelope: { line: "M2 5h20v14H2zM2 5l10 8 10-8" },
  eye: { line: "M1 12s4-7 11-7 11 7 11 7-4 7-11 7S1 12 1 12z", fill: "M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z" },
  coin: { line: "M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20zM12 7v10M9 9h6M9 15h6" },
  target: { line: "M12 4a8 8 0 1 0 0 16 8 8 0 1 0 0-16zM12 1v6M12 17v6M1 12h6M17 12h6" },
  treaty: { line: "M5 2h14v15H5zM8 6h8M8 10h8", fill: "M13 15h6v8l-3-2-3 2z" },
  person: { fill: "M12 2a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM2 22c0-6 4-9 10-9s10 3 10 9z" },
  people: {
    fill: "M8 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM1 21c0-5 3-8 7-8s7 3 7 8zM17 5a3.5 3.5 0 1 1-1.5 6.7c1-1.6 1-3.6 0-5.2.4-1 1-1.5 1.5-1.5zM17 21c0-3-.8-5.5-2.2-7.3 4-1.7 8.2 1 8.2 7.3z",
  },
  clock: { line: "M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20zM12 6v6l5 3" },
  dice: { line: "M2 8h12v12H2zM8 8V3h13v13h-7", fill: "M8 12a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM17 7a2 2 0 1 0 0 4 2 2 0 0 0 0-4z" },
  war: { line: "M3 3l15 15M21 3L6 18M3 17l4 4M21 17l-4 4" },
  end: { line: "M5 22V2M5 3h15v11H5M10 3v11M15 3v11M5 8h15" },
  rocket: { line: "M12 1c4 4 5 9 4 15H8C7 10 8 5 12 1zM8 12l-4 6h4M16 12l4 6h-4M12 18v5" },
  lamp: { line: "M12 1l10 19H2z", fill: "M11 8h2v6h-2zM11 15.5h2v2h-2z" },
  scale: { line: "M12 2v20M6 22h12M3 6h18M3 6l-2 7h6zM21 6l-4 7h6z" },
  arrow: { line: "M2 12h19M14 5l7 7-7 7" },
  stop: { line: "M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20zM5 5l14 14" },
  mission: { line: "M5 2h14v20H5zM8 7h8M8 11h8", fill: "M12 14l1 2.2 2.4.2-1.8 1.6.5 2.3-2.1-1.2-2.1 1.2.5-2.3-1.8-1.6 2.4-.2z" },
  bag: { line: "M8 7V5a4 4 0 0 1 8 0v2", fill: "M4 8h16l1 14H3z" },
  pass: { line: "M3 12h14M11 6l6 6-6 6M21 4v16" },
  turn: { line: "M20 12a8 8 0 1 1-3-6M20 2v5h-5" },
  agent: { fill: "M6 8l2-5h8l2 5h4v3H2V8zM5 13h5v4H6zM14 13h5l-1 4h-4zM10 13h4v1.5h-4z" },
  service: { line: "M12 2l9 3v7c0 5-4 8-9 10-5-2-9-5-9-10V5z", fill: "M12 7l1.3 3.2 3.4.2-2.6 2.2.8 3.4-2.9-1.9L9.1 16l.8-3.4-2.6-2.2 3.4-.2z" },
  score: { line: "M4 22V10h4v12M10 22V4h4v18M16 22v-8h4v8" },
  falcon: { fill: "M1 5c4 1 8 3 11 6 3-3 7-5 11-6-2 6-5 9-8 10l1 5-4-2-4 2 1-5C6 14 3 11 1 5z" },
  interception: { line: "M2 12h9M8 8l4 4-4 4M22 12h-6M15 4v16" },
  project: { line: "M4 20l5-5M9 10l5 5M12 7l5 5M9 10l7-7 5 5-7 7" },
  piece: { fill: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z" },
};

/** The icon of a story by the name that the story has for it. @type {Record<string, Strokes>} */
export const ICONS = {
  ...DRAWN,
  capture: DRAWN.flag,
  infiltration: DRAWN.people,
  loss: DRAWN.stop,
  operation: DRAWN.envelope,
  phase: DRAWN.clock,
  points: DRAWN.score,
  professional: DRAWN.person,
  recall: DRAWN.turn,
  recruiting: DRAWN.people,
  round: DRAWN.clock,
  takeover: DRAWN.flag,
};

/** The icon of a story; one that nobody has drawn is that of an event. @param {{of: string}} props */
export function StoryIcon({ of }) {
  return html`<span class="story-icon"><${Drawing} strokes=${ICONS[of] ?? ICONS.event} /></span>`;
}
