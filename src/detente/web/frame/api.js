// @ts-check
// Questions to the server that are asked once; the table itself talks through socket.js.

import { signal } from "../board/html.js";
import { problemText } from "../board/texts.js";
import { newId } from "./requests.js";
import { PAGE, reloads } from "./upgrade.js";

/** @import { Me, Problem } from "../board/types.js" */

/** A refusal by the server, or its silence (error "page-no-answer"). */
export class ApiError extends Error {
  /** @param {Problem} problem @param {number} status 0 if there was no answer */
  constructor(problem, status) {
    super(problem.error);
    this.problem = problem;
    this.status = status;
  }
}

/** Who I am; null until the server has said so. */
export const me = signal(/** @type {Me | null} */ (null));

/**
 * What went wrong, in the language of the page.
 * @param {unknown} error
 */
export function errorText(error) {
  return error instanceof ApiError ? problemText(error.problem) : String(error);
}

/** @param {string} path @returns {Promise<any>} */
export const get = (path) => ask("GET", path);

/** @param {string} path @param {object} [body] @returns {Promise<any>} */
export const post = (path, body) => ask("POST", path, body);

/** @param {string} path @param {object} [body] @returns {Promise<any>} */
export const patch = (path, body) => ask("PATCH", path, body);

/** How long the page waits before it repeats a request without an answer. */
const REPEATS = [500, 2_000, 5_000];

/**
 * Sits down at a table. The request has an id, so it can be repeated until it is answered.
 * @param {string} table @param {{token?: string, seat?: string}} by @returns {Promise<any>}
 */
export async function join(table, by) {
  const request = { ...by, id: newId() };
  for (const pause of [...REPEATS, null]) {
    try {
      return await post(`/api/tables/${table}/join`, request);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 0 || pause === null) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** Asks the server who I am; it makes a guest of whoever comes for the first time. */
export async function introduce() {
  me.value = await get("/api/me");
}

/** @param {string} method @param {string} path @param {object} [body] @returns {Promise<any>} */
async function ask(method, path, body) {
  /** @type {Record<string, string>} */
  const headers = { Accept: "application/json", ...PAGE };
  if (method !== "GET") {
    if (!me.value) await introduce();
    headers["X-CSRF-Token"] = me.value?.csrf ?? "";
  }
  if (body) headers["Content-Type"] = "application/json";
  const answer = await fetch(path, {
    method,
    headers,
    body: body && JSON.stringify(body),
  }).catch(() => null);
  if (answer && reloads(answer)) return new Promise(() => {}); // What it means is for the new page.
  const content = await answer?.json().catch(() => null);
  if (answer?.ok) return content;
  throw new ApiError(content?.error ? content : UNANSWERED, content?.error ? answer?.status ?? 0 : 0);
}

/** @type {Problem} */
const UNANSWERED = { error: "page-no-answer", args: {}, text: "", rule: null };
