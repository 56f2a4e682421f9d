// @ts-check
// The table of Agents: Shield and Sword: above the services, then the world, below the own things.

import { Changes } from "/static/board/changes.js";
import { html } from "/static/board/html.js";
import { Desk } from "./dock.js";
import { World } from "./map.js";
import { FIGURES, Plates } from "./plates.js";

/** @import { Children, View } from "/static/board/types.js" */
/** @import { Espionage } from "./types.js" */

export { chapters, course } from "./score_history.js";
export { target } from "./service.js";
export { Glance, progress } from "./turn.js";

/** The style sheets of this board. */
export const styles = ["style.css", "plates.css", "map.css", "dock.css"];

/** What fills the region above the board. @param {{view: View}} props */
export function Status({ view }) {
  return html`<${Region} view=${view}><${Plates} view=${view} /></${Region}>`;
}

/** What fills the middle. @param {{view: View}} props */
export function Board({ view }) {
  return html`<${Region} view=${view}><${World} view=${view} /></${Region}>`;
}

/** What fills the region below the board. @param {{view: View}} props */
export function Dock({ view }) {
  return html`<${Region} view=${view}><${Desk} view=${view} /></${Region}>`;
}

/**
 * A part of the board, in which things have a mark that the last move has changed.
 *
 * @param {{view: View, children?: Children}} props
 */
function Region({ view, children }) {
  const board = /** @type {Espionage} */ (view.board);
  return html`<${Changes} view=${view} standing=${standing(board)}>
    <div class="board asw">${children}</div>
  </${Changes}>`;
}

/** Where everything is, to see what has changed. @param {Espionage} board */
function standing(board) {
  /** @type {Map<string, unknown>} */
  const things = new Map();
  things.set("active region", board.active_region);
  things.set("drawn", board.drawn?.token);
  things.set("deck", board.deck_count);
  things.set("discard", board.discard.join());
  things.set("bank", board.bank);
  for (const [code, place] of Object.entries({ ...board.sectors, ...board.regions })) {
    things.set(`${code} holder`, place.guarded || place.holder);
  }
  for (const [code, { tokens, diplomats }] of Object.entries(board.regions)) {
    for (const { token, city, kind } of tokens) things.set(token, `${code} ${city} ${kind}`);
    for (const [service, count] of Object.entries(diplomats)) {
      things.set(`${service}_diplomat_${code}`, count);
    }
  }
  for (const [seat, service] of Object.entries(board.services)) {
    for (const field of FIGURES) {
      things.set(`${seat} ${field}`, service[field]);
    }
    things.set(`${seat} halves`, service.halves_with_mission ?? service.halves);
    things.set(`${seat} bag`, JSON.stringify(service.bag));
    for (const code of service.cards) things.set(code, seat);
  }
  return things;
}
