// @ts-check
// What a table and a lesson have in common: an open game, and what can be looked up beside it.

import { CardPopover } from "../board/card.js";
import { html } from "../board/html.js";
import { odds } from "../board/piece.js";
import { openLook } from "../board/side.js";
import { loadTexts } from "../board/texts.js";
import { get } from "./api.js";
import { boardFor } from "./boards.js";
import { later } from "./later.js";

/** @import { BoardModule } from "../board/module.js" */
/** @import { Card, GameInfo, Signal } from "../board/types.js" */
/** @import { LegalMove } from "../board/piece.js" */

const RulesDrawer = later(
  async () => (await import("./rules.js")).RulesDrawer,
  ({ rule }) => rule !== null,
);

/**
 * All that a page needs of a game: its data, its board and what it offers.
 *
 * @typedef {{cards: Record<string, Card>, board: BoardModule, info: GameInfo}} Opened
 */

/**
 * Opens a game, its texts included.
 *
 * @param {string} game
 * @param {number | null} revision that of the rules by which it is played; null: the newest
 * @param {string[]} texts what else of its texts is wanted
 * @returns {Promise<Opened>}
 */
export async function openGame(game, revision, ...texts) {
  const listed = get("/api/games").then((/** @type {GameInfo[]} */ games) => {
    return games.find((one) => one.name === game);
  });
  const [cards, board, info] = await Promise.all([
    get(`/api/games/${game}/cards${revision === null ? "" : `?revision=${revision}`}`),
    listed.then(boardFor),
    listed,
    loadTexts(game, ...texts),
  ]);
  openLook(info);
  // A game that is not listed has no cards either, so it was refused above.
  return { cards, board, info: /** @type {GameInfo} */ (info) };
}

/**
 * The drawer with the rules, open at `rule`, and the note about a thing.
 *
 * @param {{game: string, settings: Record<string, unknown>, cards: Record<string, Card>,
 *   moves: Map<string, LegalMove>, rule: Signal<string | null>}} props
 */
export function Reference({ game, settings, cards, moves, rule }) {
  return html`<${RulesDrawer}
      game=${game}
      rule=${rule.value}
      open=${(/** @type {string | null} */ wanted) => (rule.value = wanted)}
    />
    <${CardPopover}
      cards=${cards}
      game=${game}
      settings=${settings}
      more=${(/** @type {string} */ code) => odds(moves, code)}
    />`;
}
