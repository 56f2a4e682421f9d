// @ts-check
// How long each moment is shown, so that all that waits is over in time.

import { MARK, SCENE } from "../board/recap.js";

/** @import { Films } from "../board/module.js" */
/** @import { Moment } from "../board/types.js" */

/** Milliseconds that a mark without a film takes. */
const MARK_TIME = 220;

/**
 * The milliseconds of each of some moments: nothing for what has no film, or for the marks of my own
 * moves. All together they take no longer than `budget`: then marks that follow each other are shown
 * together, beats in half the time, and of scenes only those that change a value or are mine.
 *
 * @param {Moment[]} moments
 * @param {{films: Films, seat: string | null, budget: number, share: number}} how `share`: the part of
 *   the time that everything takes
 * @returns {number[]}
 */
export function schedule(moments, { films, seat, budget, share }) {
  const nominal = moments.map((moment) => {
    const { family, weight, by } = moment;
    const own = by !== undefined && by === seat;
    const time = films[family]?.time ?? (weight === MARK && !own ? MARK_TIME : 0);
    return time * share;
  });
  if (sum(nominal) <= budget) return nominal;
  const shorter = nominal.map((time, at) => {
    const { weight, actor, chips } = moments[at];
    if (weight === MARK) return moments[at + 1]?.weight === MARK ? 0 : time;
    if (weight < SCENE) return time / 2;
    return actor === seat || chips?.length ? time : 0;
  });
  const part = Math.min(1, budget / (sum(shorter) || 1));
  return shorter.map((time) => time * part);
}

/** @param {number[]} times */
function sum(times) {
  return times.reduce((all, time) => all + time, 0);
}
