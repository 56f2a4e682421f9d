// @ts-check
// What one person knows and does at a table; all parts of the table page share it.

import { computed, effect, signal } from "../board/html.js";
import { legalMoves } from "../board/piece.js";
import { problemText } from "../board/texts.js";
import { ApiError, errorText, get, join, post } from "./api.js";
import { go } from "./app.js";
import { GameCourse } from "./course.js";
import { openGame } from "./game.js";
import { Hints } from "./hint.js";
import { Muted } from "./muted.js";
import { EVERYBODY, Replay } from "./replay.js";
import { sameSeats } from "./result.js";
import { sheet } from "./sheet.js";
import { Staging } from "./staging.js";
import { Steps } from "./steps.js";
import { Live } from "./socket.js";

/** @import { Card, Known, OptionInfo, Problem, SeatInfo } from "../board/types.js" */
/** @import { Target } from "./odds.js" */
/** @import { Opened } from "./game.js" */

/**
 * How a table stands for somebody; `covered`: it shows nothing until it is known who looks.
 * @typedef {"your-turn" | "waiting" | "watching" | "stand-in" | "covered" | "closed" | "record"
 *   | "over"} Standing
 */

/** @typedef {"recap" | "seats" | "log" | "chat"} Tab What can be shown one at a time. */

/** What one person knows and does at a table; all parts of the page share it. */
export class Desk {
  /** @param {string} id */
  constructor(id) {
    this.id = id;
    this.live = new Live(id);
    this.replay = new Replay(id);
    this.course = new GameCourse(this);
    this.hints = new Hints(this);
    /** Whether all that the game needs is there. */
    this.ready = signal(false);
    /** Why the table cannot be shown. */
    this.failure = signal("");
    /** The code pointed at, on the board or in the list of moves. */
    this.highlight = signal(/** @type {string | null} */ (null));
    /** A move that dice decide, pointed at on the board, until it is confirmed or given up. */
    this.aimed = signal(/** @type {Target | null} */ (null));
    /** A move that the game warns against, until it is confirmed or given up. */
    this.doubted = signal(/** @type {string | null} */ (null));
    /** Why the last thing was refused. */
    this.note = signal(/** @type {Problem | null} */ (null));
    /** The rule at which the rulebook is open, "" for its beginning; null if it is shut. */
    this.rule = signal(/** @type {string | null} */ (null));
    /** Whether the sheet of keys is open. */
    this.keysShown = signal(false);
    /** What was asked to be shown, if anything. */
    this.tab = signal(/** @type {Tab | null} */ (null));
    /** The number of the last chat message that was in sight. */
    this.lastRead = signal(0);
    this.muted = new Muted(id);
    this.staging = new Staging(this);
    this.steps = new Steps(this);

    this.game = "";
    /** @type {Record<string, Card>} */
    this.cards = {};
    /** @type {Opened["board"]} */
    this.board = /** @type {any} */ (null);
    /** @type {string[]} */
    this.levels = [];
    /** @type {OptionInfo[]} Those that matter with so many seats. */
    this.rules = [];

    /** @private @type {Known} */
    this.lastKnown = /** @type {any} */ (null);
    /** @private */
    this.legal = computed(() => legalMoves(this.known?.bot_plays_for_me ? null : this.known?.view));
    /** @private */
    this.stop = effect(() => {
      const known = this.live.known.value;
      if (known && !this.game) void this.open(known.table.game);
      if (known && isAnothers(known)) this.cover();
    });
    /** @private */
    this.stopTelling = effect(() => {
      const problem = this.live.lost.value;
      if (problem) this.note.value = lostRequest(problem);
    });
  }

  /** All that is known of the table; while it is asked for anew, what was known before. */
  get known() {
    this.lastKnown = this.live.known.value ?? this.lastKnown;
    return this.lastKnown;
  }

  /** The legal moves by their codes; nothing while one looks at the past. */
  get moves() {
    return this.replay.moveNumber.value === null ? this.legal.value : new Map();
  }

  /** Whether a move or an undo waits for its answer. */
  get busy() {
    return this.live.pending.value.some(({ type }) => type !== "chat");
  }

  /** How the table stands for me. @returns {Standing} */
  get standing() {
    const { view, table, seat, my_seats, bot_plays_for_me } = this.known;
    if (view.over) return "over";
    if (table.notes) return "record";
    if (table.closed) return "closed";
    if (seat === null) return my_seats.length ? "covered" : "watching";
    if (bot_plays_for_me) return "stand-in";
    return view.prompt?.moves.length ? "your-turn" : "waiting";
  }

  /** The next of my seats that must move. */
  get called() {
    return toMove(this.known)[0] ?? null;
  }

  /** Shows nothing any more until somebody says who looks now, and keeps nothing to show. */
  cover() {
    this.replay.forget();
    this.steps.leave();
    const shown = [this.highlight, this.aimed, this.doubted, this.note, this.rule];
    for (const one of [...shown, this.hints.last]) one.value = null;
    this.live.look(null);
    this.lastKnown = /** @type {Known} */ (this.live.known.peek());
    this.legal.peek();
  }

  /** Whether a code is pointed at, aimed at or advised. @param {string} code */
  isLit(code) {
    return [this.highlight.value, this.target?.code, this.hints.current?.move].includes(code);
  }

  /** What I aim at, as long as the table is where it was then. */
  get target() {
    const aimed = this.aimed.value;
    const holds = aimed?.version === this.known.table.version && this.moves.has(aimed.code);
    return holds ? aimed : null;
  }

