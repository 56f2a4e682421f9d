// @ts-check
// How a game between two went, drawn over its moves, with a slider that leads to each of them.

import { html, useState } from "../board/html.js";
import { sideClass, SideSign } from "../board/side.js";
import { say } from "../board/texts.js";

/** @import { Step, Timeline } from "../board/module.js" */

/**
 * The whole course as the page has it.
 *
 * @typedef {object} Course
 * @property {Timeline} timeline
 * @property {Mark[]} marks
 * @property {number} first
 * @property {number} last
 * @property {string[]} seats
 */

/** Where a chapter begins. @typedef {{label: string, short: string, from: number}} Mark */

/** The drawing is stretched to the width there is; so high are the balance and the levels. */
const [WIDTH, BALANCE, LEVELS] = [1000, 70, 26];
const HEIGHT = BALANCE + LEVELS + 4;
/** Numbers of chapters nearer than this part of the width would touch each other. */
const NEAR = 0.035;

/** How things stood after a move, in words. @param {Course} course @param {number} moveNumber */
export function reading({ timeline, marks }, moveNumber) {
  const step = timeline.steps.findLast((one) => one.moveNumber <= moveNumber) ?? timeline.steps[0];
  const chapter = marks.findLast(({ from }) => from <= moveNumber);
  return [...(chapter ? [chapter.label] : []), ...timeline.words(step)].join(" · ");
}

/**
 * The course with its slider. `at` is the number of moves that is shown; `slide` goes to another while the
 * slider moves, `settle` when it rests.
 *
 * @param {{course: Course, at: number, label: string, text: string,
 *   slide?: (moveNumber: number) => void, settle?: (moveNumber: number) => void}} props
 */
export function TimelineSlider({ course, at, label, text, slide, settle }) {
  const { first, last, marks, seats, timeline } = course;
  const [pointed, setPointed] = useState(/** @type {number | null} */ (null));
  const share = (/** @type {number} */ moveNumber) => partOf(course, moveNumber);
  /** @param {PointerEvent} event */
  const point = ({ currentTarget, clientX }) => {
    const { left, width } = /** @type {Element} */ (currentTarget).getBoundingClientRect();
    const part = Math.min(1, Math.max(0, (clientX - left) / width));
    setPointed(first + Math.round(part * (last - first)));
  };
  /** @param {((moveNumber: number) => void) | undefined} act */
  const heard = (act) => (/** @type {any} */ { target }) => act?.(Number(target.value));
  const near = pointed ?? at;
  return html`<div
    class="timeline"
    onPointerMove=${point}
    onPointerLeave=${() => setPointed(null)}
  >
    <span class="timeline-floor" aria-hidden="true">${timeline.level}</span>
    <${Drawing} course=${course} />
    ${numberedOnes(marks, share).map(
      ({ short, from }) => html`<span
        class="timeline-mark"
        aria-hidden="true"
        style=${`left:${share(from) * 100}%`}
        >${short}</span
      >`,
    )}
    ${seats.map(
      (seat, number) => html`<span
        class=${`timeline-side timeline-side-${number} ${sideClass(seat, seats)}`}
        data-side=${seat}
        aria-hidden="true"
        ><${SideSign} side=${seat} seats=${seats} /> +${timeline.most}</span
      >`,
    )}
    <input
      type="range"
      class="replay-slider"
      min=${first}
      max=${last}
      value=${at}
      aria-label=${label}
      aria-valuetext=${text}
      onInput=${heard(slide)}
      onChange=${heard(settle)}
    />
    <span
      class="timeline-note"
      aria-hidden="true"
      style=${`left:${share(near) * 100}%;transform:translateX(${share(near) * -100}%)`}
      hidden=${pointed === null}
      >${reading(course, near)} · ${say("timeline-choice", { choice: near })}</span
    >
  </div>`;
}

/** Which part of a game lies before a move. @param {Course} course @param {number} moveNumber */
function partOf({ first, last }, moveNumber) {
  return (moveNumber - first) / Math.max(1, last - first);
}

/** The marks that have room for their number. */
/** @param {Mark[]} marks @param {(moveNumber: number) => number} share */
function numberedOnes(marks, share) {
  let free = -1;
  return marks.filter(({ short, from }) => {
    if (!short || share(from) < free) return false;
    free = share(from) + NEAR;
    return true;
  });
}

/** @param {{course: Course}} props */
function Drawing({ course }) {
  const { timeline, marks, first, last, seats } = course;
  const { steps, levels } = timeline;
  const most = Math.max(timeline.most, ...steps.map(({ balance }) => Math.abs(balance)));
  const x = (/** @type {number} */ moveNumber) => WIDTH * partOf(course, moveNumber);
  const y = (/** @type {number} */ balance) => (BALANCE / 2) * (1 - balance / most);
  const [low, high] = levels;
  const down = (/** @type {number} */ level) => {
    return HEIGHT - 2 - ((level - low) / (high - low)) * (LEVELS - 4);
  };
  /** @param {(step: Step) => number} height */
  const stairs = (height) => {
    const corners = steps.map((step) => `H${x(step.moveNumber)}V${height(step)}`);
    return `${corners.join("").replace(/^H/, "M").replace("V", ",")}H${x(last)}`;
  };
  const leads = [Math.max, Math.min].map((better) => {
    return `${stairs(({ balance }) => y(better(balance, 0)))}V${y(0)}H${x(first)}z`;
  });
  const ending = steps[steps.length - 1];
  return html`<svg
    class="timeline-drawing"
    viewBox=${`0 0 ${WIDTH} ${HEIGHT}`}
    preserveAspectRatio="none"
    role="img"
    aria-label=${`${timeline.title}: ${timeline.words(ending).join(", ")}`}
  >
    ${marks.map(
      ({ from }) => html`<path class="timeline-turn" d=${`M${x(from)},0V${HEIGHT}`} />`,
    )}
    <path class="timeline-zero" d=${`M0,${y(0)}H${WIDTH}`} />
    ${leads.map(
      (path, number) => html`<path
        class=${`timeline-lead ${sideClass(seats[number], seats)}`}
        data-side=${seats[number]}
        d=${path}
      />`,
    )}
    <path class="timeline-level" d=${stairs(({ level }) => down(level))} />
  </svg>`;
}
