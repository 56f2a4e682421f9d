// @ts-check
// The table page: the frame around any game's board, and what one person sees and does at it.

import {
  computed,
  effect,
  html,
  signal,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "../board/html.js";
import { legalMoves, onceOnly, TableContext } from "../board/piece.js";
import { eventText, problemText, quote, say } from "../board/texts.js";
import { ApiError, errorText, get, post } from "./api.js";
import { go } from "./app.js";
import { Chat, unread } from "./chat.js";
import { openGame, Reference } from "./game.js";
import { Cover, coverTitle } from "./handover.js";
import { arrival, forgetArrival, FreeSeats, Invitation } from "./links.js";
import { Log } from "./log.js";
import { Aim, isGamble } from "./odds.js";
import { Doubt, latest, Moves, Prompt, question } from "./prompt.js";
import { EVERYBODY, Replay, ReplayBar } from "./replay.js";
import { Result, sameSeats } from "./result.js";
import { Citation, openRule } from "./rules.js";
import { Seats } from "./seats.js";
import { Live } from "./socket.js";
import { ring } from "./sound.js";
import { marksOf } from "./timeline.js";

/** @import { Advice, Card, Known, OptionInfo, Problem, SeatInfo } from "../board/types.js" */
/** @import { Target } from "./odds.js" */
/** @import { Opened } from "./game.js" */
/** @import { PositionAt, View } from "../board/types.js" */
/** @import { Arrival } from "./links.js" */
/** @import { Course } from "./timeline.js" */

/**
 * How a table stands for somebody; `covered`: it shows nothing until it is known who looks.
 * @typedef {"your-turn" | "waiting" | "watching" | "stand-in" | "covered" | "closed" | "record"
 *   | "over"} Standing
 */

const TABS = /** @type {const} */ (["board", "log", "chat", "seats"]);

/** What one person knows and does at a table; all parts of the page share it. */
export class Desk {
  /** @param {string} id */
  constructor(id) {
    this.id = id;
    this.live = new Live(id);
    this.replay = new Replay(id);
    /** Whether all that the game needs is there. */
    this.ready = signal(false);
    /** Why the table cannot be shown. */
    this.failure = signal("");
    /** The code pointed at, on the board or in the list of moves. */
    this.highlight = signal(/** @type {string | null} */ (null));
    /** A move that dice decide, pointed at on the board, until it is confirmed or given up. */
    this.aimed = signal(/** @type {Target | null} */ (null));
    /** The last hint, and whether another one is being thought about. */
    this.hint = signal(/** @type {Advice & {question: string} | null} */ (null));
    this.advising = signal(false);
    /** A move that the game warns against, until it is confirmed or given up. */
    this.doubted = signal(/** @type {string | null} */ (null));
    /** Why the last thing was refused. */
    this.note = signal(/** @type {Problem | null} */ (null));
    /** The rule at which the rulebook is open, "" for its beginning; null if it is shut. */
    this.rule = signal(/** @type {string | null} */ (null));
    /** What a narrow screen was asked to show. */
    this.tab = signal(/** @type {typeof TABS[number]} */ ("board"));
    /** Whether a narrow screen hides the moves, to show more of the board. */
    this.folded = signal(false);
    /** The number of the last chat message that was in sight. */
    this.lastRead = signal(0);

    /**
     * How many moves there were when the last one was made here, by each seat that shares this
     * device and (null) by any of them.
     * @type {Map<string | null, number>}
     */
    this.acted = new Map();

    this.game = "";
    /** @type {Record<string, Card>} */
    this.cards = {};
    /** @type {Opened["board"]} */
    this.board = /** @type {any} */ (null);
    /** @type {string[]} */
    this.levels = [];
    /** @type {OptionInfo[]} Those that matter with so many seats. */
    this.rules = [];

    /** @private @type {View | null} The first view of a game that began in the middle. */
    this.began = null;

    /** @private @type {Known} */
    this.lastKnown = /** @type {any} */ (null);
    /** @private */
    this.legal = computed(() => legalMoves(this.known?.bot_plays_for_me ? null : this.known?.view));
    /** @private */
    this.parts = computed(() => this.board.chapters?.(this.known.events) ?? []);
    /** @private */
    this.told = computed(() => this.tell());
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

  /**
   * What a narrow screen can show. At a table for one nobody talks, until somebody looks on or
   * something was said.
   */
  get tabs() {
    const { table, my_seats, messages } = this.known;
    const alone = table.seats.length === 1 && my_seats.length === 1;
    const silent = alone && !table.spectators && !messages.length;
    return TABS.filter((tab) => tab !== "chat" || !silent);
  }

  /** What a narrow screen shows. */
  get shownTab() {
    return this.tabs.includes(this.tab.value) ? this.tab.value : "board";
  }

  /** The next of my seats that must move. */
  get called() {
    return toMove(this.known)[0] ?? null;
  }

  /** Shows nothing any more until somebody says who looks now, and keeps nothing to show. */
  cover() {
    this.replay.forget();
    const shown = [this.highlight, this.aimed, this.hint, this.doubted, this.note, this.rule];
    for (const one of shown) one.value = null;
    this.live.look(null);
    this.lastKnown = /** @type {Known} */ (this.live.known.peek());
    this.legal.peek();
  }

  /** Whether a code is pointed at, aimed at or advised. @param {string} code */
  isLit(code) {
    return [this.highlight.value, this.target?.code, this.advice?.move].includes(code);
  }

  /** What I aim at, as long as the table is where it was then. */
  get target() {
    const aimed = this.aimed.value;
    const holds = aimed?.version === this.known.table.version && this.moves.has(aimed.code);
    return holds ? aimed : null;
  }

  /** Whether I may ask what the strongest bot would do. */
  get advisable() {
    return this.moves.size > 0 && this.known.can_ask_hint;
  }

  /** The hint for the move that I have to make, if there is one. */
  get advice() {
    const hint = this.hint.value;
    return hint && hint.question === this.question && this.moves.size > 0 ? hint : null;
  }

  /** By what it can be told that the same is still asked, whatever others play meanwhile. */
  get question() {
    return JSON.stringify(this.known.view.prompt);
  }

  /** Asks what the strongest bot would do. */
  async advise() {
    if (this.advising.value) return;
    this.note.value = null;
    this.advising.value = true;
    await this.refusable(async () => {
      const { question } = this;
      this.hint.value = { ...(await post(this.live.address("/hint"))), question };
    });
    this.advising.value = false;
  }

  /**
   * Plays what was pointed at on the board; where dice decide, it takes aim first.
   * @param {string} code @param {HTMLElement} anchor
   */
  point(code, anchor) {
    const move = this.moves.get(code);
    if (this.busy || !move) return;
    if (isGamble(move.hint) && this.target?.code !== code) {
      this.aimed.value = { code, anchor, version: this.known.table.version };
    } else {
      void this.play(code);
    }
  }

  /** Plays a move, but asks first if that can lose the game. @param {string} code */
  async play(code, sure = false) {
    const move = this.moves.get(code);
    if (this.busy || !move) return;
    this.note.value = null;
    this.aimed.value = null;
    this.doubted.value = move.hint.loses && !sure ? code : null;
    if (this.doubted.value !== null) return;
    this.highlight.value = null;
    this.hint.value = null;
    for (const seat of [this.live.seat, null]) this.acted.set(seat, this.known.view.move_number);
    this.note.value = await this.live.play(code);
  }

  /** Takes back the last move, which was mine, or one of mine. */
  async undo(seat = this.live.seat) {
    this.acted.clear();
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
   * @param {"join" | "leave" | "bot-takeover" | "reclaim"} what @param {object} [body]
   */
  async ask(what, body) {
    await this.refusable(async () => {
      await post(`/api/tables/${this.id}/${what}`, body);
      if (what === "join" || what === "leave") this.live.reconnect(true);
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
    return view.over || table.notes !== null;
  }

  /** Whose eyes see the board: mine, or in the past those that were chosen; null a spectator's. */
  get eyes() {
    if (this.replay.moveNumber.value !== null) return this.replay.seat.value;
    return this.revealed && this.board.everybody ? EVERYBODY : this.known.seat;
  }

  /** Shows the board after a move. @param {number} moveNumber @param {string | null} seat */
  lookBack(moveNumber, seat = this.eyes) {
    this.tab.value = "board";
    void this.replay.show(moveNumber, seat, this.revealed);
  }

  /** The parts of the game so far, if the board knows any. */
  get chapters() {
    return this.parts.value;
  }

  /** After which moves they begin. */
  get marks() {
    return marksOf(this.chapters, this.known.events);
  }

  /** How the game went so far, if the board can tell; else null. */
  get course() {
    return this.told.value;
  }

  /** Hangs up. */
  close() {
    this.stop();
    this.stopTelling();
    this.live.close();
  }

  /** @private @returns {Course | null} */
  tell() {
    const { events, view, table } = this.known;
    const timeline = this.board.timeline?.(events, this.began);
    if (!timeline) return null;
    const { move_number: last, seats } = view;
    return { timeline, marks: this.marks, first: table.first_move_number, last, seats };
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
      this.began = (await get(address)).view;
    }
    if (this.standing === "record") this.lookBack(view.move_number);
  }

  /** @private @param {() => Promise<void>} act */
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

/** The page /t/<table>. @param {{id: string}} props */
export default function TablePage({ id }) {
  const [desk, setDesk] = useState(/** @type {Desk | null} */ (null));
  const [came, setCame] = useState(arrival);
  useEffect(() => {
    /** @type {Desk | undefined} */
    let opened;
    let gone = false;
    void redeemed(id, came).then((refusal) => {
      if (gone) return;
      opened = new Desk(id);
      opened.note.value = refusal;
      setDesk(opened);
    });
    // A link pasted into the address of this very page changes only the part after #.
    const pasted = () => arrival() && location.reload();
    addEventListener("hashchange", pasted);
    return () => {
      gone = true;
      opened?.close();
      removeEventListener("hashchange", pasted);
    };
  }, [id]);
  const problem = desk?.live.problem.value;
  const failure = problem ? problemText(problem) : desk?.failure.value;
  if (failure) {
    return html`<div class="waiting" role="alert">
      <p>${failure}</p>
      <a class="button" href="/">${say("page-to-lobby")}</a>
    </div>`;
  }
  if (!desk?.ready.value) return html`<p class="waiting">${say("table-page-loading")}</p>`;
  if (came?.kind === "join" && !desk.known.my_seats.length) {
    const answer = (/** @type {string | null} */ token) => {
      forgetArrival();
      setCame(null);
      if (token) void desk.ask("join", { token });
    };
    return html`<${Invitation} desk=${desk} token=${came.token} answer=${answer} />`;
  }
  if (came) forgetArrival();
  return html`<${Sight} desk=${desk} />`;
}

/**
 * Sits down at once with a personal link. The promise has the refusal.
 * @param {string} id @param {Arrival | null} came @returns {Promise<Problem | null>}
 */
async function redeemed(id, came) {
  if (came?.kind !== "seat") return null;
  try {
    await post(`/api/tables/${id}/join`, { token: came.token });
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error.problem;
    throw error;
  }
}

/** The table, or the cover over it. @param {{desk: Desk}} props */
function Sight({ desk }) {
  useTurn(desk);
  if (desk.standing !== "covered") return html`<${Table} desk=${desk} />`;
  return html`<div
    class="table covered"
    data-standing="covered"
    data-version=${desk.known.table.version}
  >
    <${Connection} desk=${desk} />
    <${Cover} desk=${desk} />
    <${Note} desk=${desk} />
  </div>`;
}

/** @param {{desk: Desk}} props */
function Table({ desk }) {
  const { standing } = desk;
  return html`<div
    class="table"
    data-standing=${standing}
    data-version=${desk.known.table.version}
    data-tab=${desk.shownTab}
    onClick=${(/** @type {MouseEvent} */ event) => openRule(event, desk.rule)}
    onClickCapture=${onceOnly}
  >
    <h1 class="visually-hidden">${say("game-title")}</h1>
    <div class="ask">
      <${Connection} desk=${desk} />
      <${Prompt} desk=${desk} />
      <${Moves} desk=${desk} />
    </div>
    <${Tabs} desk=${desk} />
    <${Stage} desk=${desk} />
    <${Seats} desk=${desk} />
    <${Log} desk=${desk} />
    ${desk.tabs.includes("chat") && html`<${Chat} desk=${desk} />`}
    <${Reference}
      game=${desk.game}
      cards=${desk.cards}
      moves=${desk.moves}
      rule=${desk.rule}
    />
    <${Aim} desk=${desk} />
    <${Note} desk=${desk} />
    <${Doubt} desk=${desk} />
    <p class="visually-hidden" role="status">
      ${latest(desk).map(eventText).join(" ")} ${say(`table-page-${standing}`)}: ${question(desk)}
    </p>
  </div>`;
}

/** What is shown of a position: all that was asked for. @param {Desk} desk @param {PositionAt} at */
function seen(desk, { view, views }) {
  return (views.length && desk.board.everybody?.(view, views)) || view;
}

/** The board, and above it whatever concerns it. @param {{desk: Desk}} props */
function Stage({ desk }) {
  const { view } = desk.known;
  const past = desk.replay.moveNumber.value !== null;
  const position = past ? desk.replay.position.value : null;
  const stage = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (!view.over) return;
    stage.current?.scrollTo(0, 0); // There the result is.
    scrollTo(0, 0);
  }, [view.over]);
  const shown = useMemo(() => (position ? seen(desk, position) : view), [position, view]);
  const table = {
    view: shown,
    reader: desk.known.seat,
    events: desk.known.events,
    cards: desk.cards,
    moves: desk.moves,
    play: /** @type {Desk["point"]} */ ((code, anchor) => desk.point(code, anchor)),
    explain: (/** @type {string} */ code) => void desk.explain(code),
    highlight: desk.highlight,
    isLit: (/** @type {string} */ code) => desk.isLit(code),
    readonly: past || desk.standing !== "your-turn",
  };
  return html`<div ref=${stage} class=${past ? "stage panel past" : "stage panel"} data-panel="board">
    ${past
      ? html`<${ReplayBar} desk=${desk} />`
      : view.over
        ? html`<${Result} desk=${desk} />`
        : html`<${FreeSeats} desk=${desk} />`}
    <${TableContext.Provider} value=${table}>
      <${desk.board.Board} view=${shown} />
    </${TableContext.Provider}>
  </div>`;
}

/**
 * What a narrow screen shows; a wide one has room for all but log and chat at the same time.
 * @param {{desk: Desk}} props
 */
function Tabs({ desk }) {
  const count = unread(desk);
  return html`<nav class="tabs" aria-label=${say("table-page-tabs")}>
    ${desk.tabs.map(
      (tab) => html`<button
        key=${tab}
        type="button"
        data-tab=${tab}
        aria-pressed=${desk.shownTab === tab}
        onClick=${() => (desk.tab.value = tab)}
      >
        ${say(`table-page-tab-${tab}`)}
        ${tab === "chat" &&
        count > 0 &&
        html` <span class="unread" aria-label=${say("chat-unread", { count })}>${count}</span>`}
      </button>`,
    )}
  </nav>`;
}

/** @param {{desk: Desk}} props */
function Connection({ desk }) {
  if (desk.live.status.value !== "lost") return null;
  return html`<p class="banner" role="alert">
    ${say("table-page-lost")}
    <button type="button" onClick=${() => desk.live.reconnect()}>${say("table-page-retry")}</button>
  </p>`;
}

/** Why something was refused, until it is read. @param {{desk: Desk}} props */
function Note({ desk }) {
  const problem = desk.note.value;
  const close = () => (desk.note.value = null);
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const key = (event) => event.key === "Escape" && close();
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  }, []);
  return html`<div class="toasts" role="alert">
    ${problem &&
    html`<div class="toast">
      <p>
        <${Citation} game=${desk.game} rule=${problem.rule} sentence=${problemText(problem)} />
      </p>
      <button type="button" onClick=${close}>${say("table-page-close")}</button>
    </div>`}
  </div>`;
}

/** The bell and the title of the tab say when it is my turn. @param {Desk} desk */
function useTurn(desk) {
  const covered = desk.standing === "covered";
  const mine = covered ? desk.called !== null : desk.standing === "your-turn";
  const before = useRef(mine);
  useEffect(() => {
    if (mine && !before.current) ring();
    before.current = mine;
  }, [mine]);
  const title = say("game-title");
  const state = covered ? coverTitle(desk) : say(`table-page-${desk.standing}`);
  useEffect(() => {
    const message = mine ? "table-page-tab-title-mine" : "table-page-tab-title";
    document.title = quote(message, { state, title });
  }, [mine, state, title]);
}
