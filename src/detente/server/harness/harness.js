// @ts-check
// The harness: it stands in for the server and feeds the page with the updates of a recorded game.
//
// The page itself does not know. Its connection (frame/socket.js) opens a WebSocket that is made here,
// and what it asks about the table is answered here. docs/testing.md is the manual.

/** @import { ClientRequest, TableUpdate } from "../../web/board/types.js" */

/**
 * A recorded game: its moves, and by each seat's own name the updates from the start to the end.
 * @typedef {{moves: [number, string][], updates: Record<string, TableUpdate[]>}} Recorded
 */

/** @typedef {{what: string, body: any}} Asked Something that the page has asked for or sent. */

/** Whose eyes see the table unless the address says: those of the seat that is asked. */
const ACTING = "acting";
const TABLE = "/t/harness";
const API = "/api/tables/harness";

class Harness {
  constructor() {
    const [, , game] = location.pathname.split("/");
    this.game = game;
    /** Where the page was opened. */
    this.home = location.pathname + location.search;
    this.query = new URLSearchParams(location.search);
    this.eyes = this.query.get("seat") ?? ACTING;
    /** Which step is shown: 0 is the start, each move of the record is a step. */
    this.step = Number(this.query.get("step") ?? 0);
    /** The number of the last step. */
    this.steps = 0;
    /** All that the page has asked for or sent, but the texts and the data of the game. */
    this.requests = /** @type {Asked[]} */ ([]);
    /** Answers of tests in place of the harness's own, by what is asked for, such as `hint`. */
    this.answers = /** @type {Record<string, (body: any) => any>} */ ({});
    /** What is changed in each update before the page gets it. */
    this.edit = /** @type {(update: TableUpdate) => void} */ (() => {});
    /** @type {FedSocket | null} */
    this.socket = null;
    /** @type {Recorded} */
    this.recorded = { moves: [], updates: {} };
    this.fetch = window.fetch.bind(window);
    this.loaded = this.load();
  }

  /** @private */
  async load() {
    const answer = await this.fetch(`/harness/${this.game}/updates?${this.query}`);
    if (!answer.ok) throw new Error((await answer.json()).text);
    this.recorded = await answer.json();
    this.steps = Object.values(this.recorded.updates)[0].length - 1;
    this.step = Math.max(0, Math.min(this.steps, this.step));
  }

  /** Whether the page shows the table; a promise that settles as soon as it does. */
  async ready() {
    await this.loaded;
    while (!document.querySelector(".table[data-version]")) await painted();
    await painted();
  }

  /** Shows a step; the promise settles once it is painted. @param {number} step */
  async go(step) {
    const next = step === this.step + 1;
    const eyes = this.seat();
    this.step = Math.max(0, Math.min(this.steps, step));
    await this.feed(next && eyes === this.seat() ? this.news() : this.whole());
  }

  /** Shows the next step. */
  next() {
    return this.go(this.step + 1);
  }

  /**
   * Shows the step that is shown with something changed, and so all others from now on; without
   * `edit` as they were recorded.
   * @param {(update: TableUpdate) => void} [edit]
   */
  async change(edit = () => {}) {
    this.edit = edit;
    await this.feed(this.whole());
  }

  /** Shows a record that is not stored, say one that begins at a made position. @param {string} text */
  async open(text) {
    const body = JSON.stringify({ text });
    const headers = { "Content-Type": "application/json" };
    const path = `/harness/${this.game}/records`;
    const answer = await this.fetch(path, { method: "POST", headers, body });
    const { record, text: refusal } = await answer.json();
    if (!answer.ok) throw new Error(refusal);
    location.assign(`/harness/${this.game}?record=${record}`);
  }

  /** Settles once everything is painted as it is now. */
  settled() {
    return painted();
  }

  /** The own name of the seat whose eyes see the table now. */
  seat() {
    const { updates } = this.recorded;
    if (this.eyes !== ACTING) return this.eyes;
    for (let step = this.step; step >= 0; step--) {
      const { seats, to_act } = Object.values(updates)[0][step].table;
      const asked = seats.find(({ seat }) => to_act.includes(seat));
      if (asked) return asked.seat_id;
    }
    return Object.keys(updates)[0];
  }

  /** What is new in this step, as the server sends it to one who has seen the step before. */
  news() {
    return this.recorded.updates[this.seat()][this.step];
  }

  /** The whole table at this step, as the server sends it to one who has seen nothing. */
  whole() {
    const all = this.recorded.updates[this.seat()].slice(0, this.step + 1);
    let { events, moments, story_starts: starts } = all[0];
    for (const update of all.slice(1)) {
      const known = events.filter(({ move_number }) => move_number < update.events_from);
      const told = moments.filter(({ move_number }) => move_number < update.moments_from);
      starts = [
        ...starts.filter((start) => start < known.length),
        ...update.story_starts.map((start) => known.length + start),
      ];
      events = [...known, ...update.events];
      moments = [...told, ...update.moments];
    }
    const told = { moments_from: 0, moments, story_starts: starts };
    return { ...all[this.step], events_from: 0, events, ...told };
  }

