// @ts-check
// The board as it was: one look back from the log, or the whole game step by step after its end.

import { errorText, get } from "./api.js";
import { html, signal, useEffect, useRef } from "./html.js";
import { SeatMark } from "./seats.js";
import { eventText, say } from "./texts.js";

/** @import { Moment } from "./types.js" */
/** @import { Desk } from "./table.js" */

const SPEEDS = [0.5, 1, 2, 4];
const PAUSE = 1400;

/** Drawn on 12 × 12. */
const SIGNS = {
  first: "M1 1h2v10H1zM11 1v10L4 6z",
  previous: "M9 1v10L2 6z",
  play: "M1 1v10l5-5zM6 1v10l5-5z",
  pause: "M2 1h3v10H2zM7 1h3v10H7z",
  next: "M3 1v10l7-5z",
  last: "M9 1h2v10H9zM1 1v10l7-5z",
};

/** Where somebody looks into a table's past, and what is there. */
export class Replay {
  /** @param {string} table */
  constructor(table) {
    this.table = table;
    /** @type {Map<string, Promise<Moment>>} */
    this.cache = new Map();
    /** The choice looked for; null in the present. */
    this.choice = signal(/** @type {number | null} */ (null));
    /** Whose eyes; null for a spectator's. */
    this.seat = signal(/** @type {string | null} */ (null));
    /** What is shown; the last thing found stays until the next has come. */
    this.moment = signal(/** @type {Moment | null} */ (null));
    this.problem = signal("");
    this.playing = signal(false);
    this.speed = signal(1);
  }

  /**
   * Goes to the board after a choice, seen by a seat.
   *
   * @param {number} choice
   * @param {string | null} seat
   * @param {boolean} over what is over never changes, so it can be kept and fetched ahead
   */
  async show(choice, seat, over) {
    this.choice.value = choice;
    this.seat.value = seat;
    this.problem.value = "";
    const here = () => this.choice.value === choice && this.seat.value === seat;
    try {
      const moment = await this.fetch(choice, seat, over);
      if (!here()) return;
      this.moment.value = moment;
      if (over && choice < moment.last) void this.fetch(choice + 1, seat, over).catch(() => {});
    } catch (error) {
      if (here()) this.problem.value = errorText(error);
    }
  }

  /** Back to the present. */
  leave() {
    this.playing.value = false;
    this.choice.value = null;
    this.moment.value = null;
  }

  /** Back to the present, as somebody who has seen nothing. */
  forget() {
    this.leave();
    this.cache.clear();
  }

  /**
   * @private
   * @param {number} choice
   * @param {string | null} seat
   * @param {boolean} over
   * @returns {Promise<Moment>}
   */
  fetch(choice, seat, over) {
    const eyes = encodeURIComponent(seat ?? "");
    const path = `/api/tables/${this.table}/moment?choice=${choice}&seat=${eyes}`;
    const known = this.cache.get(path);
    if (known) return known;
    const asked = get(path);
    if (over) {
      this.cache.set(path, asked);
      asked.catch(() => this.cache.delete(path));
    }
    return asked;
  }
}

/**
 * The bar above a board of the past.
 *
 * @param {{desk: Desk}} props
 */
