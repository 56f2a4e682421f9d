// @ts-check
// How far the game is: the phases of the round, and the score.

import { Term } from "/static/board/card.js";
import { useChanged } from "/static/board/changes.js";
import { html } from "/static/board/html.js";
import { sideClass, SideSign } from "/static/board/side.js";
import { name, say } from "/static/board/texts.js";

/** @import { View } from "/static/board/types.js" */
/** @import { ColdWar } from "./types.js" */

/** The points that end the game. */
export const target = 100;

const PHASES = [
  "briefing",
  "planning",
  "influence_struggle",
  "cease_fire",
  "debriefing",
  "detente",
];

/** The round and its phase. @param {View} view */
export function progress({ board }) {
  return [`${say("label-round")} ${board.round}`, name(board.phase)];
}

/** The same with the score, in one line for a small screen. @param {{view: View}} props */
export function Glance({ view }) {
  const { round, phase, sides } = /** @type {ColdWar} */ (view.board);
  return html`<span class="cvk-glance">
    <span>${say("board-cvk-glance", { round, phase })}</span>
    ${view.seats.map((side) => {
      return html`<b key=${side}>
        <${SideSign} side=${side} seats=${view.seats} />
        <span class="visually-hidden">${name(side)}</span> ${sides[side].score}
      </b>`;
    })}
  </span>`;
}

/** @param {{view: View}} props */
export function Standing({ view }) {
  return html`<section
    class="cvk-status"
    data-notes="below"
    aria-label=${say("board-cvk-status")}
  >
    <${Phases} board=${view.board} />
    <${Scores} view=${view} />
  </section>`;
}

/** @param {{board: ColdWar}} props */
function Phases({ board }) {
  const changed = useChanged();
  return html`<div class="cvk-phases">
    <span class="cvk-round">${say("label-round")} <b>${board.round}</b></span>
    <ol class="bare" aria-label=${say("label-phase")}>
      ${PHASES.map((phase, at) => {
        const here = phase === board.phase;
        return html`<li
          key=${phase}
          class=${here ? `here ${changed("phase")}` : ""}
          aria-current=${here ? "step" : undefined}
        >
          <${Term} code=${phase}><b>${at + 1}</b> <span>${name(phase)}</span></${Term}>
        </li>`;
      })}
    </ol>
  </div>`;
}

/** Both scores as bars that end where the game does. @param {{view: View}} props */
function Scores({ view }) {
  const changed = useChanged();
  const { sides } = /** @type {ColdWar} */ (view.board);
  return html`<ul class="cvk-scores bare">
    ${view.seats.map((side) => {
      const { score } = sides[side];
      const part = { "--part": Math.min(score / target, 1) };
      return html`<li
        key=${side}
        class=${`${sideClass(side, view.seats)} ${changed(`${side} score`)}`}
      >
        <${Term} code="score">
          <${SideSign} side=${side} seats=${view.seats} />
          <span class="visually-hidden">${say("board-cvk-score", { side, score, target })}</span>
          <span class="cvk-score-bar" style=${part} aria-hidden="true"></span>
          <b aria-hidden="true">${score}</b>
          <small aria-hidden="true">/ ${target}</small>
        </${Term}>
      </li>`;
    })}
  </ul>`;
}
