// @ts-check
// The end of a game: who won and why, how the score went, what to keep, what to do next.

import { html, useMemo } from "../board/html.js";
import { points } from "../board/points.js";
import { SeatMark } from "../board/side.js";
import { language, say } from "../board/texts.js";
import { Chart } from "./chart.js";
import { outcome, verdict } from "./result.js";
import { FairChance } from "./table_menu.js";
import { reading, TimelineSlider } from "./timeline.js";

/** @import { Result as Outcome } from "../board/types.js" */
/** @import { Desk } from "./desk.js" */
/** @import { Course as Whole } from "./timeline.js" */

/** @param {{desk: Desk}} props */
export function Result({ desk }) {
  const { table, view, my_seats, events } = desk.known;
  const result = /** @type {Outcome} */ (view.result);
  const course = useMemo(() => desk.board.course?.(events) ?? [], [events, language.value]);
  const [won, why] = outcome(view.seats, result);
  return html`<section class="result scroll" aria-labelledby="result-title">
    <div class="result-words">
      ${my_seats.length === 1 &&
      html`<p class="result-stamp stamp">
        ${say(`result-page-${verdict(view.seats.indexOf(my_seats[0]), result)}`)}
      </p>`}
      <div id="question" tabindex="-1">
        <h2 id="result-title">${won}</h2>
        <p>${why}</p>
      </div>
      <ul class="result-scores bare">
        ${ranked(result).map(
          ({ seat: number, rank }) => html`<li>
            <span>
              ${view.seats.length > 2 && html`<span class="result-rank">${rank}.</span>${" "}`}
              <${SeatMark} seat=${view.seats[number]} seats=${view.seats} />
            </span>
            <strong>${points(result.scores[number], view.score_unit)}</strong>
          </li>`,
        )}
      </ul>
    </div>
    <div class="result-actions">
      ${table.notes === null &&
      html`<button type="button" class="primary" onClick=${() => desk.playAgain()}>
        ${say("result-page-again")}
      </button>`}
      <button type="button" onClick=${() => desk.lookBack(table.first_move_number)}>
        ${say("result-page-replay")}
      </button>
      <a class="button" href=${`/api/tables/${table.id}/record`} download>
        ${say("result-page-record")}
      </a>
      <a
        class="button"
        href=${desk.live.address("/log", { form: "text", language: language.value })}
        download
      >
        ${say("result-page-log")}
      </a>
      <a class="button" href="/">${say("page-to-lobby")}</a>
    </div>
    ${course.length > 1 &&
    html`<${Chart}
      course=${course}
      seats=${view.seats}
      scoreUnit=${view.score_unit}
      target=${desk.board.target}
    />`}
    ${desk.course.drawn && html`<${Course} desk=${desk} course=${desk.course.drawn} />`}
    <${FairChance} table=${table} />
  </section>`;
}

/**
 * How the game went; each of its moves can be looked at.
 *
 * @param {{desk: Desk, course: Whole}} props
 */
function Course({ desk, course }) {
  const { last, timeline } = course;
  return html`<figure class="course">
    <figcaption class="small">${timeline.title}</figcaption>
    <${TimelineSlider}
      course=${course}
      at=${last}
      label=${say("result-page-replay")}
      text=${reading(course, last)}
      settle=${(/** @type {number} */ moveNumber) => desk.lookBack(moveNumber)}
    />
  </figure>`;
}

/**
 * The seats in the order of their success: winners first, then by score; equals share a rank.
 *
 * @param {Outcome} result
 */
function ranked({ winners, scores }) {
  /** @param {number} one @param {number} other */
  const better = (one, other) => {
    const won = Number(winners.includes(one)) - Number(winners.includes(other));
    return won || scores[one] - scores[other];
  };
  const all = scores.map((_, seat) => seat);
  const ranks = all.map((seat) => {
    return { seat, rank: 1 + all.filter((other) => better(other, seat) > 0).length };
  });
  return ranks.sort((one, other) => one.rank - other.rank);
}
