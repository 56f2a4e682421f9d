// @ts-check
// The live connection to one table. It mends itself, and what was demanded is neither lost nor
// doubled: each demand has an id of ours and is sent again, also after a reload, until answered.

import { signal } from "../board/html.js";
import { ApiError, get, post } from "./api.js";

/** @import { Answer, Demand, Known, News, Problem, Signal } from "../board/types.js" */

const SLOWEST_RETRY = 15_000;
const POLLING = 3_000;
const PATIENCE = 8_000;
const LONG_AWAY = 60_000;

/**
 * A demand that waits for its answer. `question` is the prompt it was made under; `again` that it
 * was repeated for a stale number; `stale` that it awaits fresh news for that.
 * @typedef {{demand: Demand, question: string, again: boolean, stale: Problem | null,
 *   settle: (problem: Problem | null) => void}} Waiting
 */

/** A table as it changes, for one of my seats at a time. */
export class Live {
  /** @param {string} table */
  constructor(table) {
    this.path = `/api/tables/${table}`;
    this.storage = `pending:${table}`;

    /** All that is known of the table; null until the first news. */
    this.news = signal(/** @type {Known | null} */ (null));
    /** @type {Signal<"connecting" | "open" | "lost">} */
    this.status = signal("connecting");
    /** The demands without an answer. */
    this.pending = signal(/** @type {Demand[]} */ ([]));
    /** Why the table cannot be shown at all; the connection is given up. */
    this.problem = signal(/** @type {Problem | null} */ (null));
    /** The place of the seat I look through, if I have several; null: through none. */
    this.seat = /** @type {string | null} */ (null);

    /** @private @type {Waiting[]} */
    this.waiting = JSON.parse(sessionStorage.getItem(this.storage) ?? "[]").map(
      (/** @type {Waiting} */ kept) => ({ ...kept, stale: null, settle: () => {} }),
    );
    /** @private Whether what was known is forgotten, and nothing has come for it yet. */
    this.blank = false;
    /** @private @type {WebSocket | null} */
    this.socket = null;
    /** @private */
    this.closed = false;
    /** @private */
    this.leftAt = Infinity;
    /** @private */
    this.wake = () => {};
    /** @private */
    this.listening = new AbortController();

    const { signal: until } = this.listening;
    addEventListener("online", () => this.reconnect(), { signal: until });
    document.addEventListener("visibilitychange", () => this.seen(), { signal: until });
    this.remember();
    this.run();
  }

  /**
   * Chooses an option; the promise has the refusal, or null once the choice is stored.
   * @param {string} code @returns {Promise<Problem | null>}
   */
  choose(code) {
    return this.move({ do: "choose", id: newId(), number: this.number(), code, ...this.as() });
  }

  /** Takes back the last choice of a seat of mine. @returns {Promise<Problem | null>} */
  undo(seat = this.seat) {
    return this.move({ do: "undo", id: newId(), number: this.number(), ...this.as(seat) });
  }

  /** Says something to all at the table. @param {string} text @returns {Promise<Problem | null>} */
  say(text) {
    return this.demand({ do: "say", id: newId(), text, ...this.as() });
  }

  /**
   * Looks through another of my seats, or through none; what the one before knew is forgotten.
   * @param {string | null} seat
   */
  look(seat) {
    this.seat = seat;
    this.blank = true;
    for (const one of this.waiting) one.question = "";
    this.remember();
    const known = this.news.peek();
    this.news.value = known && forgotten(known);
    if (this.socket?.readyState === WebSocket.OPEN) this.greet(this.socket);
    else this.wake();
  }

  /**
   * Where the server tells something to the seat I look through.
   * @param {string} what @param {Record<string, string>} [query]
   */
  address(what, query) {
    const asked = new URLSearchParams(query);
    if (this.seat !== null) asked.set("seat", this.seat);
    return `${this.path}${what}?${asked}`;
  }

  /** Connects anew, at once; with `forget`, as if nothing was known (say, after sitting down). */
  reconnect(forget = false) {
    if (forget) this.news.value = null;
    this.socket?.close();
    this.wake();
  }

