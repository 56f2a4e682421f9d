// @ts-check
// Which module draws which game. A new game adds its line; one without a line is drawn plainly.

import { loadStyle } from "../theme.js";

/** @import { Component, GameEvent, View } from "../types.js" */
/** @import { Round } from "../chart.js" */
/** @import { Timeline } from "../timeline.js" */
/** @import { Chapter } from "./chapters.js" */

/**
 * What a board module exports: the board and, as far as the game has them,
 * - `course` and `target`: the scores of each round, and how many win;
 * - `chapters`: the parts of the game that the log can show one by one;
 * - `timeline`: what is drawn over all choices, from the first view of a game that began in the
 *   middle or else from the usual start;
 * - `everybody`: one view of all that a spectator and each seat saw at the same moment.
 *
 * @typedef {object} BoardModule
 * @property {Component<{view: View}>} Board
 * @property {(events: GameEvent[]) => Round[]} [course]
 * @property {number} [target]
 * @property {(events: GameEvent[]) => Chapter[]} [chapters]
 * @property {(events: GameEvent[], began: View | null) => Timeline} [timeline]
 * @property {(watched: View, views: View[]) => View} [everybody]
 */

/** @type {Record<string, () => Promise<BoardModule>>} */
const BOARDS = {
  agents: () => import("./agents.js"),
  cia_vs_kgb: () => import("./cia_vs_kgb.js"),
  secret_power: () => import("./secret_power.js"),
  twilight_struggle: () => import("./twilight_struggle.js"),
};

/** The styles of boards that have several of them. @type {Record<string, string[]>} */
const STYLES = {
  twilight_struggle: ["", "/map", "/status", "/cards"].map((part) => `twilight_struggle${part}`),
};

/**
 * The module of a game's board, when it and its style/<game>.css are there.
 *
 * @param {string} game
 */
export async function boardFor(game) {
  const own = BOARDS[game];
  if (!own) return /** @type {Promise<BoardModule>} */ (import("./plain.js"));
  const [board] = await Promise.all([own(), ...(STYLES[game] ?? [game]).map(loadStyle)]);
  return board;
}
