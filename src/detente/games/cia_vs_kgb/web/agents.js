// @ts-check
// What is known of a side's agents: the envelope with its Agent X, and where each of the six is.

import { Term } from "/static/board/card.js";
import { useChanged } from "/static/board/changes.js";
import { html } from "/static/board/html.js";
import { Piece, useTable } from "/static/board/piece.js";
import { widest } from "/static/board/short_names.js";
import { name, say } from "/static/board/texts.js";
import { Sign } from "./icons.js";
import { Results } from "./plan.js";

/** @import { Card, View } from "/static/board/types.js" */
/** @import { ColdWar, Side } from "./types.js" */

/**
 * Where an agent may be, as far as the reader knows.
 * @typedef {"possible" | "agent_x" | "hq" | "leave" | "eliminated"} Place
 */

/** The six roles in the order of their initiative. @param {Record<string, Card>} cards */
export function rolesIn(cards) {
  const roles = Object.keys(cards).filter((code) => cards[code].kind === "agent");
  return roles.sort((a, b) => Number(cards[a].initiative) - Number(cards[b].initiative));
}

/**
 * Where an agent is: `possible` if it may be Agent X.
 *
 * @param {string} role @param {Side} area @returns {Place}
 */
export function placeOf(role, area) {
  if (area.agent_x === role) return "agent_x";
  if (area.eliminated.includes(role)) return "eliminated";
  if (area.leave.includes(role)) return "leave";
  return area.agent_x_possible.includes(role) ? "possible" : "hq";
}

/** An agent with where it is, in words. @param {string} role @param {string} place @param {string} side */
export function wordsOf(role, place, side, /** @type {Card} */ { initiative }) {
  const counts = `${say("label-initiative")} ${initiative}`;
  return [name(role), place, counts, name(side)].join(", ");
}

/**
 * Agent X of a side: an envelope, sealed as long as the reader does not know who is in it.
 *
 * @param {{view: View, side: string}} props
 */
export function Envelope({ view, side }) {
  const changed = useChanged();
  const { cards } = useTable();
  const { agent_x: known, agent_x_chosen: sent } = /** @type {ColdWar} */ (view.board).sides[side];
  // My own choice, as long as the others have not made theirs.
  const pending = side === view.seat && view.pending_move;
  const role = known ?? (pending && cards[pending]?.kind === "agent" ? pending : null);
  const empty = say(view.board.phase === "planning" ? "board-cvk-not-sent" : "board-cvk-nobody");
  return html`<div class=${`cvk-x ${changed(`${side} agent_x`)}`}>
    <${Term} code="agent_x" />
    ${role
      ? html`<${Piece}
          code=${role}
          class="cvk-envelope open"
          label=${wordsOf(role, say("label-agent-x"), side, cards[role])}
          about=${side === view.seat && html`<${Results} ...${{ view, cards, side, role }} />`}
          idle
        >
          <${Sign} of=${role} />
          <span class="cvk-agent-name fitted" style=${widest(name(role))}>${name(role)}</span>
        </${Piece}>`
      : html`<div class=${`cvk-envelope ${sent ? "sealed" : "none"}`}>
          ${sent ? html`<${Sign} of="agent_x" />` : ""}
          <span>${sent ? say("board-cvk-sealed") : empty}</span>
        </div>`}
  </div>`;
}

/**
 * Six places for six agents, which are never anywhere else.
 *
 * @param {{view: View, side: string}} props
 */
export function Faces({ view, side }) {
  const changed = useChanged();
  const { cards } = useTable();
  const area = /** @type {ColdWar} */ (view.board).sides[side];
  // A role means the opponent's agent only when a Double Agent is at work.
  const idle = view.prompt?.id !== "prompt-double-agent";
  const hidden = area.agent_x_possible.length > 0;
  const plain = hidden ? "possible" : "hq";
  return html`<div class=${`cvk-faces ${hidden ? "hidden" : ""}`}>
    <${Term} code=${hidden ? "agent_x_possible" : "hq"} />
    <ul class="bare">
      ${rolesIn(cards).map((role) => {
        const place = placeOf(role, area);
        return html`<li key=${role}>
          <${Piece}
            code=${role}
            class=${`cvk-face ${place} ${changed(`${side} ${role}`)}`}
            label=${wordsOf(role, say(`board-cvk-place-${place}`), side, cards[role])}
            idle=${idle}
          >
            <span class="cvk-face-head">
              <b>${cards[role].initiative}</b><${Sign} of=${role} />
              ${place !== plain &&
              html`<i>
                ${place === "agent_x" ? say("label-agent-x") : say(`board-cvk-short-${place}`)}
              </i>`}
            </span>
            <span class="cvk-agent-name fitted" style=${widest(name(role))}>${name(role)}</span>
          </${Piece}>
        </li>`;
      })}
    </ul>
  </div>`;
}
