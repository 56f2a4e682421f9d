// @ts-check
// What the last move has changed on a board, so that the game can be followed.

import { createContext, html, useContext, useRef } from "./html.js";

/** @import { Children, Context, View } from "./types.js" */

/** @type {Context<(key: string) => string>} */
const Changed = createContext((key) => "");

/**
 * Compares how things stand, each under a key of its own, with how they stood before the move.
 *
 * @param {{view: View, standing: Map<string, unknown>, children?: Children}} props
 */
export function Changes({ view: { seat, move_number: moveNumber }, standing, children }) {
  const memory = useRef({ seat, moveNumber, standing, changed: new Set() });
  const before = memory.current;
  if (before.moveNumber !== moveNumber || before.seat !== seat) {
    const keys = before.seat === seat ? [...before.standing.keys(), ...standing.keys()] : [];
    const changed = new Set(keys.filter((key) => standing.get(key) !== before.standing.get(key)));
    memory.current = { seat, moveNumber, standing, changed };
  }
  const { changed } = memory.current;
  // The class alternates, so that a thing that changes twice in a row flashes twice.
  const flash = (/** @type {string} */ key) => (changed.has(key) ? `changed-${moveNumber % 2}` : "");
  return html`<${Changed.Provider} value=${flash}>${children}</${Changed.Provider}>`;
}

/** A function that gives a thing, by its key, the class that makes it flash if it has changed. */
export function useChanged() {
  return useContext(Changed);
}
