// @ts-check
// Influence against stability, and what it would lead to now.

import { Term } from "/static/board/card.js";
import { useChanged } from "/static/board/changes.js";
import { Glyph } from "/static/board/glyphs.js";
import { html } from "/static/board/html.js";
import { useTable } from "/static/board/piece.js";
import { sideClass, SideSign } from "/static/board/side.js";
import { name, say } from "/static/board/texts.js";
import { outcome } from "./outcome.js";

/** @import { ColdWar, Objective, Side } from "./types.js" */

/** The end of the gauges, whatever is on the table. */
const MOST = 22;

/** @param {{board: ColdWar, order: string[]}} props  `order`: the sides from top to bottom */
export function Struggle({ board: { objective, sides }, order }) {
  return html`<section class="cvk-struggle" aria-label=${say("label-influence")}>
    <div
      class=${`cvk-gauges ${objective ? "" : "unlimited"}`}
      style=${{ "--stability": objective?.stability ?? MOST, "--most": MOST }}
    >
      <p class="cvk-limit" aria-hidden="true">
        ${objective && html`<span>${say("label-stability")} <b>${objective.stability}</b></span>`}
      </p>
      ${order.map((side) => {
        const gauge = { side, influence: sides[side].influence, stability: objective?.stability };
        return html`<${Gauge} key=${side} ...${gauge} />`;
      })}
    </div>
    <${Verdict} objective=${objective} sides=${sides} />
  </section>`;
}

/**
 * Influence as a bar; what is beyond its end is told by the number.
 *
 * @param {{side: string, influence: number, stability: number | undefined}} props
 */
function Gauge({ side, influence, stability }) {
  const { seats } = useTable().view;
  const changed = useChanged();
  const over = stability !== undefined && influence > stability;
  const shown = { "--influence": Math.min(influence, MOST) };
  return html`<div class=${`cvk-gauge ${sideClass(side, seats)} ${over ? "over" : ""}`}>
    <${Term} code="influence">
      <${SideSign} side=${side} seats=${seats} /> <span>${name(side)}</span>
    </${Term}>
    <span class="cvk-bar" style=${shown} aria-hidden="true"></span>
    <b class=${changed(`${side} influence`)}>
      <span class="visually-hidden">${say("label-influence")}</span> ${influence}
    </b>
    ${stability !== undefined &&
    html`<${Term} code="stability" class="cvk-margin">
      ${over && html`<${Glyph} of="⚠" />${" "}`}
      ${say(over ? "board-cvk-excess" : "board-cvk-margin", {
        count: Math.abs(stability - influence),
      })}
    </${Term}>`}
  </div>`;
}

/**
 * What the Cease-fire would bring if it came now.
 *
 * @param {{objective: Objective | null, sides: Record<string, Side>}} props
 */
function Verdict({ objective, sides }) {
  const { cards, view } = useTable();
  const found = objective && outcome(objective, sides, cards);
  if (!found?.influence) return html`<p class="cvk-verdict"></p>`;
  const { message, side, other, faction } = found;
  const facts = { side, other, faction, objective: objective?.card, vp: objective?.vp };
  const gains = message === "disorder" ? other : side;
  return html`<p class=${`cvk-verdict ${message}`}>
    <span class="soft">${say("board-cvk-now")}</span>${" "}
    ${message.startsWith("disorder") && html`<${Glyph} of="⚠" />${" "}`}
    ${gains && html`<${SideSign} side=${gains} seats=${view.seats} />${" "}`}
    ${say(`board-cvk-${message}`, facts)}
  </p>`;
}
