// @ts-check
// Reloads the page when the server runs another version than the one that has served the page.
//
// It runs first, for a page of before there were such versions does not have it: what a browser has
// kept of that page is replaced (stale_files.js).

import { signal } from "../board/html.js";

const HEADER = "Detente-Version";
/** The versions for which this tab has reloaded the page. */
const TRIED = "reloaded-for";
const PATIENCE = 8_000;

/** The version of the server that has served this page; none says that it is older than that. */
const SERVED = document.querySelector(`meta[name="${HEADER}"]`)?.getAttribute("content") ?? "";

/** Tells the server with which version the page was served: one of before tells nothing. */
export const PAGE = { [HEADER]: SERVED };

/** Whether the page is of another version and has reloaded itself in vain. */
export const outdated = signal(false);

let reloading = false;

/**
 * Whether the page reloads itself, because an answer comes from a server of another version. It
 * does so once for each version, so that a cache with an old page cannot make it reload again and again.
 * @param {Response} answer
 */
export function reloads(answer) {
  const version = answer.headers.get(HEADER);
  if (reloading || !version || version === SERVED) return reloading;
  outdated.value = kept(TRIED).includes(version);
  if (outdated.value) return false;
  keep(TRIED, [...kept(TRIED), version]);
  reloading = true;
  location.reload();
  return true;
}

/** Whether the page reloads itself; asks the server for its version. */
export async function reloadsAfterUpgrade() {
  const waiting = { cache: /** @type {const} */ ("no-store"), signal: AbortSignal.timeout(PATIENCE) };
  const answer = await fetch("/health", waiting).catch(() => null);
  return answer !== null && reloads(answer);
}

/** What this tab has kept. @param {string} name @returns {any[]} */
export function kept(name) {
  return JSON.parse(sessionStorage.getItem(name) ?? "[]");
}

/** Keeps something for this tab. @param {string} name @param {any[]} values */
export function keep(name, values) {
  if (values.length) sessionStorage.setItem(name, JSON.stringify(values));
  else sessionStorage.removeItem(name);
}

/** Whether the browser has used a file without asking. @param {any} entry */
export function unasked({ name, transferSize, encodedBodySize }) {
  return !transferSize && encodedBodySize && /\.(js|css)$/.test(name);
}

// What a page of before has not sent is kept away from it, for socket.js.
for (const name of Object.keys(sessionStorage)) {
  if (!name.startsWith("pending:") || kept(name)[0]?.request) continue;
  keep(`before:${name}`, [...kept(`before:${name}`), ...kept(name)]);
  keep(name, []);
}

new PerformanceObserver((list) => {
  if (list.getEntries().some(unasked)) import("./stale_files.js");
}).observe({ type: "resource", buffered: true });