  /** Hangs up for good. */
  close() {
    this.closed = true;
    this.listening.abort();
    this.reconnect();
  }

  // --- demands ------------------------------------------------------------------------------------

  /** @private One move at a time, or a double click would choose twice. @param {Demand} demand */
  move(demand) {
    const busy = this.waiting.some((one) => one.demand.do !== "say");
    return busy ? Promise.resolve(null) : this.demand(demand);
  }

  /** @private @param {Demand} demand @returns {Promise<Problem | null>} */
  demand(demand) {
    return new Promise((settle) => {
      const question = this.question();
      this.waiting.push({ demand, question, again: false, stale: null, settle });
      this.remember();
      this.send(demand);
    });
  }

  /** @private @param {Demand} demand */
  send(demand) {
    const socket = this.socket;
    if (socket?.readyState !== WebSocket.OPEN) return this.wake();
    socket.send(JSON.stringify(demand));
    // A line can be dead without anybody noticing: what stays unanswered shows it.
    setTimeout(() => this.waiting.some((one) => one.demand === demand) && socket.close(), PATIENCE);
  }

  /** @private @param {string | null} id @param {Problem | null} problem */
  answered(id, problem) {
    const one = this.waiting.find(({ demand }) => demand.id === id);
    if (!one) return;
    if (problem?.error === "table-stale" && one.demand.do === "choose" && !one.again) {
      one.stale = problem;
    } else {
      this.settle(one, problem);
    }
  }

  /** @private @param {Waiting} one @param {Problem | null} problem */
  settle(one, problem) {
    this.waiting = this.waiting.filter((other) => other !== one);
    this.remember();
    one.settle(problem);
  }

  /** @private Chooses again what came too late, if it still answers the very same question. */
  repeat() {
    for (const one of this.waiting.filter(({ stale }) => stale)) {
      if (one.question !== this.question()) {
        this.settle(one, one.stale);
        continue;
      }
      const fresh = { id: newId(), number: this.number() };
      Object.assign(one, { demand: { ...one.demand, ...fresh }, again: true, stale: null });
      this.remember();
      this.send(one.demand);
    }
  }

  /** @private */
  remember() {
    this.pending.value = this.waiting.map(({ demand }) => demand);
    const kept = this.waiting.map(({ demand, question, again }) => ({ demand, question, again }));
    if (kept.length) sessionStorage.setItem(this.storage, JSON.stringify(kept));
    else sessionStorage.removeItem(this.storage);
  }

  // --- news ---------------------------------------------------------------------------------------

  /** @private What says for which of my seats something is. @returns {{seat?: string}} */
  as(seat = this.seat) {
    return seat === null ? {} : { seat };
  }

  /** @private @param {WebSocket} socket */
  greet(socket) {
    const hello = { do: "hello", number: this.known(), line: this.line(), ...this.as() };
    socket.send(JSON.stringify(hello));
  }

  /** @private */
  number() {
    return this.news.peek()?.table.number ?? -1;
  }

  /** @private The number up to which the view and the events are known. */
  known() {
    return this.blank ? -1 : this.number();
  }

  /** @private The last line of the talk that is known. */
  line() {
    return this.news.peek()?.lines.at(-1)?.number ?? 0;
  }

  /** @private */
  question() {
    return JSON.stringify(this.news.peek()?.view.prompt ?? null);
  }

  /** @private @param {Answer} answer */
  hear(answer) {
    if (answer.kind === "done") return this.answered(answer.id, null);
    if (answer.kind === "refused") {
      if (answer.id === null && this.seat !== null) return this.look(null); // no longer mine
      return this.answered(answer.id, answer.problem);
    }
    if (!places(answer).includes(this.seat ?? "")) this.seat = null;
    if (answer.own.length > 1 && placeOf(answer) !== this.seat) return; // of the seat before
    this.blank = false;
    this.news.value = merged(this.news.peek(), answer);
    this.status.value = "open";
    return this.repeat();
  }

  // --- the line -----------------------------------------------------------------------------------

