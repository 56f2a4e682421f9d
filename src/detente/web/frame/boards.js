// @ts-check
// The board of a game: its own one, from its folder, or the plain one.

import { loadStyle } from "./theme.js";

/** @import { BoardModule } from "../board/module.js" */
/** @import { GameInfo } from "../board/types.js" */

/**
 * The board module of a game that the server has listed, when its style sheets apply. A game
 * without a board of its own is drawn plainly.
 *
 * @param {GameInfo | undefined} game
 * @returns {Promise<BoardModule>}
 */
export async function boardFor(game) {
  if (!game?.board) return import("../board/plain.js");
  const folder = `/games/${game.name}`;
  /** @type {BoardModule} */
  const board = await import(`${folder}/board.js`);
  await Promise.all((board.styles ?? []).map((sheet) => loadStyle(`${folder}/${sheet}`)));
  return board;
}
