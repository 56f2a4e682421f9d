// @ts-check
// Which module draws which game. A new game adds its line; one without a line is drawn plainly.

import { loadStyle } from "../theme.js";

/** @import { Component, GameEvent, View } from "../types.js" */
/** @import { Round } from "../chart.js" */

/**
 * What a board module exports: the board and, where there are scores, their course and the target.
 *
 * @typedef {object} BoardModule
 * @property {Component<{view: View}>} Board
 * @property {(events: GameEvent[]) => Round[]} [course]
 * @property {number} [target]
 */

/** @type {Record<string, () => Promise<BoardModule>>} */
const BOARDS = {
  agents: () => import("./agents.js"),
  cia_vs_kgb: () => import("./cia_vs_kgb.js"),
  secret_power: () => import("./secret_power.js"),
};

/**
 * The module of a game's board, when it and its style/<game>.css are there.
 *
 * @param {string} game
 */
export async function boardFor(game) {
  const own = BOARDS[game];
  if (!own) return /** @type {Promise<BoardModule>} */ (import("./plain.js"));
  const [board] = await Promise.all([own(), loadStyle(game)]);
  return board;
}
