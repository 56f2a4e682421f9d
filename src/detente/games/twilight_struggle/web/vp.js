// @ts-check
// The victory points: a bar from a victory of the one side to a victory of the other.

import { Term } from "/static/board/card.js";
import { useChanged } from "/static/board/changes.js";
import { html } from "/static/board/html.js";
import { say } from "/static/board/texts.js";
import { colour, Mark } from "./side.js";

/** @import { ColdWar, Side } from "./types.js" */

/** As many points ahead win at once. */
export const VICTORY = 20;

/** Who leads, if anybody. @param {number} vp above zero the US leads @returns {Side | null} */
export function leaderOf(vp) {
  return vp > 0 ? "us" : vp < 0 ? "ussr" : null;
}

/** The bar has the US on its left, as the map has. @param {{board: ColdWar}} props */
export function Points({ board: { vp } }) {
  const changed = useChanged();
  const leader = leaderOf(vp);
  const lead = Math.abs(vp);
  return html`<div class=${`ts-track ts-vp ${changed("vp")}`}>
    <${Term} code="vp" class="ts-track-title">
      ${leader && html`<${Mark} of=${leader} />${" "}`}
      ${leader
        ? say("board-ts-status-lead", { side: leader, vp: lead })
        : say("board-ts-status-level")}
    </${Term}>
    <span class="ts-points" aria-hidden="true">
      <span class="side-0"><${Mark} of="us" />${VICTORY}</span>
      <span
        class=${`ts-points-bar ${leader ? colour(leader) : ""}`}
        style=${{ "--lead": Math.min(lead, VICTORY) / VICTORY }}
        data-leader=${leader}
      >
        <i class="ts-points-lead"></i>
        <i class="ts-points-marker">${lead}</i>
      </span>
      <span class="side-1">${VICTORY}<${Mark} of="ussr" /></span>
    </span>
    <span class="ts-track-note">${say("board-ts-status-victory", { vp: VICTORY })}</span>
  </div>`;
}
