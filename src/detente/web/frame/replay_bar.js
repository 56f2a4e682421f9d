// @ts-check
// What leads through the past of a table: to any move, step by step, or by itself.

import { html, useEffect, useRef } from "../board/html.js";
import { isBare, useKeys } from "../board/keys.js";
import { SeatMark } from "../board/side.js";
import { quote, say } from "../board/texts.js";
import { EVERYBODY, focusIfLost } from "./replay.js";
import { reading, TimelineSlider } from "./timeline.js";

/** @import { Signal } from "../board/types.js" */
/** @import { Desk } from "./desk.js" */
/** @import { Mark } from "./timeline.js" */

const SPEEDS = [0.5, 1, 2, 4];
const PAUSE = 1400;

/** Drawn on 12 × 12. */
const SIGNS = {
  first: "M1 1h2v10H1zM11 1v10L4 6z",
  before: "M6 0v3L3 6l3 3v3L0 6zM12 0v3L9 6l3 3v3L6 6z",
  previous: "M9 1v10L2 6z",
  play: "M1 1v10l5-5zM6 1v10l5-5z",
  pause: "M2 1h3v10H2zM7 1h3v10H7z",
  next: "M3 1v10l7-5z",
  after: "M0 0v3l3 3-3 3v3l6-6zM6 0v3l3 3-3 3v3l6-6z",
  last: "M9 1h2v10H9zM1 1v10l7-5z",
};

/**
 * What takes the place of the question while the board shows the past.
 *
 * @param {{desk: Desk}} props
 */
export function ReplayBar({ desk }) {
  const { replay } = desk;
  const { view, table } = desk.known;
  const { drawn, marks } = desk.course;
  const { first_move_number: first } = table;
  const moveNumber = replay.moveNumber.value ?? first;
  const last = view.move_number;
  const before = marks.findLast(({ from }) => from < moveNumber);
  const after = marks.find(({ from }) => from > moveNumber);
  const playing = replay.playing.value;
  const bar = useRef(/** @type {HTMLElement | null} */ (null));
  // The button that led here, or back, is gone with what it was part of; the focus must not be.
  useEffect(() => {
    focusIfLost(bar.current);
    return () => setTimeout(() => focusIfLost(document.getElementById("question")));
  }, []);
  /** @param {number} wanted */
  const go = (wanted) => {
    const reached = Math.max(first, Math.min(wanted, last));
    if (reached === last) replay.playing.value = false;
    desk.lookBack(reached);
  };
  useEffect(() => {
    if (!playing || replay.position.value?.move_number !== moveNumber) return;
    const timer = setTimeout(() => go(moveNumber + 1), PAUSE / replay.speed.value);
    return () => clearTimeout(timer);
  }, [playing, moveNumber, replay.position.value, replay.speed.value]);
  useJumps(go, {
    ArrowLeft: moveNumber - 1,
    ArrowRight: moveNumber + 1,
    Home: first,
    End: last,
    PageUp: before?.from,
    PageDown: after?.from,
  });
  const play = () => {
    if (moveNumber === last) go(first);
    replay.playing.value = !playing;
  };
  return html`<section
    class="replay"
    ref=${bar}
    tabindex="-1"
    aria-label=${say("replay-page-title")}
  >
    <div class="replay-banner">
      <strong class="stamp">
        ${say(desk.revealed ? "replay-page-title" : "replay-page-past")}
      </strong>
      <span>${say("replay-page-choice", { choice: moveNumber, last })}</span>
      ${drawn && html`<span>${reading(drawn, moveNumber)}</span>`}
      ${table.notes && !view.over && html`<span>${say("table-page-record-ends")}</span>`}
      ${desk.standing !== "record" &&
      html`<button type="button" class="primary" onClick=${() => replay.leave()}>
        ${say(table.over ? "replay-page-result" : "replay-page-present")}
      </button>`}
    </div>
    ${drawn && html`<${Slider} desk=${desk} moveNumber=${moveNumber} go=${go} />`}
    <div class="replay-controls">
      ${step("first", moveNumber > first, () => go(first))}
      ${marks.length > 0 && jump("before", before, go)}
      ${step("previous", moveNumber > first, () => go(moveNumber - 1))}
      ${step(playing ? "pause" : "play", true, play)}
      ${step("next", moveNumber < last, () => go(moveNumber + 1))}
      ${marks.length > 0 && jump("after", after, go)}
      ${step("last", moveNumber < last, () => go(last))}
      ${!drawn && html`<${Slider} desk=${desk} moveNumber=${moveNumber} go=${go} />`}
      <${Speed} speed=${replay.speed} />
      ${desk.revealed && html`<${Eyes} desk=${desk} moveNumber=${moveNumber} />`}
    </div>
    ${replay.problem.value && html`<p class="problem" role="alert">${replay.problem.value}</p>`}
  </section>`;
}

