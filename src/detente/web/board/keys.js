// @ts-check
// Keys that do something wherever the focus is.

import { useEffect, useRef } from "./html.js";

/**
 * Listens for keys outside fields and dialogs, without Alt; `press` says whether it had a use for
 * one.
 *
 * @param {(event: KeyboardEvent) => boolean} press
 */
export function useKeys(press) {
  const latest = useRef(press);
  latest.current = press;
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const key = (event) => {
      if (event.altKey || document.querySelector("dialog[open]")) return;
      if (/** @type {Element} */ (event.target).closest("input, select, textarea")) return;
      if (latest.current(event)) event.preventDefault();
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  }, []);
}

/** Whether a key is pressed alone. @param {KeyboardEvent} event */
export function isBare({ ctrlKey, metaKey }) {
  return !ctrlKey && !metaKey;
}
