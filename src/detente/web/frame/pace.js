// @ts-check
// How much of what happens is shown as it happens: in full, briefly, or not at all.

import { effect, signal } from "../board/html.js";

const KEY = "detente-moments";

/** @typedef {"full" | "brief" | "off"} Pace */

/** Each with the part of the time that a moment takes. @type {Record<Pace, number>} */
export const PACES = { full: 1, brief: 0.5, off: 0 };

/** What was chosen on this device; at first brief for people who want little motion. */
export const pace = signal(remembered());

/** Goes to the next of them. */
export function changePace() {
  const names = /** @type {Pace[]} */ (Object.keys(PACES));
  pace.value = names[(names.indexOf(pace.value) + 1) % names.length];
  try {
    localStorage.setItem(KEY, pace.value);
  } catch {
    // Without storage it holds until the page is left.
  }
}

// The style sheets shorten the times by it.
effect(() => {
  document.documentElement.dataset.moments = pace.value;
});

/** @returns {Pace} */
function remembered() {
  /** @type {string | null} */
  let stored = null;
  try {
    stored = localStorage.getItem(KEY);
  } catch {
    // As on the first visit.
  }
  if (stored !== null && stored in PACES) return /** @type {Pace} */ (stored);
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? "brief" : "full";
}
