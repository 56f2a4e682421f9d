// @ts-check
// What the Cease-fire would bring if it came now (CVK-5.1 to CVK-5.5), from what lies on the table.

/** @import { Card } from "/static/board/types.js" */
/** @import { Objective, Side } from "./types.js" */

/**
 * The end of a message `board-cvk-…` and what it is about; `influence` is that of both sides.
 *
 * @typedef {{message: string, side?: string, other?: string, faction?: string, influence: number}}
 *   Outcome
 */

/**
 * Who would have domination, or who would be in disorder.
 *
 * @param {Objective} objective
 * @param {Record<string, Side>} sides
 * @param {Record<string, Card>} cards
 * @returns {Outcome}
 */
export function outcome({ stability, profile }, sides, cards) {
  const [first, second] = Object.keys(sides);
  const influence = sides[first].influence + sides[second].influence;
  /** @param {number} lead of the first side over the second */
  const ahead = (lead) => (lead > 0 ? first : second);
  const over = [first, second].filter((side) => sides[side].influence > stability);
  if (over.length === 2) return { message: "disorder-both", influence };
  if (over.length === 1) {
    const other = over[0] === first ? second : first;
    return { message: "disorder", side: over[0], other, influence };
  }
  const lead = sides[first].influence - sides[second].influence;
  if (lead !== 0) return { message: "dominant", side: ahead(lead), influence };
  /** @param {string} side @param {string} faction */
  const best = (side, faction) => {
    const groups = [...sides[side].ready, ...sides[side].mobilised].map((code) => cards[code]);
    const own = groups.filter((group) => group.faction === faction);
    return Math.max(0, ...own.map((group) => Number(group.influence)));
  };
  for (const faction of profile) {
    const better = best(first, faction) - best(second, faction);
    if (better !== 0) {
      return { message: "dominant-by-profile", side: ahead(better), faction, influence };
    }
  }
  return { message: "level", influence };
}
