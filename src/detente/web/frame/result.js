// @ts-check
// How the game ended: who won and why, how the score went, what to keep, what to do next.

import { html, useMemo } from "../board/html.js";
import { points } from "../board/points.js";
import { SeatMark } from "../board/side.js";
import { dashed, knows, language, say } from "../board/texts.js";
import { Chart } from "./chart.js";
import { FairChance } from "./seats.js";
import { reading, TimelineSlider } from "./timeline.js";

/** @import { Result as Outcome, TableInfo } from "../board/types.js" */
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
 * Who has won, and why: two sentences.
 *
 * @param {string[]} seats
 * @param {Outcome} result
 */
export function outcome(seats, { winners, reason }) {
  const who = winners.map((number) => seats[number]);
  const why = say(`result-${dashed(reason)}`);
  if (!who.length) return [nobodyWins({ reason }), why];
  return [say(who.length > 1 ? "result-page-shared" : "result-page-winner", { who }), why];
}

/**
 * What is said where nobody at the table wins: in the game's own words, if it has any.
 *
 * @param {Pick<Outcome, "reason">} result
 * @param {{knows: (id: string) => boolean, say: (id: string) => string}} [texts]
 */
export function nobodyWins({ reason }, texts = { knows, say }) {
  const own = `outcome-${dashed(reason)}`;
  return texts.say(texts.knows(own) ? own : "result-page-nobody");
}

/**
 * What the result means for a seat.
 *
 * @param {number} seat
 * @param {Outcome} result
 */
export function verdict(seat, { winners, scores }) {
  if (!winners.includes(seat)) return "lost";
  if (winners.length === 1) return "won";
  return winners.length === scores.length ? "drawn" : "won-together";
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

/**
 * The seats of the same game once more: I where I sat, the same bots, and a link for other people.
 *
 * @param {TableInfo} table
 * @param {string[]} mySeats
 * @returns {string[]}
 */
export function sameSeats({ seats }, mySeats) {
  return seats.map(({ seat, bot }) => (mySeats.includes(seat) ? "me" : (bot ?? "link")));
}
