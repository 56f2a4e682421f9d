// @ts-check
// The live connection to one table. It reconnects by itself, and no request is lost or executed twice:
// each has an id of ours and is sent again, also after a reload, until it is answered.

import { signal } from "../board/html.js";
import { ApiError, get, post } from "./api.js";
import { newId, Requests } from "./requests.js";
import { reloadsAfterUpgrade } from "./upgrade.js";

/** @import { ClientRequest, Known, Problem, ServerMessage, Signal, TableUpdate } from "../board/types.js" */

const SLOWEST_RETRY = 15_000;
const POLLING = 3_000;
const PATIENCE = 8_000;
const LONG_AWAY = 60_000;
/** What the server says when its database has not stored a request, which waits to be sent again. */
const UNSAVED = ["table-store-failed", "table-store-away", "table-store-closed"];
const UNAVAILABLE = 503;
const AGAIN_AFTER = 2_000;
/** Refusals that waiting does not change; 400: a table of a newer revision of the rules. */
const FINAL = [400, 403, 404, 410];

/** Where requests go over HTTP. */
const PATHS = { play: "moves", undo: "undo", chat: "chat" };

/** A table as it changes, for one of my seats at a time. */
export class Live {
  /** @param {string} table */
  constructor(table) {
    this.path = `/api/tables/${table}`;
    /** @private */
    this.requests = new Requests(table);
    /** The requests without an answer. */
    this.pending = this.requests.pending;
    /** Why a request of before the last reload was rejected; nobody waits for its answer any more. */
    this.lost = this.requests.lost;

    /** All that is known of the table; null until the first update. */
    this.known = signal(/** @type {Known | null} */ (null));
    /** @type {Signal<"connecting" | "open" | "lost" | "waiting">} "waiting": for the server's database. */
    this.status = signal("connecting");
    /** Why the table cannot be shown at all; the connection is given up. */
    this.problem = signal(/** @type {Problem | null} */ (null));
    /** The id of the seat I look through, if I have several; null: through none. */
    this.seat = /** @type {string | null} */ (null);

    /** @private Whether the server's database was away when it was last needed. */
    this.away = false;
    /** @private @type {ReturnType<typeof setTimeout> | undefined} */
    this.again = undefined;
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
    this.run();
  }

  /**
   * Plays a move; the promise has the reason for a rejection, or null once the move is stored.
   * @param {string} move @returns {Promise<Problem | null>}
   */
  play(move) {
    return this.act({ type: "play", id: newId(), version: this.version(), move, ...this.as() });
  }

  /** Takes back the last move of a seat of mine. @returns {Promise<Problem | null>} */
  undo(seat = this.seat) {
    return this.act({ type: "undo", id: newId(), version: this.version(), ...this.as(seat) });
  }

  /** Posts a chat message. @param {string} text @returns {Promise<Problem | null>} */
  chat(text) {
    return this.request({ type: "chat", id: newId(), text, ...this.as() });
  }

  /**
   * Looks through another of my seats, or through none; what the one before knew is forgotten.
   * @param {string | null} seat
   */
  look(seat) {
    this.seat = seat;
    this.blank = true;
    this.requests.forgetQuestions();
    const known = this.known.peek();
    this.known.value = known && forgotten(known);
    if (this.socket?.readyState === WebSocket.OPEN) this.subscribe(this.socket);
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
    if (forget) this.known.value = null;
    this.socket?.close();
    this.wake();
  }

  /** Closes the connection for good. */
  close() {
    this.closed = true;
    this.listening.abort();
    clearTimeout(this.again);
    this.reconnect();
  }

  // --- requests -----------------------------------------------------------------------------------

  /** @private One move at a time, or a double click would play two. @param {ClientRequest} request */
  act(request) {
    return this.requests.busy ? Promise.resolve(null) : this.request(request);
  }

  /** @private @param {ClientRequest} request @returns {Promise<Problem | null>} */
  request(request) {
    const answer = this.requests.add(request, this.question());
    this.send(request);
    return answer;
  }

  /** @private @param {ClientRequest} request */
  send(request) {
    const socket = this.socket;
    if (socket?.readyState !== WebSocket.OPEN) return this.wake();
    socket.send(JSON.stringify(request));
    // A connection can be dead without anybody noticing: what stays unanswered shows it.
    setTimeout(() => this.requests.waits(request) && !this.away && socket.close(), PATIENCE);
  }

  // --- updates ------------------------------------------------------------------------------------

  /** @private What says for which of my seats something is. @returns {{seat?: string}} */
  as(seat = this.seat) {
    return seat === null ? {} : { seat };
  }

  /** @private @param {WebSocket} socket */
  subscribe(socket) {
    const seen = { version: this.seenVersion(), after_message: this.seenMessage() };
    socket.send(JSON.stringify({ type: "subscribe", ...seen, ...this.as() }));
  }

  /** @private */
  version() {
    return this.known.peek()?.table.version ?? -1;
  }

  /** @private The version up to which the view and the events are known. */
  seenVersion() {
    return this.blank ? -1 : this.version();
  }

  /** @private The number of the last chat message that is known. */
  seenMessage() {
    return this.known.peek()?.messages.at(-1)?.number ?? 0;
  }

  /** @private */
  question() {
    return JSON.stringify(this.known.peek()?.view.prompt ?? null);
  }

