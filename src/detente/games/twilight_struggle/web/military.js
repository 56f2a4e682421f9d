// @ts-check
// The Military Operations of both sides against what DEFCON demands of them by the end of the turn.

import { Term } from "/static/board/card.js";
import { useChanged } from "/static/board/changes.js";
import { html } from "/static/board/html.js";
import { say } from "/static/board/texts.js";
import { colour, Mark, opponent, SIDES } from "./side.js";

/** @import { View } from "/static/board/types.js" */
/** @import { ColdWar, Side } from "./types.js" */

/** The length of the track. */
const MOST = 5;

/** @param {{view: View}} props */
export function Military({ view }) {
  const board = /** @type {ColdWar} */ (view.board);
  const changed = useChanged();
  return html`<div class="ts-track ts-military">
    <${Term} code="military" class="ts-track-title">
      ${say("board-ts-status-military-title")}
    </${Term}>
    ${SIDES.map((side) => {
      return html`<span key=${side} class=${`ts-line ${changed(`${side} military`)}`}>
        <${Operations}
          side=${side}
          done=${board.sides[side].military}
          needed=${board.military_needed}
          over=${view.over}
        />
      </span>`;
    })}
  </div>`;
}

/**
 * What a side has and what it would lose; after the end of the game nothing any more.
 *
 * @param {{side: Side, done: number, needed: number, over: boolean}} props
 */
function Operations({ side, done, needed, over }) {
  const missing = Math.max(0, needed - done);
  const facts = { side, done, needed, missing, other: opponent(side) };
  const message = over ? "board-ts-status-military-over" : "board-ts-status-military";
  return html`<span class="visually-hidden">${say(message, facts)}</span>
    <span class=${`ts-line-drawn ${colour(side)}`} title=${say(message, facts)} aria-hidden="true">
      <${Mark} of=${side} />
      <span class="ts-cells">
        ${Array.from({ length: MOST }, (_, at) => {
          const kind = at < done ? "got" : at < needed ? "wanted" : "";
          return html`<i key=${at} class=${kind}></i>`;
        })}
      </span>
      <b>${done}/${needed}</b>
      ${!over &&
      html`<span class=${missing ? "ts-short" : ""}>
        ${missing > 0 && say("board-ts-status-short", { missing })}
      </span>`}
    </span>`;
}
