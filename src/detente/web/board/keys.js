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

/**
 * What a key writes; a keyboard with other letters has each sign where the Latin one is.
 *
 * @param {KeyboardEvent} event
 */
export function latin({ key, code }) {
  if (/^[!-~]$/.test(key) || key.length > 1) return key;
  const signs = { Comma: ",", Period: "." };
  return signs[/** @type {keyof typeof signs} */ (code)] ?? code.replace("Key", "").toLowerCase();
}

/** Whether a key is pressed alone. @param {KeyboardEvent} event */
export function isBare({ ctrlKey, metaKey }) {
  return !ctrlKey && !metaKey;
}
