// @ts-check
// How the game ended: who won and why, how the score went, what to keep, what to do next.

import { Chart } from "./chart.js";
import { html, useMemo } from "./html.js";
import { FairChance, SeatMark } from "./seats.js";
import { dashed, language, say } from "./texts.js";

/** @import { Result as Outcome, TableInfo } from "./types.js" */
/** @import { Desk } from "./table.js" */

/** @param {{desk: Desk}} props */
export function Result({ desk }) {
  const { table, view, seat, events } = desk.news;
  const result = /** @type {Outcome} */ (view.result);
  const course = useMemo(() => desk.board.course?.(events) ?? [], [events, language.value]);
  const [won, why] = outcome(view.seats, result);
  return html`<section class="result sheet" aria-labelledby="result-title">
    <div class="result-words">
      ${seat !== null &&
      html`<p class="result-stamp stamp">${say(verdict(view.seats.indexOf(seat), result))}</p>`}
      <h2 id="result-title">${won}</h2>
      <p>${why}</p>
      <ul class="result-scores bare">
        ${view.seats.map(
          (name, number) => html`<li>
            <${SeatMark} seat=${name} seats=${view.seats} />
            <strong>${result.scores[number]}</strong>
          </li>`,
        )}
      </ul>
    </div>
    ${course.length > 1 &&
    html`<${Chart} course=${course} seats=${view.seats} target=${desk.board.target} />`}
    <div class="result-actions">
      <button type="button" class="primary" onClick=${() => desk.playAgain()}>
        ${say("result-page-again")}
      </button>
      <button type="button" onClick=${() => desk.lookBack(0, seat)}>
        ${say("result-page-replay")}
      </button>
      <a class="button" href=${`/api/tables/${table.id}/record`} download>
        ${say("result-page-record")}
      </a>
      <a
        class="button"
        href=${`/api/tables/${table.id}/log?form=text&language=${language.value}`}
        download
      >
        ${say("result-page-log")}
      </a>
      <a class="button" href="/">${say("result-page-lobby")}</a>
    </div>
    <${FairChance} table=${table} />
  </section>`;
}

/**
 * Who has won, and why: two sentences.
 *
 * @param {string[]} seats
 * @param {Outcome} result
 */
export function outcome(seats, { winners, reason }) {
  const who = winners.map((number) => seats[number]);
  const won = say(who.length === 1 ? "result-page-winner" : "result-page-shared", { who });
  return [won, say(`result-${dashed(reason)}`)];
}

/**
 * What the result means for a seat.
 *
 * @param {number} seat
 * @param {Outcome} result
 */
export function verdict(seat, { winners }) {
  if (!winners.includes(seat)) return "result-page-lost";
  return winners.length === 1 ? "result-page-won" : "result-page-drawn";
}

/**
 * The seats of the same game once more: I where I sat, the same bots, and a link for other people.
 *
 * @param {TableInfo} table
 * @param {string | null} mine
 * @returns {string[]}
 */
export function sameSeats({ seats }, mine) {
  return seats.map(({ seat, bot }) => (seat === mine ? "me" : (bot ?? "link")));
}
