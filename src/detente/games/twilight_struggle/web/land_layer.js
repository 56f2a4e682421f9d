// @ts-check
// The land under the countries' boxes, tinted and hatched for the side that controls it.

import { html } from "/static/board/html.js";
import { memo } from "/static/board/memo.js";
import { useTable } from "/static/board/piece.js";
import { controllers } from "./country.js";
import { LAND } from "./land.js";

/** @import { Card } from "/static/board/types.js" */
/** @import { ColdWar } from "./types.js" */

/** @type {Record<string, string>} */
const OUTLINES = LAND;

/** @param {{board: ColdWar}} props */
export function Ground({ board }) {
  const { cards } = useTable();
  const control = [...controllers(board)].map((held) => held.join(" "));
  return html`<${Hatching} /><${Land} cards=${cards} /><${Held} control=${control} />`;
}

const Land = memo((/** @type {{cards: Record<string, Card>}} */ { cards }) => {
  return html`<path class="ts-relief" d=${Object.values(OUTLINES).join("")} />
    ${Object.entries(OUTLINES).map(([code, outline]) => {
      const region = cards[code]?.region ?? code;
      return html`<path key=${code} class=${`ts-land ${region}`} d=${outline} />`;
    })}`;
});

/** What is controlled: “italy us”. */
const Held = memo((/** @type {{control: string[]}} */ { control }) => {
  return control.map((held) => {
    const [code, side] = held.split(" ");
    return html`<path key=${code} class=${`ts-held ${side}`} d=${OUTLINES[code]} />`;
  });
});

/** Slanting lines for the US, dots for the USSR. */
function Hatching() {
  return html`<defs>
    <pattern id="ts-hatch-us" class="us" width="6" height="6" patternUnits="userSpaceOnUse">
      <rect width="6" height="6" />
      <path d="M-1 1l2-2M0 6l6-6M5 7l2-2" />
    </pattern>
    <pattern id="ts-hatch-ussr" class="ussr" width="5" height="5" patternUnits="userSpaceOnUse">
      <rect width="5" height="5" />
      <circle cx="2.5" cy="2.5" r="1" />
    </pattern>
  </defs>`;
}
