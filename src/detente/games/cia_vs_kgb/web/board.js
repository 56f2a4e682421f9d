// @ts-check
// The table of CIA vs KGB: above the round and the score, then both desks with the contested file
// between them, the reader's own desk nearer; below the reader's agents.

import { Changes } from "/static/board/changes.js";
import { numbered } from "/static/board/chapters.js";
import { html, useRef } from "/static/board/html.js";
import { useTable } from "/static/board/piece.js";
import { say } from "/static/board/texts.js";
import { useWalk } from "/static/board/walk.js";
import { Decks } from "./decks.js";
import { Desk } from "./desk.js";
import { Files } from "./files.js";
import { ObjectiveFile } from "./objective.js";
import { placesOf } from "./places.js";
import { Standing } from "./status.js";
import { Struggle } from "./struggle.js";

/** @import { Children, GameEvent, View } from "/static/board/types.js" */
/** @import { ColdWar } from "./types.js" */

export { Glance, progress, target } from "./status.js";

/** The style sheets of this board. */
export const styles = ["style.css", "desk.css", "middle.css", "narrow.css"];

/** What arrow keys lead to; sheets over the page have keys of their own. */
const PIECES = "button:not(dialog button)";

/** The rounds. @param {GameEvent[]} events */
export function chapters(events) {
  return numbered(events, "round-started", "round");
}

/** The scores round by round. @param {GameEvent[]} events */
export function course(events) {
  const rounds = events.filter(({ id }) => id === "score-recorded");
  return rounds.map(({ args }, index) => ({
    label: String(index + 1),
    scores: /** @type {Record<string, number>} */ (args),
  }));
}

/** What fills the region above the board. @param {{view: View}} props */
export function Status({ view }) {
  return html`<${Region} view=${view}><${Standing} view=${view} /></${Region}>`;
}

/** What fills the middle. @param {{view: View}} props */
export function Board({ view }) {
  const { cards, events } = useTable();
  const board = /** @type {ColdWar} */ (view.board);
  const order = view.seat === "kgb" ? ["cia", "kgb"] : ["kgb", "cia"];
  const [far, near] = order.map((side) => ({ side, places: placesOf(side, view, events, cards) }));
  return html`<${Region} view=${view}>
    <${Desk} view=${view} ...${far} />
    <div class="cvk-middle">
      <${ObjectiveFile} board=${board} />
      <${Struggle} board=${board} order=${order} />
      <${Decks} view=${view} />
    </div>
    <${Desk} view=${view} ...${near} near />
  </${Region}>`;
}

/** What fills the region below the board. @param {{view: View}} props */
export function Dock({ view }) {
  return html`<${Region} view=${view}><${Files} view=${view} /></${Region}>`;
}

/**
 * A part of the board, in which things are marked that the last move has changed.
 *
 * @param {{view: View, children?: Children}} props
 */
function Region({ view, children }) {
  const board = /** @type {ColdWar} */ (view.board);
  const part = useRef(/** @type {HTMLElement | null} */ (null));
  const walk = useWalk(part, PIECES);
  return html`<${Changes} view=${view} standing=${standing(board)}>
    <div
      ref=${part}
      class="board cvk"
      role="group"
      aria-label=${say("board-cvk-walk")}
      onKeyDown=${walk}
    >
      ${children}
    </div>
  </${Changes}>`;
}

/** Where everything is, to see what has changed. @param {ColdWar} board */
function standing(board) {
  /** @type {Map<string, unknown>} */
  const things = new Map();
  things.set("phase", board.phase);
  things.set("objective", board.objective?.card);
  things.set("balance", board.balance);
  things.set("dominance", board.dominance);
  things.set("group deck", board.group_deck.count);
  things.set("group discard", `${board.group_discard.count} ${board.group_discard.top}`);
  things.set("objective deck", board.objective_deck.count);
  things.set("objective discard", board.objective_discard.length);
  for (const [side, area] of Object.entries(board.sides)) {
    things.set(`${side} score`, area.score);
    things.set(`${side} influence`, area.influence);
    things.set(`${side} agent_x`, `${area.agent_x_chosen} ${area.agent_x}`);
    things.set(`${side} claimed`, area.claimed.join());
    for (const code of area.ready) things.set(code, `${side} ready`);
    for (const code of area.mobilised) things.set(code, `${side} mobilised`);
    for (const role of area.leave) things.set(`${side} ${role}`, "leave");
    for (const role of area.eliminated) things.set(`${side} ${role}`, "eliminated");
  }
  return things;
}
