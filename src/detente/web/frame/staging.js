// @ts-check
// What has just happened is shown moment by moment. The truth is never kept back: a player who
// plays a move sees all of it at once, and questions are always those of the truth.

import { batch, computed, effect, signal, untracked } from "../board/html.js";
import { linesOf, recap } from "../board/recap.js";
import { textsOf } from "../board/texts.js";
import { pace, PACES } from "./pace.js";
import { schedule } from "./schedule.js";

/** @import { Known, Moment, View } from "../board/types.js" */
/** @import { Desk } from "./desk.js" */

/** So many milliseconds may pass until the truth is shown; fewer if it is my turn. */
const BUDGET = 8_000;
const MY_BUDGET = 5_000;
/** More moments than this at once are not shown, only told. */
const MOST = 12;
/** Nor is what happened while the page was hidden, or without a connection, for longer than this. */
const HIDDEN = 3_000;
const AWAY = 30_000;

/** @type {Moment[]} */
const NONE = [];

/** A moment that waits; `view` is what the board shows with the last one of an update. */
/** @typedef {{moment: Moment, time: number, view?: View}} Waiting */

/** What the board of a table shows of what happens, and what is told of it. */
export class Staging {
  /** @param {Desk} desk */
  constructor(desk) {
    /** @private */
    this.desk = desk;
    /** What the board shows of the present: the truth, or what was before and became true since. */
    this.shown = signal(/** @type {View | null} */ (null));
    /** The moment that is shown. */
    this.playing = signal(/** @type {Moment | null} */ (null));
    /** Whether a move has just been taken back. */
    this.undone = signal(false);
    // Not all that comes from the table has something to tell.
    const moments = computed(() => desk.live.known.value?.moments ?? NONE);
    const since = computed(() => desk.live.known.value?.recap_from ?? 0);
    const reader = computed(() => desk.live.known.value?.seat ?? null);
    /** The stories since my last move. */
    this.told = computed(() => recap(moments.value, since.value));
    /** These stories in lines. */
    this.recap = computed(() => linesOf(this.told.value, textsOf(desk.game), reader.value));

    /** @private @type {Waiting[]} */
    this.waiting = [];
    /** @private @type {Known | null} */
    this.known = null;
    /** @private How many moves there were in what was staged last. */
    this.staged = 0;
    /** @private */
    this.timer = 0;
    /** @private When the page was hidden. */
    this.hiddenAt = document.hidden ? Date.now() : Infinity;
    /** @private When it lost its connection. */
    this.leftAt = Infinity;
    /** @private */
    this.listening = new AbortController();
    document.addEventListener("visibilitychange", () => this.seen(), { signal: this.listening.signal });
    /** @private */
    this.stops = [
      effect(() => {
        const known = desk.live.known.value;
        if (known) untracked(() => this.arrive(known));
      }),
      effect(() => {
        const open = desk.live.status.value === "open";
        this.leftAt = open ? Infinity : Math.min(this.leftAt, Date.now());
      }),
    ];
  }

  /** Whether the board shows less than the truth, or a film lies over it. */
  get behind() {
    const film = this.film;
    return film !== undefined || this.shown.value !== this.desk.live.known.value?.view;
  }

  /** The film of the moment that is shown, if it has one. */
  get film() {
    const moment = this.playing.value;
    return moment ? this.films[moment.family] : undefined;
  }

  /** @private */
  get films() {
    return this.desk.board?.films ?? {};
  }

  /** Shows the truth at once. */
  settle() {
    clearTimeout(this.timer);
    this.waiting = [];
    batch(() => {
      this.playing.value = null;
      if (this.known) this.shown.value = this.known.view;
    });
  }

  /** Ends for good. */
  close() {
    clearTimeout(this.timer);
    this.listening.abort();
    for (const stop of this.stops) stop();
  }

  /** @private @param {Known} known */
  arrive(known) {
    const { view, seat, moments, events_from: from } = known;
    const before = this.known;
    this.known = known;
    if (before?.view === view) return;
    const sameEyes = before?.seat === seat;
    const undone = sameEyes && (view.move_number < this.staged || (from > 0 && from <= this.staged));
    const fresh = moments.filter(({ move_number }) => move_number > this.staged);
    this.staged = view.move_number;
    this.undone.value = undone;
    if (!sameEyes || undone || !this.plays(fresh)) return this.settle();
    this.waiting.push(...fresh.map((moment) => ({ moment, time: 0 })));
    this.judge(known);
    const last = this.waiting.at(-1);
    if (last) last.view = view;
    else this.shown.value = view; // nothing is told of this move
    if (!this.playing.peek()) this.step();
  }

  /** @private Whether these are shown one after the other. @param {Moment[]} fresh */
  plays(fresh) {
    const [hidden, away] = [Date.now() - this.hiddenAt, Date.now() - this.leftAt];
    const many = this.waiting.length + fresh.length > MOST;
    return pace.value !== "off" && !many && hidden < HIDDEN && away < AWAY;
  }

  /** @private Gives what waits its times. @param {Known} known */
  judge({ seat, view }) {
    const budget = view.prompt?.moves.length ? MY_BUDGET : BUDGET;
    const how = { films: this.films, seat, budget, share: PACES[pace.value] };
    const times = schedule(this.waiting.map(({ moment }) => moment), how);
    for (const [at, one] of this.waiting.entries()) one.time = times[at];
  }

  /** @private Goes on to the next moment that takes time. */
  step() {
    let shown = /** @type {View} */ (this.shown.peek());
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      const { moment, time, view } = next;
      shown = view ?? withSet(shown, moment.sets ?? {});
      if (time <= 0) continue;
      batch(() => {
        this.shown.value = shown;
        this.playing.value = moment;
      });
      this.timer = setTimeout(() => this.step(), time);
      return;
    }
    this.settle();
  }

  /** @private People who come back to the page see the truth. */
  seen() {
    if (Date.now() - this.hiddenAt >= HIDDEN) this.settle();
    this.hiddenAt = document.hidden ? Date.now() : Infinity;
  }
}

/**
 * A view in which some fields of the board are others, by their paths such as `sides.us.space`.
 *
 * @param {View} view @param {Record<string, unknown>} sets @returns {View}
 */
export function withSet(view, sets) {
  let { board } = view;
  for (const [path, value] of Object.entries(sets)) board = changed(board, path.split("."), value);
  return board === view.board ? view : { ...view, board };
}

/** @param {Record<string, any>} fields @param {string[]} path @param {unknown} value */
function changed(fields, [first, ...rest], value) {
  /** @type {Record<string, any>} */
  const copy = { ...fields };
  if (rest.length) copy[first] = changed(copy[first] ?? {}, rest, value);
  else if (value === null) delete copy[first];
  else copy[first] = value;
  return copy;
}
