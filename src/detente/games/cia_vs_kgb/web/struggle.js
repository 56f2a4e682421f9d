// @ts-check
// Influence against stability, what it would lead to now, and what is still to come.

import { Term } from "/static/board/card.js";
import { useChanged } from "/static/board/changes.js";
import { Glyph } from "/static/board/glyphs.js";
import { html } from "/static/board/html.js";
import { useTable } from "/static/board/piece.js";
import { sideClass, SideSign } from "/static/board/side.js";
import { name, say } from "/static/board/texts.js";

/** @import { Card } from "/static/board/types.js" */
/** @import { ColdWar, Objective, Side } from "./types.js" */

/** How far beyond the stability the gauge reaches at least. */
const BEYOND = 3;

/** @param {{board: ColdWar, order: string[]}} props  `order`: the sides from top to bottom */
export function Struggle({ board, order }) {
  const { objective, sides } = board;
  return html`<section class="cvk-struggle" aria-label=${say("label-influence")}>
    ${objective && html`<${Gauge} objective=${objective} sides=${sides} order=${order} />`}
    ${objective && html`<${Verdict} objective=${objective} sides=${sides} />`}
    <${Pending} board=${board} />
  </section>`;
}

/** @param {{objective: Objective, sides: Record<string, Side>, order: string[]}} props */
function Gauge({ objective: { stability }, sides, order }) {
  const { seats } = useTable().view;
  const changed = useChanged();
  const most = Math.max(stability + BEYOND, ...order.map((side) => sides[side].influence));
  return html`<div class="cvk-gauge" style=${{ "--stability": stability, "--most": most }}>
    <p class="cvk-limit" aria-hidden="true"><span>${say("label-stability")} ${stability}</span></p>
    ${order.map((side) => {
      const { influence } = sides[side];
      const over = influence > stability;
      return html`<div key=${side} class=${`cvk-influence ${sideClass(side, seats)} ${over ? "over" : ""}`}>
        <${Term} code="influence">
          <${SideSign} side=${side} seats=${seats} /> ${name(side)}
          <span class="visually-hidden">
            ${say("board-cvk-influence", { influence, stability })}
          </span>
          <b class=${changed(`${side} influence`)} aria-hidden="true">${influence}</b>
        </${Term}>
        <span class="cvk-bar" style=${{ "--influence": influence }} aria-hidden="true">
          ${over && html`<i><${Glyph} of="⚠" /></i>`}
        </span>
      </div>`;
    })}
  </div>`;
}

/**
 * What the Cease-fire would bring if it came now.
 *
 * @param {{objective: Objective, sides: Record<string, Side>}} props
 */
function Verdict({ objective, sides }) {
  const { cards } = useTable();
  if (Object.values(sides).every(({ influence }) => influence === 0)) return null;
  const { message, ...facts } = outcome(objective, sides, cards);
  return html`<p class=${`cvk-verdict ${message}`}>
    <span class="soft">${say("board-cvk-now")}</span>
    ${message.startsWith("disorder") && html`<${Glyph} of="⚠" />${" "}`}${say(`board-cvk-${message}`, facts)}
  </p>`;
}

/**
 * Who would be dominant or in disorder (CVK-5.1 to CVK-5.5): a message and what it is about.
 *
 * @param {Objective} objective
 * @param {Record<string, Side>} sides
 * @param {Record<string, Card>} cards
 * @returns {{message: string, side?: string, other?: string, faction?: string, objective?: string}}
 */
function outcome({ card, stability, profile }, sides, cards) {
  const [first, second] = Object.keys(sides);
  /** @param {number} lead of the first side over the second */
  const ahead = (lead) => (lead > 0 ? first : second);
  const over = [first, second].filter((side) => sides[side].influence > stability);
  if (over.length === 2) return { message: "disorder-both" };
  if (over.length === 1) {
    const other = over[0] === first ? second : first;
    return { message: "disorder", side: over[0], other, objective: card };
  }
  const lead = sides[first].influence - sides[second].influence;
  if (lead !== 0) return { message: "dominant", side: ahead(lead) };
  /** @param {string} side @param {string} faction */
  const best = (side, faction) => {
    const groups = [...sides[side].ready, ...sides[side].mobilised].map((code) => cards[code]);
    const own = groups.filter((group) => group.faction === faction);
    return Math.max(0, ...own.map((group) => Number(group.influence)));
  };
  for (const faction of profile) {
    const better = best(first, faction) - best(second, faction);
    if (better !== 0) return { message: "dominant-by-profile", side: ahead(better), faction };
  }
  return { message: "level" };
}

/** What is still to come, in the words that announced it. */
const PENDING = /** @type {const} */ ([
  ["analyst", "plan-analyst"],
  ["double_agent", "plan-double-agent-later"],
  ["look", "plan-look"],
]);

/** @param {{board: ColdWar}} props */
function Pending({ board: { pending } }) {
  const notes = PENDING.filter(([effect]) => pending[effect]);
  if (notes.length === 0) return null;
  return html`<div class="cvk-pending">
    <${Term} code="pending" />
    <ul class="bare">
      ${notes.map(([effect, message]) => {
        return html`<li key=${effect}>${say(message, { side: pending[effect] })}</li>`;
      })}
    </ul>
  </div>`;
}
