// @ts-check
// Light, dark, or as the system is set (null). `<html data-theme>` carries the choice.

import { effect, signal } from "../board/html.js";

/** @typedef {"light" | "dark" | null} Theme */

const stored = localStorage.getItem("theme");

/** The chosen theme. */
export const theme = signal(
  /** @type {Theme} */ (stored === "light" || stored === "dark" ? stored : null),
);

/** Whether the page is dark now, by choice or by the system's setting. */
export function isDark() {
  return theme.value ? theme.value === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
}

/** Turns the light on or off. */
export function switchTheme() {
  theme.value = isDark() ? "light" : "dark";
}

effect(() => {
  if (theme.value) {
    document.documentElement.dataset.theme = theme.value;
    localStorage.setItem("theme", theme.value);
  }
});

/** @type {Map<string, Promise<void>>} */
const styles = new Map();

/**
 * Loads a style sheet once; settles when it applies, or if it is missing.
 * @param {string} address
 */
export function loadStyle(address) {
  const known = styles.get(address);
  if (known) return known;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = address;
  /** @type {Promise<void>} */
  const loaded = new Promise((resolve) => {
    link.onload = link.onerror = () => resolve();
  });
  document.head.append(link);
  styles.set(address, loaded);
  return loaded;
}