/**
 * Keys lead to moves, wherever the focus is except in a field.
 *
 * @param {(moveNumber: number) => void} go
 * @param {Record<string, number | undefined>} keys
 */
function useJumps(go, keys) {
  useKeys((event) => {
    const wanted = isBare(event) ? keys[event.key] : undefined;
    if (wanted !== undefined) go(wanted);
    return wanted !== undefined;
  });
}

/**
 * Leads to any move; over the course of the game, if the board knows it.
 *
 * @param {{desk: Desk, moveNumber: number, go: (moveNumber: number) => void}} props
 */
function Slider({ desk, moveNumber, go }) {
  const course = desk.course.drawn;
  const last = desk.known.view.move_number;
  const label = say("replay-page-slider");
  const text = say("replay-page-choice", { choice: moveNumber, last });
  if (course) {
    const whole = `${text}, ${reading(course, moveNumber)}`;
    return html`<${TimelineSlider}
      course=${course}
      at=${moveNumber}
      label=${label}
      text=${whole}
      slide=${go}
    />`;
  }
  return html`<input
    type="range"
    class="replay-slider"
    min=${desk.known.table.first_move_number}
    max=${last}
    value=${moveNumber}
    aria-label=${label}
    aria-valuetext=${text}
    onInput=${(/** @type {any} */ event) => go(Number(event.target.value))}
  />`;
}

/**
 * A step to the start of another chapter.
 *
 * @param {"before" | "after"} what
 * @param {Mark | undefined} mark
 * @param {(moveNumber: number) => void} go
 */
function jump(what, mark, go) {
  const label = mark ? quote("replay-page-to", { chapter: mark.label }) : undefined;
  return step(what, mark !== undefined, () => mark && go(mark.from), label);
}

/**
 * @param {keyof typeof SIGNS} what
 * @param {boolean} possible
 * @param {() => void} act
 */
function step(what, possible, act, label = say(`replay-page-${what}`)) {
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

/** How fast the game goes on by itself. @param {{speed: Signal<number>}} props */
function Speed({ speed }) {
  const label = say("replay-page-speed");
  return html`<select
    class="replay-speed"
    aria-label=${label}
    title=${label}
    onChange=${(/** @type {any} */ { target }) => (speed.value = Number(target.value))}
  >
    ${SPEEDS.map(
      (times) => html`<option value=${times} selected=${times === speed.value}>
        ${say("replay-page-times", { speed: times })}
      </option>`,
    )}
  </select>`;
}

/** Whose knowledge the board shows. @param {{desk: Desk, moveNumber: number}} props */
function Eyes({ desk, moveNumber }) {
  const seats = [null, ...desk.known.view.seats];
  if (desk.board.everybody) seats.unshift(EVERYBODY);
  return html`<div class="replay-eyes" role="group" aria-label=${say("replay-page-eyes")}>
    <span aria-hidden="true">${say("replay-page-eyes")}</span>
    ${seats.map(
      (seat) => html`<button
        type="button"
        aria-pressed=${desk.eyes === seat}
        onClick=${() => desk.lookBack(moveNumber, seat)}
      >
        ${seat === EVERYBODY
          ? say("replay-page-everybody")
          : seat === null
            ? say("replay-page-spectator")
            : html`<${SeatMark} seat=${seat} seats=${desk.known.view.seats} />`}
      </button>`,
    )}
  </div>`;
}
