// @ts-check
// The table of Twilight Struggle: above the tracks, then the map of the world, below the cards.

import { Changes } from "/static/board/changes.js";
import { html } from "/static/board/html.js";
import { Hands } from "./hand.js";
import { WorldMap } from "./map.js";
import { Tracks } from "./status.js";

export { Glance } from "./glance.js";
export { chapters, everybody, timeline } from "./history.js";
export { progress } from "./turn.js";
export { keys } from "./views.js";

/** @import { Children, View } from "/static/board/types.js" */
/** @import { ColdWar } from "./types.js" */

/** The style sheets of this board. */
export const styles = ["style.css", "map.css", "status.css", "cards.css"];

/** What fills the region above the board. @param {{view: View}} props */
export function Status({ view }) {
  return html`<${Region} view=${view}><${Tracks} view=${view} /></${Region}>`;
}

/** What fills the middle. @param {{view: View}} props */
export function Board({ view }) {
  return html`<${Region} view=${view}><${WorldMap} view=${view} /></${Region}>`;
}

/** What fills the region below the board. @param {{view: View}} props */
export function Dock({ view }) {
  return html`<${Region} view=${view}><${Hands} view=${view} /></${Region}>`;
}

/**
 * A part of the board, in which things flash that the last move has changed.
 *
 * @param {{view: View, children?: Children}} props
 */
function Region({ view, children }) {
  const board = /** @type {ColdWar} */ (view.board);
  return html`<${Changes} view=${view} standing=${standing(board)}>
    <div class="board ts" data-turn=${board.turn}>${children}</div>
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
  for (const [side, { military, space, hand_count }] of Object.entries(board.sides)) {
    things.set(`${side} military`, military);
    things.set(`${side} space`, space);
    things.set(`${side} hand`, hand_count);
  }
  return things;
}
