// @ts-check
// Where the turn stands, and the token that was drawn for it.

import { useChanged } from "/static/board/changes.js";
import { html } from "/static/board/html.js";
import { say } from "/static/board/texts.js";
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

/** The phase of the turn in which the reader has to choose. @param {View} view */
function phaseOf({ prompt, over, board }) {
  const asked = prompt?.id.replace("prompt-", "") ?? "";
  if (!board.active || over) return undefined;
  return Object.entries(PHASES).find(([, prompts]) => prompts.includes(asked))?.[0];
}

/** The round, and the phase if it is known. @param {View} view */
export function progress(view) {
  const here = phaseOf(view);
  const round = `${say("label-round")} ${view.board.round}`;
  return here ? [round, say(`board-agents-phase-${here}`)] : [round];
}

/** @param {{view: View}} props */
export function Turn({ view }) {
  const board = /** @type {Espionage} */ (view.board);
  if (!board.active || view.over) return null;
  const here = phaseOf(view);
  return html`<nav class="asw-turn-line" aria-label=${say("board-agents-phases")}>
    <strong>${say("label-round")} ${board.round}</strong>
    <ol class="bare">
      ${Object.keys(PHASES).map((phase) => {
        return html`<li
          key=${phase}
          class=${phase === here ? "here" : ""}
          aria-current=${phase === here ? "step" : undefined}
        >
          ${say(`board-agents-phase-${phase}`)}
        </li>`;
      })}
    </ol>
    ${board.drawn
      ? html`<${Hand} drawn=${board.drawn} active=${board.active} />`
      : here && html`<p class="soft">${say(`board-agents-about-${here}`)}</p>`}
  </nav>`;
}

/**
 * The token drawn from the bag: its face is for whoever drew it alone.
 *
 * @param {{drawn: Drawn, active: string}} props
 */
function Hand({ drawn, active }) {
  const changed = useChanged();
  const { token, kind } = drawn;
  return html`<p class=${`asw-hand ${changed("drawn")}`}>
    <${Chip} token=${drawn} />
    ${kind
      ? say("board-agents-drawn-mine", { token, kind })
      : say("board-agents-drawn", { seat: active, token })}
  </p>`;
}
