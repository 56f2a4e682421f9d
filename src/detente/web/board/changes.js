// @ts-check
// What the last move has changed on a board, so that the game can be followed.

import { createContext, html, useContext, useRef } from "./html.js";
import { useTable } from "./piece.js";
import { actorOf, signOf } from "./side.js";

/** @import { Children, Context, View } from "./types.js" */

/** @type {Context<(key: string) => string>} */
const Changed = createContext((key) => "");

/**
 * Compares how things stand, each under a key of its own, with how they stood before the move.
 *
 * @param {{view: View, standing: Map<string, unknown>, children?: Children}} props
 */
export function Changes({ view, standing, children }) {
  const { seat, seats, move_number: moveNumber } = view;
  const { events } = useTable();
  const memory = useRef({ seat, moveNumber, standing, changed: new Set() });
  const before = memory.current;
  if (before.moveNumber !== moveNumber || before.seat !== seat) {
    const keys = before.seat === seat ? [...before.standing.keys(), ...standing.keys()] : [];
    const changed = new Set(keys.filter((key) => standing.get(key) !== before.standing.get(key)));
    memory.current = { seat, moveNumber, standing, changed };
  }
  const { changed } = memory.current;
  const actor = actorOf(events.filter((event) => event.move_number === moveNumber), seats);
  const mark = `changed by-${actor === undefined ? "neutral" : signOf(actor, seats)}`;
  const marked = (/** @type {string} */ key) => (changed.has(key) ? mark : "");
  return html`<${Changed.Provider} value=${marked}>${children}</${Changed.Provider}>`;
}

/** A function that gives a thing, by its key, the class with the actor's mark if it has changed. */
export function useChanged() {
  return useContext(Changed);
}