  /**
   * Gives an update to the page, as text and in a task of its own, as a network would, and settles
   * once it is painted.
   * @private @param {TableUpdate} update
   */
  async feed(update) {
    const fed = structuredClone(update);
    this.edit(fed);
    const text = JSON.stringify(fed);
    await new Promise((done) => setTimeout(done));
    this.socket?.onmessage({ data: text });
    await painted();
  }

  // --- what the page sends ------------------------------------------------------------------------

  /** @param {ClientRequest | {type: "subscribe"}} message */
  hear(message) {
    if (message.type === "subscribe") {
      void this.loaded.then(() => this.feed(this.whole()));
      history.replaceState(null, "", this.home); // so that a reload leads here again
      return;
    }
    this.requests.push({ what: message.type, body: message });
    const refusal = this.answers[message.type]?.(message);
    if (refusal) {
      this.socket?.hears({ type: "rejected", id: message.id, problem: refusal });
      return;
    }
    this.socket?.hears({ type: "accepted", id: message.id, version: this.step });
    if (message.type === "play") void this.next();
    if (message.type === "undo") void this.go(this.step - 1);
  }

  /** @param {string} address @param {RequestInit} [options] @returns {Promise<Response>} */
  async answer(address, options) {
    const { pathname, searchParams } = new URL(address, location.origin);
    if (pathname === "/api/me") return json({ name: "Anna", csrf: "" });
    if (!pathname.startsWith(API)) return this.fetch(address, options);
    const what = pathname.slice(API.length + 1);
    const body = options?.body ? JSON.parse(String(options.body)) : null;
    this.requests.push({ what, body });
    const [kind] = what.split("/");
    if (kind in this.answers) return json(this.answers[kind](body));
    const query = new URLSearchParams([...this.query, ...searchParams]);
    query.set("eyes", searchParams.get("seat") ?? this.seat());
    if (kind === "positions") return this.fetch(`/harness/${this.game}/${what}?${query}`);
    if (kind === "explain") {
      query.set("at", `${this.whole().view?.move_number}`);
      return this.fetch(`/harness/${this.game}/explain?${query}`);
    }
    if (kind === "hint") return json(this.advice());
    if (kind === "") return json(this.whole());
    return json({ version: this.step, token: "harness", table: "harness", seat: null });
  }

  /** Advice in which every number is made up: the move of the record, and some beside it. */
  advice() {
    const moves = this.whole().view?.prompt?.moves.map(({ move }) => move) ?? [];
    const [, recorded = ""] = this.recorded.moves[this.step] ?? [];
    const move = moves.includes(recorded) ? recorded : moves[0];
    const others = moves.filter((one) => one !== move).slice(0, 3);
    const estimates = [move, ...others].map((one, place) => {
      return { move: one, value: 0.6 - place / 10, margin: 0.02, about_equal: place === 0 };
    });
    return { version: this.step, bot: "director", move, scale: "probability", estimates };
  }
}

/** What socket.js takes for a WebSocket. */
class FedSocket {
  static OPEN = 1;

  constructor() {
    this.readyState = FedSocket.OPEN;
    /** @type {() => void} */
    this.onopen = () => {};
    /** @type {(event: {data: string}) => void} */
    this.onmessage = () => {};
    /** @type {() => void} */
    this.onclose = () => {};
    harness.socket = this;
    setTimeout(() => this.onopen());
  }

  /** @param {string} message */
  send(message) {
    harness.hear(JSON.parse(message));
  }

  /** @param {object} message */
  hears(message) {
    this.onmessage({ data: JSON.stringify(message) });
  }

  close() {
    this.readyState = 3;
    setTimeout(() => this.onclose());
  }
}

/** @param {unknown} content */
function json(content) {
  return new Response(JSON.stringify(content), { headers: { "Content-Type": "application/json" } });
}

/** Settles after the browser has painted all parts of the page. */
async function painted() {
  const isBusy = () => document.querySelector(".stage[aria-busy=true]") !== null;
  let busy;
  do {
    busy = isBusy();
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  } while (busy || isBusy());
}

const harness = new Harness();
for (const name of ["language", "theme"]) {
  const wanted = harness.query.get(name);
  if (wanted) localStorage.setItem(name, wanted);
}
localStorage.setItem("detente-moments", harness.query.get("moments") ?? "off");
history.replaceState(null, "", TABLE + location.hash); // where the page looks for its table
Object.assign(window, {
  harness,
  WebSocket: FedSocket,
  fetch: (/** @type {any} */ address, /** @type {any} */ options) => {
    return harness.answer(String(address), options);
  },
});
