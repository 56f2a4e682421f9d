// @ts-check
// One agency: its score, its groups, its agents and the objectives it has claimed.

import { labelOf, Term } from "/static/board/card.js";
import { useChanged } from "/static/board/changes.js";
import { html } from "/static/board/html.js";
import { Piece, useTable } from "/static/board/piece.js";
import { letters } from "/static/board/short_names.js";
import { sideClass, SideSign } from "/static/board/side.js";
import { name, say } from "/static/board/texts.js";
import { Sign } from "./icons.js";
import { Slip } from "./slip.js";

/** @import { Children, View } from "/static/board/types.js" */
/** @import { ColdWar, Side } from "./types.js" */

/** The points that end the game. */
export const target = 100;

/** @param {{view: View, side: string, own?: boolean}} props */
export function SideArea({ view, side, own = false }) {
  const changed = useChanged();
  const board = /** @type {ColdWar} */ (view.board);
  const area = board.sides[side];
  const kind = `cvk-side ${sideClass(side, view.seats)} ${own ? "below" : ""}`;
  return html`<section class=${kind} aria-label=${name(side)}>
    <header class="cvk-side-head">
      <h3>
        <${Piece} code=${side} class="cvk-name" label=${name(side)}>
          <${SideSign} side=${side} seats=${view.seats} /> ${name(side)}
        </${Piece}>
      </h3>
      ${side === view.seat && html`<span class="soft">${say("terminal-you")}</span>`}
      ${view.to_act.includes(side) && html`<span class="cvk-acts">${say("board-cvk-acts")}</span>`}
      ${board.balance === side &&
      html`<${Term} code="balance" class=${`cvk-token ${changed("balance")}`}>
        <${Sign} of="balance" /> ${say("label-balance")}
      </${Term}>`}
      ${area.saved && html`<span class="stamp">${say("label-saved")}</span>`}
      <${Score} side=${side} score=${area.score} />
    </header>
    <${Groups} side=${side} area=${area} most=${board.objective?.population ?? 0} />
    <${Claimed} area=${area} />
    <${Agents} view=${view} side=${side} area=${area} />
  </section>`;
}

/** @param {{side: string, score: number}} props */
function Score({ side, score }) {
  const changed = useChanged();
  const part = { "--part": Math.min(score / target, 1) };
  return html`<div class=${`cvk-score ${changed(`${side} score`)}`}>
    <${Term} code="score" />
    <span class="cvk-score-bar" style=${part} aria-hidden="true"></span>
    <b>${score}</b><span class="soft">/ ${target}</span>
  </div>`;
}

/** @param {{area: Side}} props */
function Claimed({ area }) {
  if (area.claimed.length === 0) return null;
  return html`<div class="cvk-claimed">
    <${Term} code="claimed" />
    <ul class="bare">
      ${area.claimed.map((code) => html`<li key=${code}><${Slip} code=${code} /></li>`)}
    </ul>
  </div>`;
}

// --- groups -------------------------------------------------------------------------------------

/**
 * The groups on the table, each in the place it keeps, and the places that are free.
 *
 * @param {{side: string, area: Side, most: number}} props
 */
function Groups({ side, area, most }) {
  const groups = [...area.ready, ...area.mobilised].sort();
  const free = Math.max(most - groups.length, 0);
  if (groups.length + free === 0) return null;
  const count = say("board-cvk-groups", { side, count: groups.length, most });
  return html`<ul class="cvk-groups bare" aria-label=${count}>
    ${groups.map((code) => {
      const state = area.ready.includes(code) ? "ready" : "mobilised";
      return html`<li key=${code}><${Group} code=${code} side=${side} state=${state} /></li>`;
    })}
    ${Array.from({ length: free }, (_, place) => {
      return html`<li key=${place} class="cvk-free">${say("board-cvk-free-place")}</li>`;
    })}
  </ul>`;
}

