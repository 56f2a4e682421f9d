// @ts-check
// Which influence has changed since the reader's last choice.

import { useRef } from "/static/board/html.js";
import { useTable } from "/static/board/piece.js";
import { SIDES } from "./side.js";

/** @import { GameEvent, View } from "/static/board/types.js" */
/** @import { ColdWar, Side } from "./types.js" */

/** @typedef {{side: Side, change: number}} Change */

/**
 * By country, whose influence is another than before the reader's last choice. In the past nothing
 * has changed, and the present is compared with the same position afterwards.
 *
 * @param {View} view @returns {Map<string, Change[]>}
 */
export function useChanges(view) {
  const { events } = useTable();
  const latest = useRef(view);
  const before = useRef(/** @type {View | null} */ (null));
  if (isPast(view, events)) return new Map();
  const last = latest.current;
  if (last.seat !== view.seat || last.move_number > view.move_number) before.current = null;
  else if (last.move_number < view.move_number && isAsked(last)) before.current = last;
  latest.current = view;
  return changes(before.current ?? view, view);
}

/** Whether more has happened than this view shows. @param {View} view @param {GameEvent[]} events */
function isPast({ move_number: shown }, events) {
  return (events.at(-1)?.move_number ?? 0) > shown;
}

/** Whether whoever looks had to choose. @param {View} view */
function isAsked({ seat, to_act: asked }) {
  return seat !== null && asked.includes(seat);
}

/** @param {View} old @param {View} now @returns {Map<string, Change[]>} */
function changes(old, now) {
  /** @type {Map<string, Change[]>} */
  const found = new Map();
  if (old === now) return found;
  for (const side of SIDES) {
    const [was, is] = [old, now].map(({ board }) => {
      return /** @type {ColdWar} */ (board).sides[side].influence;
    });
    for (const code of new Set([...Object.keys(was), ...Object.keys(is)])) {
      const change = (is[code] ?? 0) - (was[code] ?? 0);
      if (change) found.set(code, [...(found.get(code) ?? []), { side, change }]);
    }
  }
  return found;
}
