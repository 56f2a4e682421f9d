// @ts-check
// What the last choice has changed on a board, so that moves can be followed.

import { createContext, html, useContext, useRef } from "./html.js";

/** @import { Children, Context, View } from "./types.js" */

/** @type {Context<(key: string) => string>} */
const Changed = createContext((key) => "");

/**
 * Compares how things stand, each under a key of its own, with how they stood before the choice.
 *
 * @param {{view: View, standing: Map<string, unknown>, children?: Children}} props
 */
export function Changes({ view: { seat, choices }, standing, children }) {
  const memory = useRef({ seat, choices, standing, changed: new Set() });
  const before = memory.current;
  if (before.choices !== choices || before.seat !== seat) {
    const keys = before.seat === seat ? [...before.standing.keys(), ...standing.keys()] : [];
    const changed = new Set(keys.filter((key) => standing.get(key) !== before.standing.get(key)));
    memory.current = { seat, choices, standing, changed };
  }
  const { changed } = memory.current;
  // The class alternates, so that a thing that changes twice in a row flashes twice.
  const flash = (/** @type {string} */ key) => (changed.has(key) ? `changed-${choices % 2}` : "");
  return html`<${Changed.Provider} value=${flash}>${children}</${Changed.Provider}>`;
}

/** A function that gives a thing, by its key, the class that makes it flash if it has changed. */
export function useChanged() {
  return useContext(Changed);
}
