// @ts-check
// Reloads the page when the server runs another version than the one that has served the page.

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
  const tried = JSON.parse(sessionStorage.getItem(TRIED) ?? "[]");
  outdated.value = tried.includes(version);
  if (outdated.value) return false;
  sessionStorage.setItem(TRIED, JSON.stringify([...tried, version]));
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
