// @ts-check
// Which place each group keeps on the table while it is there.

/** @import { Card, GameEvent, View } from "/static/board/types.js" */
/** @import { ColdWar } from "./types.js" */

/** What brings a group to the side that the event names. @type {Record<string, string>} */
const BRINGS = { "group-recruited": "group", "group-switched": "target" };
/** What takes a group off the table. @type {Record<string, string>} */
const TAKES = { "group-destroyed": "target", "group-swept": "group" };

/** The most groups that any objective lets a side have. @param {Record<string, Card>} cards */
export function mostPlaces(cards) {
  return Math.max(...Object.values(cards).map(({ population }) => Number(population ?? 0)));
}

/**
 * A side's places, each with its group or null. A group takes the first free one when it comes, and
 * keeps it until it goes; that is told by what has happened in the round.
 *
 * @param {string} side
 * @param {View} view
 * @param {GameEvent[]} events
 * @param {Record<string, Card>} cards
 * @returns {(string | null)[]}
 */
export function placesOf(side, { board, move_number: now }, events, cards) {
  const { ready, mobilised } = /** @type {ColdWar} */ (board).sides[side];
  const groups = [...ready, ...mobilised].sort();
  const past = events.filter(({ move_number: moveNumber }) => moveNumber <= now);
  const began = past.findLastIndex(({ id }) => id === "round-started");
  /** @type {(string | null)[]} */
  const places = Array.from({ length: mostPlaces(cards) }, () => null);
  const come = (/** @type {string} */ code) => {
    const free = places.indexOf(null);
    places[free < 0 ? places.length : free] = code;
  };
  const go = (/** @type {string} */ code) => {
    if (places.includes(code)) places[places.indexOf(code)] = null;
  };
  for (const { id, args } of past.slice(began)) {
    if (id in BRINGS) {
      const code = String(args[BRINGS[id]]);
      if (args.side === side) come(code);
      else go(code);
    } else if (id in TAKES) go(String(args[TAKES[id]]));
  }
  // What was told may begin in the middle of the round, and the view is the truth.
  for (const code of places) if (code && !groups.includes(code)) go(code);
  for (const code of groups) if (!places.includes(code)) come(code);
  return places;
}
