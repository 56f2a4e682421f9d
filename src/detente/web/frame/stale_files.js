// @ts-check
// Replaces files of a page of before. Its server did not say that they may change, so the browser uses
// them without asking, and a reload would only start that page again.

import { keep, kept, unasked } from "./upgrade.js";

/** The files that were replaced in this tab: the page reloads itself once for each at most. */
const REPLACED = "replaced-files";
const QUIET = 500;
const RETRY = 2_000;

/** @type {Set<string>} */
const examined = new Set(kept(REPLACED));
/** @type {string[]} */
const stale = [];
let timer = 0;

new PerformanceObserver((list) => {
  for (const { name } of list.getEntries().filter(unasked)) {
    if (!examined.has(name)) examine(name);
    examined.add(name);
  }
}).observe({ type: "resource", buffered: true });

/** @param {string} address */
async function examine(address) {
  const found = await fetch(address, { cache: "only-if-cached", mode: "same-origin" }).catch(() => null);
  if (found?.headers.get("Cache-Control")) return; // It was sent by a server of today.
  stale.push(address);
  clearTimeout(timer);
  timer = setTimeout(replace, QUIET);
}

/** Replaces all that was found, in every cache of the browser, and starts the page again. */
async function replace() {
  const asked = stale.map((address) => fetch(address, { cache: "reload" }).catch(() => null));
  if ((await Promise.all(asked)).includes(null)) {
    timer = setTimeout(replace, RETRY);
    return;
  }
  keep(REPLACED, [...kept(REPLACED), ...stale]);
  location.reload();
}
