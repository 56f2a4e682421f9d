// @ts-check
// Where the turn stands, and the token that was drawn for it.

import { useChanged } from "/static/board/changes.js";
import { html } from "/static/board/html.js";
import { points } from "/static/board/points.js";
import { name, say } from "/static/board/texts.js";
import { outlook } from "./forecast.js";
import { Mark, target } from "./service.js";
import { Chip } from "./token.js";

/** @import { View } from "/static/board/types.js" */
/** @import { Drawn, Espionage } from "./types.js" */

/** The phases of a turn in which there is something to choose, and their decisions. */
const PHASES = {
  infiltration: ["infiltrate", "pay-operative"],
  deployment: [
    ...["deploy", "deploy-operative", "deploy-diplomat", "forced-transit", "forced-destination"],
    ...["retouch", "buy-diplomat"],
  ],
  operation: ["operation", "look", "transit", "extra", "liquidate", "keep-card", "trap"],
  summary: [
    ...["play-card", "choose-agent", "choose-destination", "place-diplomat", "recall"],
    ...["send-to-own-bag", "send-to-rival", "send-one"],
  ],
};

/** The phase of the turn in which somebody has to choose. @param {View} view */
function phaseOf({ prompt, over, board }) {
  const asked = prompt?.id.replace("prompt-", "") ?? "";
  if (!board.active || over) return undefined;
  return Object.entries(PHASES).find(([, prompts]) => prompts.includes(asked))?.[0];
}

/** The round, the phase if it is known, and what the game is played to. @param {View} view */
export function progress(view) {
  const here = phaseOf(view);
  const goal = say("board-agents-goal", { points: points(target, view.score_unit) });
  return [roundWords(view), ...(here ? [say(`board-agents-phase-${here}`)] : []), goal];
}

/** @param {View} view */
function roundWords({ board }) {
  return board.round ? `${say("label-round")} ${board.round}` : say("log-chapter-set-up");
}

/** In one line: the round and the points of the reader, or whose turn it is. @param {{view: View}} props */
export function Glance({ view }) {
  const board = /** @type {Espionage} */ (view.board);
  const seat = [view.seat, board.active].find((one) => one !== null && one in board.services);
  return html`<span class="asw-glance">
    ${roundWords(view)}
    ${seat &&
    html`${" "}<${Mark} of=${seat} />${" "}
      <b>${points(outlook(board, seat).now, view.score_unit)}</b>${" "}
      / ${points(target, view.score_unit)}`}
  </span>`;
}

/** What goes on: the token that was drawn, or what happens in this phase. @param {{view: View}} props */
export function Now({ view }) {
  const changed = useChanged();
  const { active, drawn } = /** @type {Espionage} */ (view.board);
  const here = phaseOf(view);
  return html`<section class=${`asw-now ${changed("drawn")}`} aria-label=${say("board-agents-phases")}>
    ${drawn && active
      ? html`<${InHand} drawn=${drawn} seat=${active} />`
      : html`<h3>${here ? say(`board-agents-phase-${here}`) : roundWords(view)}</h3>
          <p>
            ${here
              ? say(`board-agents-about-${here}`)
              : active && !view.over && `${name(active)}: ${say("board-agents-turn")}`}
          </p>`}
  </section>`;
}

/**
 * The token drawn from the bag, and whose it is; its face is only for the one who drew it.
 *
 * @param {{drawn: Drawn, seat: string}} props
 */
function InHand({ drawn, seat }) {
  const { token, service, kind } = drawn;
  return html`<h3>
      <${Chip} token=${drawn} />${" "}
      ${kind ? say("board-agents-drawn-mine", { token }) : say("board-agents-drawn", { token, seat })}
    </h3>
    <p>
      <b>${say("board-agents-counts-for", { service })}</b>${" "}
      ${kind ? say("board-agents-only-you", { kind }) : say("board-agents-face-secret")}
    </p>`;
}
