// @ts-check
// How the Cold War went: its turns, the course of VP and DEFCON, and both hands afterwards.

import { numbered } from "/static/board/chapters.js";
import { say } from "/static/board/texts.js";
import { LEVELS } from "./defcon.js";
import { SIDES } from "./side.js";
import { leaderOf, VICTORY } from "./vp.js";

/** @import { GameEvent, View } from "/static/board/types.js" */
/** @import { Step, Timeline } from "/static/board/module.js" */
/** @import { ColdWar } from "./types.js" */

const [MOST_DEFCON] = LEVELS;

/** The turns. @param {GameEvent[]} events */
export function chapters(events) {
  return numbered(events, "turn-started", "turn");
}

/**
 * VP (above zero the US leads) and DEFCON after each move that changed them.
 *
 * @param {GameEvent[]} events
 * @param {View | null} began the first view of a game that began in the middle
 * @returns {Timeline}
 */
export function timeline(events, began) {
  let { vp, defcon } = /** @type {ColdWar} */ (began?.board ?? { vp: 0, defcon: MOST_DEFCON });
  let final = false;
  /** @type {Step[]} */
  const steps = [{ moveNumber: began?.move_number ?? 0, balance: vp, level: defcon }];
  for (const { move_number, id, args } of events) {
    if (id === "vp-gained") vp = Number(args.vp);
    else if (id === "defcon-raised" || id === "defcon-lowered") defcon = Number(args.defcon);
    else if (id === "final-scoring") final = true;
    // Scored in the game, points are told as gained; in the final scoring they only add up.
    else if (id === "region-scored" && final) vp += Number(args.us) - Number(args.ussr);
    else if (id === "china-scored") vp += args.side === "us" ? 1 : -1;
    else continue;
    steps.push({ moveNumber: move_number, balance: vp, level: defcon });
  }
  return {
    steps,
    most: VICTORY,
    levels: [1, MOST_DEFCON],
    title: say("board-ts-past-title"),
    level: say("label-defcon"),
    words: ({ balance, level }) => [lead(balance), say("board-ts-past-defcon", { level })],
  };
}

/** Who leads, and by how much. @param {number} vp */
function lead(vp) {
  const side = leaderOf(vp);
  return side ? say("board-ts-past-lead", { side, vp: Math.abs(vp) }) : say("board-ts-past-level");
}

/**
 * What both sides knew together: the hand and the headline of each as it saw them itself.
 *
 * @param {View} watched
 * @param {View[]} views
 * @returns {View}
 */
export function everybody(watched, views) {
  const board = /** @type {ColdWar} */ (watched.board);
  const own = views.map((view, seat) => {
    const { hand, values, headline } = /** @type {ColdWar} */ (view.board).sides[SIDES[seat]];
    return [SIDES[seat], { ...board.sides[SIDES[seat]], hand, values, headline }];
  });
  return { ...watched, board: { ...board, sides: Object.fromEntries(own) } };
}
