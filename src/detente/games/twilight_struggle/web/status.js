// @ts-check
// Where the game stands: the tracks of the board side by side, and the events in force below them.

import { html } from "/static/board/html.js";
import { say } from "/static/board/texts.js";
import { Defcon } from "./defcon.js";
import { Effects } from "./effects.js";
import { Military } from "./military.js";
import { Space } from "./space.js";
import { Turn } from "./turn.js";
import { Points } from "./vp.js";

/** @import { View } from "/static/board/types.js" */
/** @import { ColdWar } from "./types.js" */

/** @param {{view: View}} props */
export function Status({ view }) {
  const board = /** @type {ColdWar} */ (view.board);
  return html`<section class="ts-status" aria-label=${say("board-ts-status-title")}>
    <div class="ts-tracks" data-notes="below">
      <${Turn} view=${view} />
      <${Points} board=${board} />
      <${Defcon} view=${view} />
      <${Military} view=${view} />
      <${Space} board=${board} />
    </div>
    <${Effects} board=${board} />
  </section>`;
}
