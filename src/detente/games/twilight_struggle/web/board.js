// @ts-check
// The table of Twilight Struggle: the tracks, the map of the world, the cards.

import { Changes } from "/static/board/changes.js";
import { html } from "/static/board/html.js";
import { say } from "/static/board/texts.js";
import { Cards } from "./hand.js";
import { WorldMap } from "./map.js";
import { Status } from "./status.js";

export { chapters, everybody, timeline } from "./history.js";

/** @import { View } from "/static/board/types.js" */
/** @import { ColdWar } from "./types.js" */

/** The style sheets of this board. */
export const styles = ["style.css", "map.css", "status.css", "cards.css"];

/** The whole table. @param {{view: View}} props */
export function Board({ view }) {
  const board = /** @type {ColdWar} */ (view.board);
  return html`<${Changes} view=${view} standing=${standing(board)}>
    <section class="board ts" data-turn=${board.turn} aria-label=${say("game-title")}>
      <${Status} view=${view} />
      <${WorldMap} view=${view} />
      <${Cards} view=${view} />
    </section>
  </${Changes}>`;
}

/** Where everything is, to see what has changed. @param {ColdWar} board */
function standing(board) {
  /** @type {Map<string, unknown>} */
  const things = new Map();
  for (const field of /** @type {const} */ (["turn", "round", "vp", "defcon", "deck_count"])) {
    things.set(field, board[field]);
  }
  things.set("the_china_card", `${board.china.holder} ${board.china.face_up}`);
  things.set("effects", [...board.effects, ...board.in_play].join());
  things.set("discard", board.discard.join());
  things.set("removed", board.removed.join());
  for (const [side, { influence, military, space, hand_count }] of Object.entries(board.sides)) {
    things.set(`${side} military`, military);
    things.set(`${side} space`, space);
    things.set(`${side} hand`, hand_count);
    for (const [country, count] of Object.entries(influence)) {
      things.set(country, `${things.get(country) ?? ""} ${side} ${count}`);
    }
  }
  return things;
}
