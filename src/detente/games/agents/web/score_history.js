// @ts-check
// How the half points went, told from what everybody could see; the missions count at the end.

import { numbered } from "/static/board/chapters.js";
import { CONTROL, LIQUIDATION } from "./service.js";

/** @import { GameEvent } from "/static/board/types.js" */
/** @import { Round } from "/static/board/module.js" */

const TAKEN = new Set(["taken-over", "taken-from", "guard-claimed"]);

/** The rounds. @param {GameEvent[]} events */
export function chapters(events) {
  return numbered(events, "turn-started", "round");
}

/** The scores after each round, from set-up on. @param {GameEvent[]} events @returns {Round[]} */
export function course(events) {
  const final = scores(events.filter(({ id }) => id === "final-score"));
  const starts = events.filter(({ id }) => id === "turn-started");
  const rounds = Math.max(0, ...starts.map(({ args }) => Number(args.round)));
  const before = Array.from({ length: rounds }, (_, round) => {
    const start = starts.find(({ args }) => args.round === round + 1);
    const past = events.slice(0, events.indexOf(/** @type {GameEvent} */ (start)));
    return { label: String(round), scores: standing(past, Object.keys(final)) };
  });
  return [...before, { label: String(rounds), scores: final }];
}

/** @param {GameEvent[]} counts @returns {Record<string, number>} */
function scores(counts) {
  return Object.fromEntries(counts.map(({ args }) => [String(args.seat), Number(args.halves)]));
}

/**
 * What the seats have after all this, without their missions.
 *
 * @param {GameEvent[]} events
 * @param {string[]} seats
 */
function standing(events, seats) {
  /** @type {Map<unknown, unknown>} */
  const holders = new Map();
  /** @type {unknown[]} */
  const liquidators = [];
  for (const { id, args } of events) {
    if (TAKEN.has(id)) holders.set(args.token, args.seat);
    else if (id === "lost") holders.delete(args.token);
    else if (id === "liquidated") liquidators.push(args.seat);
  }
  const held = [...holders.values()];
  return Object.fromEntries(
    seats.map((seat) => {
      const [tokens, liquidations] = [held, liquidators].map((all) => count(all, seat));
      return [seat, tokens * CONTROL + liquidations * LIQUIDATION];
    }),
  );
}

/** @param {unknown[]} list @param {string} seat */
function count(list, seat) {
  return list.filter((one) => one === seat).length;
}
