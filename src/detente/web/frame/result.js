// @ts-check
// How a game ended: who won and why.

import { dashed, knows, say } from "../board/texts.js";

/** @import { Result as Outcome, TableInfo } from "../board/types.js" */

/**
 * Who has won, and why: two sentences.
 *
 * @param {string[]} seats
 * @param {Outcome} result
 */
export function outcome(seats, { winners, reason }) {
  const who = winners.map((number) => seats[number]);
  const why = say(`result-${dashed(reason)}`);
  if (!who.length) return [nobodyWins({ reason }), why];
  return [say(who.length > 1 ? "result-page-shared" : "result-page-winner", { who }), why];
}

/**
 * What is said where nobody at the table wins: in the game's own words, if it has any.
 *
 * @param {Pick<Outcome, "reason">} result
 * @param {{knows: (id: string) => boolean, say: (id: string) => string}} [texts]
 */
export function nobodyWins({ reason }, texts = { knows, say }) {
  const own = `outcome-${dashed(reason)}`;
  return texts.say(texts.knows(own) ? own : "result-page-nobody");
}

/**
 * What the result means for a seat.
 *
 * @param {number} seat
 * @param {Outcome} result
 */
export function verdict(seat, { winners, scores }) {
  if (!winners.includes(seat)) return "lost";
  if (winners.length === 1) return "won";
  return winners.length === scores.length ? "drawn" : "won-together";
}

/**
 * The seats of the same game once more: I where I sat, the same bots, and a link for other people.
 *
 * @param {TableInfo} table
 * @param {string[]} mySeats
 * @returns {string[]}
 */
export function sameSeats({ seats }, mySeats) {
  return seats.map(({ seat, bot }) => (mySeats.includes(seat) ? "me" : (bot ?? "link")));
}
