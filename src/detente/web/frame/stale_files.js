// @ts-check
// Replaces files of a page of before. Its server did not say that they may change, so the browser uses
// them without asking, and a reload would only start the old page again.
//
// No page of before has this file, so it is always that of today. It runs before the others.

/** @import { Kept } from "./requests.js" */

/** The files that were replaced in this tab, so that the page reloads itself once for each at most. */
const REPLACED = "replaced-files";
const IS_FILE = /^\/(?:static|games)\/.*\.(?:js|css)$/;
const QUIET = 500;
const RETRY = 2_000;

/** @type {Set<string>} */
const examined = new Set();
/** @type {string[]} */
const stale = [];
let timer = 0;

setAside();
new PerformanceObserver(check).observe({ type: "resource", buffered: true });

/** Keeps what a page of before has not sent yet away from it; socket.js sends it. */
function setAside() {
  for (const name of Object.keys(sessionStorage).filter((name) => name.startsWith("pending:"))) {
    /** @type {Kept[]} */
    const kept = JSON.parse(sessionStorage.getItem(name) ?? "[]");
    const old = kept.filter(({ request }) => !request);
    if (!old.length) continue;
    const before = name.replace("pending:", "before:");
    const earlier = JSON.parse(sessionStorage.getItem(before) ?? "[]");
    sessionStorage.setItem(before, JSON.stringify([...earlier, ...old]));
    sessionStorage.setItem(name, JSON.stringify(kept.filter(({ request }) => request)));
  }
}

/** Looks for files that were used without asking. @param {PerformanceObserverEntryList} list */
function check(list) {
  for (const entry of /** @type {PerformanceResourceTiming[]} */ (list.getEntries())) {
    if (entry.transferSize > 0 || !entry.encodedBodySize || examined.has(entry.name)) continue;
    examined.add(entry.name);
    if (IS_FILE.test(new URL(entry.name).pathname) && !replaced().includes(entry.name)) examine(entry.name);
  }
}

/** @param {string} address */
async function examine(address) {
  const kept = await fetch(address, { cache: "only-if-cached", mode: "same-origin" }).catch(() => null);
  if (kept?.headers.get("Cache-Control")) return; // It was sent by a server of today.
  stale.push(address);
  clearTimeout(timer);
  timer = setTimeout(replace, QUIET);
}

/** Replaces all that was found, in every cache of the browser, and starts the page again. */
async function replace() {
  const asked = stale.map((address) => fetch(address, { cache: "reload" }).catch(() => null));
  const answers = await Promise.all(asked);
  if (answers.includes(null)) {
    timer = setTimeout(replace, RETRY);
    return;
  }
  sessionStorage.setItem(REPLACED, JSON.stringify([...replaced(), ...stale]));
  location.reload();
}

/** @returns {string[]} */
function replaced() {
  return JSON.parse(sessionStorage.getItem(REPLACED) ?? "[]");
}
