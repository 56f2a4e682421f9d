// @ts-check
// Which sheet lies over the board: the things of a player, the points, the stock, or those things that
// the question is about and that have no place of their own on the board.

import { html, signal } from "/static/board/html.js";
import { useTable } from "/static/board/piece.js";

/** @import { LegalMove } from "/static/board/piece.js" */
/** @import { Children, View } from "/static/board/types.js" */
/** @import { Conspiracy } from "./types.js" */

/** The sheet that was opened last, null if one was put away, and what was asked then. */
const wanted = signal({ sheet: /** @type {string | null} */ (null), asked: "" });

/** By what it can be told that the same is still asked. @param {View} view */
const askedIn = ({ seat, over, prompt }) => `${seat} ${over} ${JSON.stringify(prompt)}`;

/** @param {string | null} sheet @param {View} view */
export function open(sheet, view) {
  wanted.value = { sheet, asked: askedIn(view) };
}

/**
 * The sheet that is open; null if none. One that a question needs, and the points at the end, lie
 * there until they are put away.
 *
 * @param {View} view
 * @returns {string | null}
 */
export function useSheet(view) {
  const needed = useElsewhere(view).length > 0 ? "choice" : view.over ? "score" : null;
  const { sheet, asked } = wanted.value;
  if (asked === askedIn(view)) return sheet;
  const kept = sheet === "choice" || (sheet && !has(view, sheet)) ? null : sheet;
  return needed ?? kept;
}

/** Whether there is such a sheet at this table. @param {View} view @param {string} sheet */
function has({ board: { players } }, sheet) {
  return sheet in players || ["score", "stock"].includes(sheet);
}

/** What can be chosen and has no place on the board of its own. @param {View} view @returns {string[]} */
export function useElsewhere(view) {
  const { moves, readonly } = useTable();
  return readonly ? [] : elsewhere(view, moves);
}

/** @param {View} view @param {Map<string, LegalMove>} moves */
function elsewhere({ board, seat }, moves) {
  if (seat === null) return [];
  const { zone, operations, players, pack, looked } = /** @type {Conspiracy} */ (board);
  const { stages, hand, treaties, professionals } = players[seat];
  const here = new Set([
    ...zone.map(({ card }) => card),
    ...operations.map(({ operation }) => operation),
    ...Object.keys(stages),
    ...[hand, treaties, professionals, pack, looked].flat(),
    ...["agent", "train", "professional", "pass", "done"],
  ]);
  return [...moves.keys()].filter((code) => !here.has(code) && !/^(attach_)?\d+$/.test(code));
}

/**
 * A button that opens a sheet, or puts it away.
 *
 * @param {{sheet: string, view: View, label?: string, look?: string, style?: object,
 *   children?: Children}} props
 */
export function Opener({ sheet, view, label, look = "", style, children }) {
  const shown = useSheet(view) === sheet;
  return html`<button
    type="button"
    class=${`sp-opener ${look}`}
    style=${style}
    aria-label=${label}
    aria-expanded=${shown}
    data-sheet=${sheet}
    onClick=${() => open(shown ? null : sheet, view)}
  >
    ${children}
  </button>`;
}
