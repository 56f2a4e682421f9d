// @ts-check
// The desk of an agency: what it holds, the places of its groups, its Agent X, and what is known of
// its agents.

import { Term } from "/static/board/card.js";
import { useChanged } from "/static/board/changes.js";
import { html } from "/static/board/html.js";
import { Piece, useTable } from "/static/board/piece.js";
import { sideClass, SideSign } from "/static/board/side.js";
import { name, say } from "/static/board/texts.js";
import { Envelope, Faces } from "./agents.js";
import { Claims } from "./claims.js";
import { Groups } from "./groups.js";
import { Sign } from "./icons.js";
import { Plan } from "./plan.js";

/** @import { View } from "/static/board/types.js" */
/** @import { ColdWar } from "./types.js" */

/** What agents and events have still to do: the field, and the words that announced it. */
const PENDING = /** @type {const} */ ([
  ["analyst", "plan-analyst"],
  ["double_agent", "plan-double-agent-later"],
  ["look", "plan-look"],
]);

/** @param {{view: View, side: string, places: (string | null)[], near?: boolean}} props */
export function Desk({ view, side, places, near = false }) {
  const board = /** @type {ColdWar} */ (view.board);
  const kind = `cvk-desk ${sideClass(side, view.seats)} ${near ? "near" : "far"}`;
  return html`<section class=${kind} aria-label=${name(side)}>
    <${Head} view=${view} side=${side} />
    <${Groups} side=${side} area=${board.sides[side]} places=${places} board=${board} />
    <${Envelope} view=${view} side=${side} />
    ${side === view.seat
      ? html`<${Plan} view=${view} side=${side} />`
      : html`<${Faces} view=${view} side=${side} />`}
  </section>`;
}

/** Who it is, and all that is not a card. @param {{view: View, side: string}} props */
function Head({ view, side }) {
  const changed = useChanged();
  const { reader = view.seat } = useTable();
  const board = /** @type {ColdWar} */ (view.board);
  const { ready, mobilised, saved } = board.sides[side];
  const counted = { count: ready.length + mobilised.length, most: board.objective?.population };
  return html`<header class="cvk-head">
    <h3>
      <${Piece} code=${side} class="cvk-name" label=${name(side)}>
        <${SideSign} side=${side} seats=${view.seats} /> ${name(side)}
      </${Piece}>
    </h3>
    ${side === reader && html`<span class="soft">${say("terminal-you")}</span>`}
    ${view.to_act.includes(side) && html`<span class="cvk-acts">${say("board-cvk-acts")}</span>`}
    <span class="cvk-chips">
      ${side === waiting(view) &&
      html`<${Term} code="pass" class="cvk-chip">${say("board-cvk-passed")}</${Term}>`}
      ${board.dominance === side &&
      html`<span class=${`cvk-chip strong ${changed("dominance")}`}>
        ${say("label-dominance")}
      </span>`}
      ${board.balance === side &&
      html`<${Term} code="balance" class=${`cvk-chip ${changed("balance")}`}>
        <${Sign} of="balance" /> <span>${say("label-balance")}</span>
      </${Term}>`}
      <${Pending} board=${board} side=${side} />
      ${saved && html`<span class="cvk-chip strong">${say("label-saved")}</span>`}
    </span>
    <span class="cvk-head-end">
      ${board.objective &&
      html`<${Term} code="population">${say("board-cvk-count", counted)}</${Term}>`}
      <${Claims} side=${side} area=${board.sides[side]} />
    </span>
  </header>`;
}

/** Who has just passed, so that another pass ends the struggle. @param {View} view */
function waiting({ board, seats, to_act: acting }) {
  const open = board.phase === "influence_struggle" && board.passes === 1 && acting.length === 1;
  return open ? seats.find((side) => side !== acting[0]) : undefined;
}

/** What the side's agents have still to do. @param {{board: ColdWar, side: string}} props */
function Pending({ board: { pending }, side }) {
  return PENDING.filter(([effect]) => pending[effect] === side).map(([effect, message]) => {
    const words = say(message, { side });
    return html`<${Term} key=${effect} code="pending" class="cvk-chip" about=${html`<p>${words}</p>`}>
      <${Sign} of=${effect === "analyst" ? "analyst" : "double_agent"} />
      <span class="visually-hidden">${words}</span>
      <span aria-hidden="true">${say(`board-cvk-pending-${effect.replace("_", "-")}`)}</span>
    </${Term}>`;
  });
}
