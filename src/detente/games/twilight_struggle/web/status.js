// @ts-check
// Where the game stands: the tracks of the board side by side, each in a cell of its own.

import { html } from "/static/board/html.js";
import { say } from "/static/board/texts.js";
import { Defcon } from "./defcon.js";
import { Military } from "./military.js";
import { Scoring } from "./scoring.js";
import { Space } from "./space.js";
import { Turn } from "./turn.js";
import { Points } from "./vp.js";

/** @import { View } from "/static/board/types.js" */
/** @import { ColdWar } from "./types.js" */

/** @param {{view: View}} props */
export function Tracks({ view }) {
  const board = /** @type {ColdWar} */ (view.board);
  return html`<section
    class="ts-tracks"
    data-notes="below"
    aria-label=${say("board-ts-status-title")}
  >
    <${Points} board=${board} />
    <${Defcon} view=${view} />
    <${Military} view=${view} />
    <${Space} board=${board} />
    <${Scoring} view=${view} />
    <${Turn} view=${view} />
  </section>`;
}