  /** @private */
  async run() {
    let failures = 0;
    while (!this.closed) {
      const heard = await this.converse();
      if (this.closed) return;
      if (heard) failures = 0;
      if (!heard && (await this.poll())) {
        failures = 0;
        await this.pause(POLLING);
      } else {
        this.status.value = "lost";
        const delay = Math.min(SLOWEST_RETRY, 400 * 2 ** failures++);
        await this.pause(delay * (0.5 + Math.random() / 2));
      }
    }
  }

  /** @private Talks until the line breaks. @returns {Promise<boolean>} whether anything was heard */
  converse() {
    return new Promise((resolve) => {
      const scheme = location.protocol === "https:" ? "wss:" : "ws:";
      const socket = new WebSocket(`${scheme}//${location.host}${this.path}/live`);
      const impatient = setTimeout(() => socket.close(), PATIENCE);
      let heard = false;
      this.socket = socket;
      socket.onopen = () => {
        this.greet(socket);
        for (const { demand } of this.waiting) this.send(demand);
      };
      socket.onmessage = ({ data }) => {
        if (socket !== this.socket) return;
        clearTimeout(impatient);
        const answer = JSON.parse(data);
        // Whoever is turned away at the door has heard nothing; the poll learns what it means.
        heard ||= answer.kind !== "refused" || answer.id !== null;
        this.hear(answer);
      };
      socket.onclose = () => {
        clearTimeout(impatient);
        resolve(heard);
      };
    });
  }

  /** @private Where no WebSocket comes through, plain questions do. Whether they were answered. */
  async poll() {
    try {
      for (const { demand } of [...this.waiting]) await this.deliver(demand);
      const seen = { number: `${this.known()}`, line: `${this.line()}` };
      this.hear(await get(this.address("", seen)));
      return true;
    } catch (error) {
      if (this.seat !== null && error instanceof ApiError && error.status === 403) {
        this.look(null); // no longer mine
        return false;
      }
      if (error instanceof ApiError && [403, 404, 410].includes(error.status)) {
        this.problem.value = error.problem;
        this.close();
      }
      return false;
    }
  }

  /** @private @param {Demand} demand */
  async deliver({ do: what, ...body }) {
    const path = { choose: "choices", undo: "undo", say: "say" }[what];
    try {
      await post(`${this.path}/${path}`, body);
      this.answered(body.id, null);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status === 0) throw error;
      this.answered(body.id, error.problem);
    }
  }

  /** @private Waits, unless something wakes it. @param {number} milliseconds */
  pause(milliseconds) {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.wake = () => {
        clearTimeout(timer);
        resolve(undefined);
      };
    });
  }

  /** @private Whoever comes back to the page finds it alive. */
  seen() {
    const away = Date.now() - this.leftAt;
    this.leftAt = document.hidden ? Date.now() : Infinity;
    if (document.hidden) return;
    if (away > LONG_AWAY) this.reconnect();
    else this.wake();
  }
}

/** An id that no other client makes; `randomUUID` would need https or localhost. */
function newId() {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  return bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The place of the seat whose news these are. @param {News} news */
function placeOf({ table, seat }) {
  return table.seats.find((one) => one.seat === seat)?.place ?? null;
}

/** The places of all my seats. @param {News} news */
function places({ table, own }) {
  return table.seats.filter(({ seat }) => own.includes(seat)).map(({ place }) => place);
}

/**
 * What is left of the news for somebody who may know nothing yet.
 * @param {Known} known @returns {Known}
 */
function forgotten(known) {
  const view = { ...known.view, seat: null, prompt: null, answer: null, board: {} };
  return { ...known, seat: null, undo: null, view, events: [] };
}

/**
 * What is known after news: events of choices from `since` on replace those known before.
 * @param {Known | null} known @param {News} fresh @returns {Known | null}
 */
export function merged(known, fresh) {
  if (!known) return fresh.view && { ...fresh, view: fresh.view };
  const said = known.lines.filter((line) => fresh.lines.every(({ number }) => number !== line.number));
  const lines = [...said, ...fresh.lines];
  if (!fresh.view) return { ...fresh, view: known.view, events: known.events, lines };
  const before = known.events.filter(({ number }) => number < fresh.since);
  return { ...fresh, view: fresh.view, events: [...before, ...fresh.events], lines };
}
