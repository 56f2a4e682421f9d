// @ts-check
// How the scores went: a line for each seat, told apart by shape, colour and name.

import { html, useId, useLayoutEffect, useRef, useState } from "../board/html.js";
import { points } from "../board/points.js";
import { sideClass, sideShape } from "../board/side.js";
import { name, quote, say } from "../board/texts.js";

/** @import { Round } from "../board/module.js" */

/** @typedef {{seat: string, y: number}} Label where the name of a line stands */

/** The chart is as wide as its place, so that its letters are as large as all others. */
const WIDTH = 360;
const HEIGHT = 260;
const LEFT = 44;
const RIGHT = 132;
const TOP = 26;
const BOTTOM = 42;
/** The least distance between two names. */
const LINE = 20;
/** How large the shape of a seat is. */
const MARK = 14;
/** The least distance between the numbers of two rounds. */
const NEAR = 22;

/**
 * Scores over the rounds; `scoreUnit` is how many units of a score make one point.
 *
 * @param {{course: Round[], seats: string[], scoreUnit: number, target?: number}} props
 */
export function Chart({ course, seats, scoreUnit, target }) {
  const id = useId();
  const figure = useRef(/** @type {HTMLElement | null} */ (null));
  const [width, setWidth] = useState(WIDTH);
  useLayoutEffect(() => {
    const place = /** @type {HTMLElement} */ (figure.current);
    const observer = new ResizeObserver(() => setWidth(place.clientWidth || WIDTH));
    observer.observe(place);
    return () => observer.disconnect();
  }, []);
  const { ticks, x, y } = scales(course, scoreUnit, width, target);
  const last = course[course.length - 1].scores;
  const best = Math.max(...seats.map((seat) => last[seat]));
  const leaders = seats.filter((seat) => last[seat] === best);
  const names = spread(seats.map((seat) => ({ seat, y: y(last[seat]) })));
  const end = width - RIGHT;
  const every = Math.ceil((NEAR * course.length) / (end - LEFT));
  const rivals = seats.length > 1;
  return html`<figure class="chart" ref=${figure}>
    <svg
      viewBox=${`0 0 ${width} ${HEIGHT}`}
      role="img"
      aria-labelledby=${rivals ? `${id}-name ${id}-end` : `${id}-name`}
    >
      <title id=${`${id}-name`}>${say("board-chart-title")}</title>
      ${rivals &&
      html`<desc id=${`${id}-end`}>${say("board-chart-description", { leaders })}</desc>`}
      ${ticks.map(
        (tick) => html`<g class="chart-tick">
          <line x1=${LEFT} x2=${end} y1=${y(tick)} y2=${y(tick)} />
          <text x=${LEFT - 8} y=${y(tick)} dy="0.35em" text-anchor="end">
            ${points(tick, scoreUnit)}
          </text>
        </g>`,
      )}
      ${course.map(({ label }, round) => {
        if (round % every > 0) return null;
        return html`<text x=${x(round)} y=${HEIGHT - BOTTOM + 18} text-anchor="middle">
          ${label}
        </text>`;
      })}
      <text x=${(LEFT + end) / 2} y=${HEIGHT - 6} text-anchor="middle">
        ${say("label-round")}
      </text>
      ${target !== undefined &&
      html`<g class="chart-target">
        <line x1=${LEFT} x2=${end} y1=${y(target)} y2=${y(target)} />
        <text x=${LEFT + 4} y=${y(target) - 6}>
          ${quote("board-chart-target", { target: points(target, scoreUnit) })}
        </text>
      </g>`}
      ${seats.map((seat) => {
        const points = course.map(({ scores }, round) => [x(round), y(scores[seat])]);
        return html`<g class=${`chart-line ${sideClass(seat, seats)}`} data-side=${seat}>
          <polyline points=${points.join(" ")} />
          ${points.map(([x, y]) => html`<${Mark} seat=${seat} seats=${seats} x=${x} y=${y} />`)}
        </g>`;
      })}
      ${names.map(({ seat, y: height }) => {
        return html`<g class=${`chart-name ${sideClass(seat, seats)}`} data-side=${seat}>
          <${Mark} seat=${seat} seats=${seats} x=${end + 18} y=${height} />
          <text x=${end + 28} y=${height} dy="0.35em">
            ${name(seat)} ${points(last[seat], scoreUnit)}${" "}
          </text>
        </g>`;
      })}
    </svg>
    <${Table} course=${course} seats=${seats} scoreUnit=${scoreUnit} />
  </figure>`;
}

/**
 * The same in figures, for screen readers.
 *
 * @param {{course: Round[], seats: string[], scoreUnit: number}} props
 */
function Table({ course, seats, scoreUnit }) {
  return html`<table class="visually-hidden">
    <caption>
      ${say("board-chart-title")}
    </caption>
    <tr>
      <th scope="col">${say("label-round")}</th>
      ${seats.map((seat) => html`<th scope="col">${name(seat)}</th>`)}
    </tr>
    ${course.map(
      ({ label, scores }) => html`<tr>
        <th scope="row">${label}</th>
        ${seats.map((seat) => html`<td>${points(scores[seat], scoreUnit)}</td>`)}
      </tr>`,
    )}
  </table>`;
}

/**
 * Where rounds and scores lie on the chart, and at which scores its lines are.
 *
 * @param {Round[]} course
 * @param {number} scoreUnit
 * @param {number} width
 * @param {number} [target]
 */
function scales(course, scoreUnit, width, target = 1) {
  const all = course.flatMap(({ scores }) => Object.values(scores));
  const highest = Math.max(target, ...all);
  const lowest = Math.min(0, ...all);
  const step = scoreUnit * stepOf((highest - lowest) / scoreUnit);
  const most = Math.ceil(highest / step) * step;
  const least = Math.floor(lowest / step) * step;
  const ticks = Array.from({ length: (most - least) / step + 1 }, (_, tick) => least + tick * step);
  const last = Math.max(course.length - 1, 1);
  return {
    ticks,
    x: (/** @type {number} */ round) => LEFT + (round * (width - LEFT - RIGHT)) / last,
    y: (/** @type {number} */ score) =>
      TOP + ((most - score) * (HEIGHT - TOP - BOTTOM)) / (most - least),
  };
}

/** A round number that divides a range into about five parts. @param {number} range */
function stepOf(range) {
  const rough = range / 5;
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, 1)));
  const factor = [1, 2, 5].find((factor) => factor * power >= rough) ?? 10;
  return factor * power;
}

/** Moves names apart that would stand on each other. @param {Label[]} names */
function spread(names) {
  const sorted = names.sort((one, other) => one.y - other.y);
  for (const [index, label] of sorted.entries()) {
    if (index > 0) label.y = Math.max(label.y, sorted[index - 1].y + LINE);
  }
  const below = Math.max(0, sorted[sorted.length - 1].y - (HEIGHT - BOTTOM));
  return sorted.map((label) => ({ ...label, y: label.y - below }));
}

/** The shape of a seat around a point. */
/** @param {{seat: string, seats: string[], x: number, y: number}} props */
function Mark({ seat, seats, x, y }) {
  const place = `translate(${x - MARK / 2} ${y - MARK / 2}) scale(${MARK / 24})`;
  return html`<path class="chart-mark" d=${sideShape(seat, seats)} transform=${place} />`;
}
