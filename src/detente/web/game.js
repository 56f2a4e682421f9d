// @ts-check
// What a table and a lesson have in common: an open game, and what can be looked up beside it.

import { get } from "./api.js";
import { boardFor } from "./boards/index.js";
import { CardPopover } from "./card.js";
import { html } from "./html.js";
import { odds } from "./piece.js";
import { RulesDrawer } from "./rules.js";
import { loadTexts } from "./texts.js";

/** @import { Card, GameInfo, Signal } from "./types.js" */
/** @import { Offer } from "./piece.js" */

/**
 * All that a page needs of a game: its data, its board and what it offers.
 *
 * @typedef {{cards: Record<string, Card>, board: Awaited<ReturnType<typeof boardFor>>,
 *   info: GameInfo}} Opened
 */

/**
 * Opens a game, its texts included.
 *
 * @param {string} game
 * @param {string[]} texts what else of its texts is wanted
 * @returns {Promise<Opened>}
 */
export async function openGame(game, ...texts) {
  const [cards, board, games] = await Promise.all([
    get(`/api/games/${game}/cards`),
    boardFor(game),
    get("/api/games"),
    loadTexts(game, ...texts),
  ]);
  return { cards, board, info: games.find((/** @type {GameInfo} */ one) => one.name === game) };
}

/**
 * The drawer with the rules, open at `rule`, and the note about a thing.
 *
 * @param {{game: string, cards: Record<string, Card>, options: Map<string, Offer>,
 *   rule: Signal<string | null>}} props
 */
export function Reference({ game, cards, options, rule }) {
  return html`<${RulesDrawer}
      game=${game}
      rule=${rule.value}
      open=${(/** @type {string | null} */ wanted) => (rule.value = wanted)}
    />
    <${CardPopover}
      cards=${cards}
      game=${game}
      more=${(/** @type {string} */ code) => odds(options, code)}
    />`;
}