  /** By what it can be told that the same is still asked, whatever others play meanwhile. */
  get question() {
    return JSON.stringify(this.known.view.prompt);
  }

  /**
   * Plays what was pointed at on the board; where dice decide, it takes aim first.
   * @param {string} code @param {HTMLElement} anchor
   */
  point(code, anchor) {
    const move = this.moves.get(code);
    if (this.busy || !move) return;
    const gamble = move.hint.probability !== undefined;
    if (gamble && this.target?.code !== code) {
      this.aimed.value = { code, anchor, version: this.known.table.version };
    } else {
      void this.play(code);
    }
  }

  /** Plays what I aim at, which keeps the focus. */
  fire() {
    const { target } = this;
    if (!target) return;
    target.anchor.focus();
    void this.play(target.code);
  }

  /** Plays a move, but asks first if that can lose the game. @param {string} code */
  async play(code, sure = false) {
    const move = this.moves.get(code);
    if (this.busy || !move) return;
    this.staging.settle();
    this.steps.leave();
    this.note.value = null;
    this.aimed.value = null;
    this.doubted.value = move.hint.loses && !sure ? code : null;
    if (this.doubted.value !== null) return;
    this.highlight.value = null;
    this.hints.last.value = null;
    this.note.value = await this.live.play(code);
  }

  /** Takes back the last move, which was mine, or one of mine. */
  async undo(seat = this.live.seat) {
    this.steps.leave();
    this.note.value = await this.live.undo(seat);
  }

  /** Says why a code is no legal move. @param {string} code */
  async explain(code) {
    await this.refusable(async () => {
      this.note.value = (await get(this.live.address("/explain", { move: code }))).problem;
    });
  }

  /**
   * Joins, leaves and the like. After joining or leaving the table is asked for anew.
   * @param {"join" | "leave" | "bot-takeover" | "admissions" | "reclaim"} what
   * @param {object} [body]
   */
  async ask(what, body) {
    await this.refusable(async () => {
      await (what === "join" ? join(this.id, body ?? {}) : post(`/api/tables/${this.id}/${what}`, body));
      if (what === "join" || what === "leave") this.live.reconnect(true);
    });
  }

  /** Reports a chat message to the host of the server. @param {number} message */
  async report(message) {
    const seat = this.live.seat ?? undefined;
    await this.refusable(async () => {
      await post(`/api/tables/${this.id}/reports`, { message, seat });
      this.note.value = { error: "chat-reported", args: {}, text: "", rule: null };
    });
  }

  /** The same game again, at a new table. */
  async playAgain() {
    const { table, my_seats } = this.known;
    const { game, settings, pace } = table;
    await this.refusable(async () => {
      const seats = sameSeats(table, my_seats);
      const created = await post("/api/tables", { game, settings, pace, seats });
      await go(`/t/${created.table}`);
    });
  }

  /** Whether there is nobody left to keep a secret from, and nothing can change any more. */
  get revealed() {
    const { view, table } = this.known;
    return view.over || table.ended !== null || table.notes !== null;
  }

  /** Whose eyes see the board: mine, or in the past those that were chosen; null a spectator's. */
  get eyes() {
    if (this.replay.moveNumber.value !== null) return this.replay.seat.value;
    return this.revealed && this.board.everybody ? EVERYBODY : this.known.seat;
  }

  /** Shows the board after a move. @param {number} moveNumber @param {string | null} seat */
  lookBack(moveNumber, seat = this.eyes) {
    sheet.lower();
    this.steps.leave();
    void this.replay.show(moveNumber, seat, this.revealed);
  }

  /** Hangs up. */
  close() {
    this.stop();
    this.stopTelling();
    this.staging.close();
    this.live.close();
  }

  /** @private @param {string} game */
  async open(game) {
    this.game = game;
    try {
      const { cards, board, info } = await openGame(game, this.known.view.revision);
      this.cards = cards;
      this.board = board;
      const seats = this.known.table.seats.length;
      this.levels = info.levels;
      this.rules = info.options.filter(({ values_for }) => values_for[seats].length > 0);
      await this.begin();
      this.ready.value = true;
    } catch (error) {
      this.failure.value = errorText(error);
    }
  }

  /** A record shows how it began, if that was in the middle, and where it ends. @private */
  async begin() {
    const { table, view } = this.known;
    if (table.first_move_number > 0) {
      const address = this.live.address(`/positions/${table.first_move_number}`);
      this.course.began = (await get(address)).view;
    }
    if (this.standing === "record") this.lookBack(view.move_number);
  }

  /** Does something, and shows why if that is refused. @param {() => Promise<void>} act */
  async refusable(act) {
    try {
      await act();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.note.value = error.problem;
    }
  }
}

/** Says that what was done before a reload is lost, and why. @param {Problem} problem @returns {Problem} */
function lostRequest(problem) {
  const args = { reason: problemText(problem) };
  return { error: "table-page-request-lost", args, text: "", rule: null };
}

/** Those of my seats that must move now. @param {Known} known @returns {SeatInfo[]} */
function toMove({ table, my_seats }) {
  return table.seats.filter(({ seat, kind }) => {
    return kind === "person" && my_seats.includes(seat) && table.to_act.includes(seat);
  });
}

/** Whether another seat at this device must move than the one that looks. @param {Known} known */
function isAnothers(known) {
  const asked = toMove(known);
  const looking = known.seat !== null && known.my_seats.length > 1 && !known.view.over;
  return looking && asked.length > 0 && asked.every(({ seat }) => seat !== known.seat);
}
