// @ts-check
// Which lessons were finished in this browser.

const KEPT = "lessons";

/** All lessons that were finished in this browser, as game/lesson. @returns {string[]} */
export function finished() {
  const kept = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
  return Array.isArray(kept) ? kept : [];
}

/** @param {string} lesson */
export function finish(lesson) {
  localStorage.setItem(KEPT, JSON.stringify([...new Set([...finished(), lesson])]));
}
