// @ts-check
// The table of Secret Power: the zone, projects and operations, and an area for each player.

import { Changes } from "/static/board/changes.js";
import { numbered } from "/static/board/chapters.js";
import { html } from "/static/board/html.js";
import { useSight } from "/static/board/scroll.js";
import { say } from "/static/board/texts.js";
import { Areas, FIGURES } from "./area.js";
import { Operations } from "./operations.js";
import { Projects } from "./projects.js";
import { Score } from "./score.js";
import { Status } from "./status.js";
import { DECKS, Legend, Offer, Stock } from "./stock.js";
import { Zone } from "./zone.js";

export { progress } from "./status.js";

/** @import { GameEvent, View } from "/static/board/types.js" */
/** @import { Conspiracy } from "./types.js" */

/** The style sheets of this board. */
export const styles = ["style.css"];

/** The rounds. @param {GameEvent[]} events */
export function chapters(events) {
  return numbered(events, "round-started", "round");
}

/** The whole table. @param {{view: View}} props */
export function Board({ view }) {
  const board = /** @type {Conspiracy} */ (view.board);
  const sight = useSight(view);
  return html`<${Changes} view=${view} standing=${standing(board)}>
    <section class="board sp" aria-label=${say("game-title")} ref=${sight}>
      <${Status} view=${view} />
      ${view.over && html`<${Score} view=${view} />`}
      <${Offer} view=${view} />
      <${Zone} view=${view} />
      <div class="sp-plans">
        <${Projects} view=${view} />
        <${Operations} board=${board} />
      </div>
      <${Areas} view=${view} />
      ${!view.over && html`<${Score} view=${view} />`}
      <${Stock} view=${view} />
      <${Legend} />
    </section>
  </${Changes}>`;
}

/** Where everything is, to see what has changed. @param {Conspiracy} board */
function standing(board) {
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
