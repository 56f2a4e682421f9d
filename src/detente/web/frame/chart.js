// @ts-check
// How the scores went: a line for each seat, told apart by shape, colour and name.

import { html, useId } from "../board/html.js";
import { points } from "../board/points.js";
import { SHAPES } from "../board/seats.js";
import { name, quote, say } from "../board/texts.js";

/** @import { Round } from "../board/module.js" */

/** @typedef {{seat: string, index: number, y: number}} Label where the name of a line stands */

const WIDTH = 640;
const HEIGHT = 300;
const LEFT = 44;
const RIGHT = 108;
const TOP = 26;
const BOTTOM = 42;
/** The least distance between two names. */
const LINE = 20;
/** How many rounds are numbered at most. */
const NUMBERED = 14;

/**
 * Scores over the rounds; `scoreUnit` is how many units of a score make one point.
 *
 * @param {{course: Round[], seats: string[], scoreUnit: number, target?: number}} props
 */
export function Chart({ course, seats, scoreUnit, target }) {
  const id = useId();
  const { ticks, x, y } = scales(course, scoreUnit, target);
  const last = course[course.length - 1].scores;
  const best = Math.max(...seats.map((seat) => last[seat]));
  const leaders = seats.filter((seat) => last[seat] === best);
  const names = spread(seats.map((seat, index) => ({ seat, index, y: y(last[seat]) })));
  const end = WIDTH - RIGHT;
  const rivals = seats.length > 1;
  return html`<figure class="chart">
    <svg
      viewBox=${`0 0 ${WIDTH} ${HEIGHT}`}
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
        if (round % Math.ceil(course.length / NUMBERED) > 0) return null;
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
      ${seats.map((seat, index) => {
        const points = course.map(({ scores }, round) => [x(round), y(scores[seat])]);
        return html`<g class=${`chart-line side-${index}`} data-side=${seat}>
          <polyline points=${points.join(" ")} />
          ${points.map(([across, down]) => html`<path d=${mark(index, across, down)} />`)}
        </g>`;
      })}
      ${names.map(({ seat, index, y: height }) => {
        return html`<text
          class=${`chart-name side-${index}`}
          data-side=${seat}
          x=${end + 12}
          y=${height}
          dy="0.35em"
        >
          ${SHAPES[index]} ${name(seat)} ${points(last[seat], scoreUnit)}
        </text>`;
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
 * @param {number} [target]
 */
function scales(course, scoreUnit, target = 1) {
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
    x: (/** @type {number} */ round) => LEFT + (round * (WIDTH - LEFT - RIGHT)) / last,
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

/**
 * The shape of a seat around a point: diamond, circle, triangle, square, star.
 *
 * @param {number} seat
 * @param {number} x
 * @param {number} y
 */
function mark(seat, x, y) {
  if (seat === 1) return `M${x - 5},${y}a5,5 0 1 0 10,0a5,5 0 1 0 -10,0z`;
  const corners = [4, 0, 3, 4, 10][seat];
  const turned = seat === 3 ? Math.PI / 4 : 0;
  const points = Array.from({ length: corners }, (_, corner) => {
    const angle = turned + (corner * 2 * Math.PI) / corners;
    const radius = seat === 4 && corner % 2 ? 3 : 6.5; // every other corner of a star is hollow
    return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)].map((at) => at.toFixed(1));
  });
  return `M${points.join("L")}z`;
}