export function ReplayBar({ desk }) {
  const { replay } = desk;
  const { view, table } = desk.news;
  const choice = replay.choice.value ?? 0;
  const last = view.choices;
  const playing = replay.playing.value;
  const bar = useRef(/** @type {HTMLElement | null} */ (null));
  // The button that led here, or back, is gone with what it was part of; the focus must not be.
  useEffect(() => {
    focusIfLost(bar.current);
    return () => setTimeout(() => focusIfLost(document.getElementById("question")));
  }, []);
  /** @param {number} wanted */
  const go = (wanted) => {
    const reached = Math.max(0, Math.min(wanted, last));
    if (reached === last) replay.playing.value = false;
    desk.lookBack(reached);
  };
  useEffect(() => {
    if (!playing || replay.moment.value?.choice !== choice) return;
    const timer = setTimeout(() => go(choice + 1), PAUSE / replay.speed.value);
    return () => clearTimeout(timer);
  }, [playing, choice, replay.moment.value, replay.speed.value]);
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const key = (event) => {
      const target = /** @type {Element} */ (event.target);
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      if (target.closest("input, select, textarea, dialog[open]")) return;
      const to = { ArrowLeft: choice - 1, ArrowRight: choice + 1, Home: 0, End: last };
      const wanted = to[/** @type {keyof typeof to} */ (event.key)];
      if (wanted !== undefined) {
        event.preventDefault();
        go(wanted);
      }
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  }, [choice, last, table.over]);
  const play = () => {
    if (choice === last) go(0);
    replay.playing.value = !playing;
  };
  return html`<section
    class="replay"
    ref=${bar}
    tabindex="-1"
    aria-label=${say("replay-page-title")}
  >
    <div class="replay-banner">
      <strong class="stamp">${say(table.over ? "replay-page-title" : "replay-page-past")}</strong>
      <span>${say("replay-page-choice", { choice, last })}</span>
      <button type="button" class="primary" onClick=${() => replay.leave()}>
        ${say(table.over ? "replay-page-result" : "replay-page-present")}
      </button>
    </div>
    <div class="replay-controls">
      ${step("first", choice > 0, () => go(0))}
      ${step("previous", choice > 0, () => go(choice - 1))}
      ${step(playing ? "pause" : "play", true, play)}
      ${step("next", choice < last, () => go(choice + 1))}
      ${step("last", choice < last, () => go(last))}
      <input
        type="range"
        class="replay-slider"
        min="0"
        max=${last}
        value=${choice}
        aria-label=${say("replay-page-slider")}
        aria-valuetext=${say("replay-page-choice", { choice, last })}
        onInput=${(/** @type {any} */ event) => go(Number(event.target.value))}
      />
      <label class="replay-speed">
        <span>${say("replay-page-speed")}</span>
        <select
          onChange=${(/** @type {any} */ { target }) => (replay.speed.value = Number(target.value))}
        >
          ${SPEEDS.map(
            (speed) => html`<option value=${speed} selected=${speed === replay.speed.value}>
              ${say("replay-page-times", { speed })}
            </option>`,
          )}
        </select>
      </label>
    </div>
    ${table.over && html`<${Eyes} desk=${desk} choice=${choice} />`}
    <div class="replay-events" role="status">
      ${replay.problem.value && html`<p class="problem">${replay.problem.value}</p>`}
      ${replay.moment.value?.events.map((event) => html`<p>${eventText(event)} </p>`)}
    </div>
  </section>`;
}

/** @param {HTMLElement | null} place */
export function focusIfLost(place) {
  if (document.activeElement === document.body) place?.focus({ preventScroll: true });
}

/**
 * @param {keyof typeof SIGNS} what
 * @param {boolean} possible
 * @param {() => void} act
 */
function step(what, possible, act) {
  const label = say(`replay-page-${what}`);
  return html`<button
    type="button"
    class="replay-step"
    aria-disabled=${!possible}
    aria-label=${label}
    title=${label}
    onClick=${() => possible && act()}
  >
    <svg viewBox="0 0 12 12" aria-hidden="true"><path d=${SIGNS[what]} /></svg>
  </button>`;
}

/** Whose knowledge the board shows. @param {{desk: Desk, choice: number}} props */
function Eyes({ desk, choice }) {
  const seats = [null, ...desk.news.view.seats];
  return html`<div class="replay-eyes" role="group" aria-label=${say("replay-page-eyes")}>
    <span aria-hidden="true">${say("replay-page-eyes")}</span>
    ${seats.map(
      (seat) => html`<button
        type="button"
        aria-pressed=${desk.eyes === seat}
        onClick=${() => desk.lookBack(choice, seat)}
      >
        ${seat === null
          ? say("replay-page-spectator")
          : html`<${SeatMark} seat=${seat} seats=${desk.news.view.seats} />`}
      </button>`,
    )}
  </div>`;
}