  /** @private @param {ServerMessage} message */
  receive(message) {
    if (message.type === "accepted") {
      this.waits(false);
      return this.requests.answered(message.id, null);
    }
    if (message.type === "rejected") {
      if (UNSAVED.includes(message.problem.error)) {
        this.waits(true);
        clearTimeout(this.again);
        const sendAgain = () => this.pending.peek().forEach((one) => this.send(one));
        this.again = setTimeout(sendAgain, AGAIN_AFTER);
        return;
      }
      this.waits(false);
      if (message.id === null && this.seat !== null) return this.look(null); // no longer mine
      return this.requests.answered(message.id, message.problem);
    }
    if (!mySeatIds(message).includes(this.seat ?? "")) this.seat = null;
    if (message.my_seats.length > 1 && seatIdOf(message) !== this.seat) return; // of the seat before
    this.blank = false;
    this.known.value = merged(this.known.peek(), message);
    this.status.value = this.away ? "waiting" : "open";
    const again = this.requests.repeated(this.question(), this.version());
    for (const request of again) this.send(request);
  }

  /** @private Notes that the server's database is there, or is not. @param {boolean} away */
  waits(away) {
    this.away = away;
    if (away || this.status.value === "waiting") this.status.value = away ? "waiting" : "open";
  }

  // --- the connection -----------------------------------------------------------------------------

  /** @private */
  async run() {
    let failures = 0;
    for (let first = true; !this.closed; first = false) {
      if (!first && (await reloadsAfterUpgrade())) return;
      const received = await this.connect();
      if (this.closed) return;
      if (received) failures = 0;
      if (!received && (await this.poll())) {
        failures = 0;
        await this.pause(POLLING);
      } else {
        this.status.value = this.away ? "waiting" : "lost";
        const delay = Math.min(SLOWEST_RETRY, 400 * 2 ** failures++);
        await this.pause(delay * (0.5 + Math.random() / 2));
      }
    }
  }

  /** @private Stays connected as long as it goes. @returns {Promise<boolean>} whether anything came */
  connect() {
    return new Promise((resolve) => {
      const scheme = location.protocol === "https:" ? "wss:" : "ws:";
      const socket = new WebSocket(`${scheme}//${location.host}${this.path}/live`);
      const impatient = setTimeout(() => socket.close(), PATIENCE);
      let received = false;
      this.socket = socket;
      socket.onopen = () => {
        this.subscribe(socket);
        for (const request of this.pending.peek()) this.send(request);
      };
      socket.onmessage = ({ data }) => {
        if (socket !== this.socket) return;
        clearTimeout(impatient);
        /** @type {ServerMessage} */
        const message = JSON.parse(data);
        // A connection that is refused as a whole counts as none; the poll learns the reason.
        received ||= message.type !== "rejected" || message.id !== null;
        this.receive(message);
      };
      socket.onclose = () => {
        clearTimeout(impatient);
        resolve(received);
      };
    });
  }

  /** @private Where no WebSocket comes through, HTTP does. Whether there were answers. */
  async poll() {
    try {
      for (const request of this.pending.peek()) await this.deliver(request);
      const seen = { version: `${this.seenVersion()}`, after_message: `${this.seenMessage()}` };
      this.receive(await get(this.address("", seen)));
      this.waits(false);
      return true;
    } catch (error) {
      this.away = error instanceof ApiError && error.status === UNAVAILABLE;
      if (this.seat !== null && error instanceof ApiError && error.status === 403) {
        this.look(null); // no longer mine
        return false;
      }
      if (error instanceof ApiError && FINAL.includes(error.status)) {
        this.problem.value = error.problem;
        this.close();
      }
      return false;
    }
  }

  /** @private @param {ClientRequest} request */
  async deliver({ type, ...body }) {
    try {
      await post(`${this.path}/${PATHS[type]}`, body);
      this.requests.answered(body.id, null);
    } catch (error) {
      if (!(error instanceof ApiError) || [0, UNAVAILABLE].includes(error.status)) throw error;
      this.requests.answered(body.id, error.problem);
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

  /** @private Somebody who comes back to the page finds it connected. */
  seen() {
    const away = Date.now() - this.leftAt;
    this.leftAt = document.hidden ? Date.now() : Infinity;
    if (document.hidden) return;
    if (away > LONG_AWAY) this.reconnect();
    else this.wake();
  }
}

/** The id of the seat whose view this is. @param {TableUpdate} update */
function seatIdOf({ table, seat }) {
  return table.seats.find((one) => one.seat === seat)?.seat_id ?? null;
}

/** The ids of all my seats. @param {TableUpdate} update */
function mySeatIds({ table, my_seats }) {
  return table.seats.filter(({ seat }) => my_seats.includes(seat)).map(({ seat_id }) => seat_id);
}

/**
 * What is left of what is known for somebody who may know nothing yet.
 * @param {Known} known @returns {Known}
 */
function forgotten(known) {
  const view = { ...known.view, seat: null, prompt: null, pending_move: null, board: {} };
  return { ...known, seat: null, undo_seat: null, view, events: [], moments: [], story_starts: [] };
}

/**
 * What is known after an update: events of moves from `events_from` on replace those known before,
 * and so do moments from `moments_from` on.
 * @param {Known | null} known @param {TableUpdate} fresh @returns {Known | null}
 */
export function merged(known, fresh) {
  if (!known) return fresh.view && { ...fresh, view: fresh.view };
  const numbers = fresh.messages.map(({ number }) => number);
  const said = known.messages.filter(({ number }) => !numbers.includes(number));
  const messages = [...said, ...fresh.messages];
  if (!fresh.view) {
    const { view, events, moments, story_starts } = known;
    return { ...fresh, view, events, moments, story_starts, messages };
  }
  const before = known.events.filter(({ move_number }) => move_number < fresh.events_from);
  const told = known.moments.filter(({ move_number }) => move_number < fresh.moments_from);
  const starts = known.story_starts.filter((start) => start < before.length);
  return {
    ...fresh,
    view: fresh.view,
    events: [...before, ...fresh.events],
    moments: [...told, ...fresh.moments],
    story_starts: [...starts, ...fresh.story_starts.map((start) => before.length + start)],
    messages,
  };
}
