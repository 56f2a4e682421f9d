// @ts-check
// The requests of one table that wait for their answers. They are kept for the time after a reload.

import { signal } from "../board/html.js";
import { keep, kept } from "./upgrade.js";

/** @import { ClientRequest, Problem } from "../board/types.js" */

/**
 * A request that waits for its answer. `question` is the prompt it was made under; `again` that it
 * was repeated because its version was old; `stale` that it awaits an update for that.
 * @typedef {{request: ClientRequest, question: string, again: boolean, stale: Problem | null,
 *   settle: (problem: Problem | null) => void}} Waiting
 */

/**
 * What is kept of a request for the time after a reload.
 * @typedef {Pick<Waiting, "request" | "question" | "again">} Kept
 */

/** The types of requests. */
const TYPES = ["play", "undo", "chat"];

/** @type {Problem} */
const OUTDATED = { error: "request-outdated", args: {}, text: "", rule: null };

/** The requests without an answer. */
export class Requests {
  /** @param {string} table */
  constructor(table) {
    this.storage = `pending:${table}`;
    /** What is still to be answered. */
    this.pending = signal(/** @type {ClientRequest[]} */ ([]));
    /** Why a request of before the last reload was rejected; nobody waits for its answer any more. */
    this.lost = signal(/** @type {Problem | null} */ (null));
    /** @private @type {Waiting[]} */
    this.waiting = [];
    this.restore();
    this.remember();
  }

  /** Whether a move or an undo waits. */
  get busy() {
    return this.waiting.some((one) => one.request.type !== "chat");
  }

  /** Whether a request still waits. @param {ClientRequest} request */
  waits(request) {
    return this.waiting.some((one) => one.request === request);
  }

  /**
   * Adds a request that is made under a question; the promise has the reason for a rejection, or
   * null once it is accepted.
   * @param {ClientRequest} request @param {string} question @returns {Promise<Problem | null>}
   */
  add(request, question) {
    return new Promise((settle) => {
      this.waiting.push({ request, question, again: false, stale: null, settle });
      this.remember();
    });
  }

  /** Forgets under which questions they were made, so that none is repeated. */
  forgetQuestions() {
    for (const one of this.waiting) one.question = "";
    this.remember();
  }

  /** @param {string | null} id @param {Problem | null} problem */
  answered(id, problem) {
    const one = this.waiting.find(({ request }) => request.id === id);
    if (!one) return;
    if (problem?.error === "table-stale" && one.request.type === "play" && !one.again) {
      one.stale = problem;
    } else {
      this.settle(one, problem);
    }
  }

  /**
   * Moves that came too late, made again for a version, if the very same question is still asked.
   * @param {string} question @param {number} version @returns {ClientRequest[]}
   */
  repeated(question, version) {
    const late = this.waiting.filter(({ stale }) => stale);
    if (!late.length) return [];
    const other = late.filter((one) => one.question !== question);
    for (const one of other) this.settle(one, one.stale);
    const same = late.filter((one) => !other.includes(one));
    for (const one of same) {
      const request = { ...one.request, id: newId(), version };
      Object.assign(one, { request, again: true, stale: null });
    }
    this.remember();
    return same.map(({ request }) => request);
  }

  /** @private @param {Waiting} one @param {Problem | null} problem */
  settle(one, problem) {
    this.waiting = this.waiting.filter((other) => other !== one);
    this.remember();
    one.settle(problem);
  }

  /** @private Takes up the requests that had no answer when the page was reloaded. */
  restore() {
    const before = `before:${this.storage}`; // What a page of before had not sent.
    const all = [...kept(before), ...kept(this.storage)].map(inWordsOfToday);
    keep(before, []);
    const known = all.filter(({ request }) => TYPES.includes(request?.type));
    if (known.length < all.length) this.lost.value = OUTDATED;
    this.waiting = known.map((one) => {
      return { ...one, stale: null, settle: (problem) => (this.lost.value = problem) };
    });
  }

  /** @private */
  remember() {
    this.pending.value = this.waiting.map(({ request }) => request);
    /** @type {Kept[]} */
    const waiting = this.waiting.map(({ request, question, again }) => ({ request, question, again }));
    keep(this.storage, waiting);
  }
}

/** An id that no other client makes; `randomUUID` would need https or localhost. */
export function newId() {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  return bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * What a page has kept of a request, also one from before the words of the messages changed.
 * @param {any} one
 */
function inWordsOfToday(one) {
  if (!one.demand) return one;
  const { do: was, number: version, code: move, ...same } = one.demand;
  const type = new Map([["choose", "play"], ["undo", "undo"], ["say", "chat"]]).get(was);
  return { ...one, request: { type, version, move, ...same } };
}
