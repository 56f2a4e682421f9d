// @ts-check
// The turn and its period, the phase or the action round, and whose round it is.

import { Term } from "/static/board/card.js";
import { useChanged } from "/static/board/changes.js";
import { html } from "/static/board/html.js";
import { name, say } from "/static/board/texts.js";
import { colour, Mark } from "./side.js";

/** @import { View } from "/static/board/types.js" */
/** @import { ColdWar } from "./types.js" */

/** The period of each turn. */
export const PERIODS = [
  ...["early", "early", "early"],
  ...["mid", "mid", "mid", "mid"],
  ...["late", "late", "late"],
];

/** @param {{view: View}} props */
export function Turn({ view }) {
  const { turn, phasing } = /** @type {ColdWar} */ (view.board);
  const changed = useChanged();
  return html`<div class=${`ts-track ts-turn ${changed("turn")}`}>
    <${Term} code="turn" class="ts-track-title">
      ${say("board-ts-status-turn", { turn, period: PERIODS[turn - 1] })}
    </${Term}>
    <span class="ts-turns" aria-hidden="true">
      ${PERIODS.map((period, at) => {
        const when = at + 1 < turn ? "past" : at + 1 === turn ? "here" : "";
        return html`<i key=${at} class=${`${period} ${when}`}>${at + 1}</i>`;
      })}
    </span>
    <span class=${`ts-round ${changed("round")}`}>
      <span>${moment(view)}</span>
      ${phasing &&
      !view.over &&
      html`<${Term} code="phasing" class=${`ts-phasing ${colour(phasing)}`}>
        <span class="visually-hidden">${say("label-phasing")}${" "}</span>
        <${Mark} of=${phasing} /> ${name(phasing)}
      </${Term}>`}
    </span>
  </div>`;
}

/** How far the game is, for the bar. @param {View} view */
export function progress(view) {
  const { turn } = /** @type {ColdWar} */ (view.board);
  return [say("board-ts-status-turn", { turn, period: PERIODS[turn - 1] }), moment(view)];
}

/** What is going on: the round, or the phase if that has no rounds. @param {View} view */
function moment(view) {
  const { phase, round, rounds } = /** @type {ColdWar} */ (view.board);
  if (view.over) return say("table-page-over");
  if (phase !== "action_rounds") return name(phase);
  return say("board-ts-status-round", { round, rounds: Math.max(round, rounds) });
}