/** @param {{code: string, side: string, state: "ready" | "mobilised"}} props */
function Group({ code, side, state }) {
  const changed = useChanged();
  const card = useTable().cards[code];
  const faction = String(card.faction);
  const influence = `${say("label-influence")} ${card.influence}`;
  const words = [name(code), name(faction), influence, say(`board-cvk-${state}`), name(side)];
  const note = state === "ready" ? name(faction) : say("board-cvk-mobilised");
  return html`<${Piece}
    code=${code}
    class=${`cvk-group ${state} ${changed(code)}`}
    label=${words.join(", ")}
  >
    <span class="cvk-group-head"><${Sign} of=${faction} /><b>${card.influence}</b></span>
    <span class="cvk-group-name" style=${letters(name(code))}>${name(code)}</span>
    <span class="cvk-group-note" style=${letters(note)}>${note}</span>
  </${Piece}>`;
}

// --- agents -------------------------------------------------------------------------------------

/**
 * Where the six agents are; of the opponent's, which of them may be Agent X.
 *
 * @param {{view: View, side: string, area: Side}} props
 */
function Agents({ view, side, area }) {
  const changed = useChanged();
  const certain = area.hq.filter((role) => !area.agent_x_possible.includes(role));
  const hidden = area.hq_count - certain.length;
  // A role means the own agent when one is sent, the opponent's when a Double Agent is at work.
  const idle = (side === view.seat) === (view.prompt?.id === "prompt-double-agent");
  /** @param {string[]} roles @param {string} zone */
  const agents = (roles, zone) =>
    roles.map((role) => {
      const agent = { role, side, zone, idle };
      return html`<li key=${role}><${Agent} ...${agent} /></li>`;
    });
  const nobody = say("board-cvk-nobody");
  const notSent = view.board.phase === "planning" ? say("board-cvk-not-sent") : nobody;
  return html`<div class="cvk-agents">
    <${AgentZone}
      zone="agent_x"
      class=${changed(`${side} agent_x`)}
      empty=${area.agent_x_chosen ? "" : notSent}
      note=${hidden > 0 && html`<${Sign} of="agent_x" /> ${say("board-cvk-one-of")}`}
    >
      ${agents(area.agent_x ? [area.agent_x] : [], "agent_x")}
      ${agents(area.agent_x_possible, "agent_x_possible")}
    </${AgentZone}>
    <${AgentZone} zone="hq" empty=${area.hq_count ? "" : nobody}>
      ${agents(certain, "hq")}
      ${hidden > 0 &&
      html`<li class="cvk-hidden">
        ${Array.from({ length: hidden }, () => html`<${Sign} of="agent_x" />`)}
        <span>${say("board-cvk-hidden-agents", { count: hidden })}</span>
      </li>`}
    </${AgentZone}>
    <${AgentZone} zone="leave" empty=${area.leave.length ? "" : nobody}>
      ${agents(area.leave, "leave")}
    </${AgentZone}>
    <${AgentZone} zone="eliminated" empty=${area.eliminated.length ? "" : nobody}>
      ${agents(area.eliminated, "eliminated")}
    </${AgentZone}>
  </div>`;
}

/**
 * A place where agents are; `empty` is what it says when nobody is there.
 *
 * @param {{zone: string, empty: string, note?: Children, class?: string,
 *   children?: Children}} props
 */
function AgentZone({ zone, empty, note, class: flash = "", children }) {
  return html`<div class=${`cvk-zone ${zone} ${empty && "empty"} ${flash}`}>
    <p><${Term} code=${zone} /> ${note}</p>
    ${empty
      ? html`<span class="cvk-none">${empty}</span>`
      : html`<ul class="bare">${children}</ul>`}
  </div>`;
}

/** @param {{role: string, side: string, zone: string, idle: boolean}} props */
function Agent({ role, side, zone, idle }) {
  const changed = useChanged();
  const { initiative } = useTable().cards[role];
  const place = say(labelOf(zone));
  const short = say(`terminal-short-${role}`);
  const words = [name(role), place, `${say("label-initiative")} ${initiative}`, name(side)];
  return html`<${Piece}
    code=${role}
    class=${`cvk-agent ${zone} ${changed(`${side} ${role}`)}`}
    label=${words.join(", ")}
    idle=${idle}
  >
    <${Sign} of=${role} />
    <small>${initiative}</small>
    <span class="cvk-agent-name" style=${letters(short)}>${short}</span>
  </${Piece}>`;
}
