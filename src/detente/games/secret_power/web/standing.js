// @ts-check
// Where everything is, each thing under a key of its own, to see what has changed.

/** @import { Conspiracy } from "./types.js" */

/** Figures of a player, each with the sign that stands for it. */
export const FIGURES = /** @type {const} */ ({
  active: "agent",
  pool: "pool",
  shadows: "shadow",
  reach: "reach",
});

export const DECKS = /** @type {const} */ ([
  "deck_count",
  "treaty_deck_count",
  "professional_deck_count",
]);

/** @param {Conspiracy} board */
export function standing(board) {
  /** @type {Map<string, unknown>} */
  const things = new Map();
  things.set("wars", board.wars.length);
  for (const deck of DECKS) things.set(deck, board[deck]);
  for (const pile of /** @type {const} */ (["discard", "treaty_discard", "professional_discard"])) {
    things.set(pile, board[pile].join());
  }
  for (const { card, occupant, agents } of board.zone) things.set(card, `${occupant} ${agents}`);
  for (const { operation, owner } of board.operations) things.set(operation, owner);
  for (const [group, count] of Object.entries(board.supply)) {
    things.set(`supply minor_${group}`, count);
  }
  for (const [player, area] of Object.entries(board.players)) {
    for (const field of /** @type {(keyof typeof FIGURES)[]} */ (Object.keys(FIGURES))) {
      things.set(`${player} ${field}`, area[field]);
    }
    things.set(`${player} score`, area.score);
    things.set(`${player} hand`, area.hand_count);
    for (const [sign, count] of Object.entries(area.signs)) things.set(`${player} ${sign}`, count);
    for (const [group, count] of Object.entries(area.minors)) {
      things.set(`${player} minor_${group}`, count);
    }
    for (const { card, agents, inner_circle: circle } of area.objects) {
      things.set(card, `${player} ${agents} ${circle}`);
    }
    for (const code of area.treaties) things.set(code, player);
    for (const [project, stage] of Object.entries(area.stages)) {
      things.set(project, `${things.get(project) ?? ""} ${stage}`);
    }
  }
  return things;
}
