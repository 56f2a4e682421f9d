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
    <span class="ts-head">
      <${Term} code="vp" class="ts-track-title">${say("label-vp")}</${Term}>
      <strong class=${`ts-lead ${leader ? colour(leader) : ""}`} data-vp=${vp}>
        ${leader && html`<${Mark} of=${leader} />`}
        <span class="visually-hidden">
          ${leader
            ? say("board-ts-status-lead", { side: leader, vp: lead })
            : say("board-ts-status-level")}
        </span>
        <span aria-hidden="true">${leader ? `+${lead}` : "±0"}</span>
      </strong>
      <span class="ts-note">
        ${say("board-ts-status-to-go", { missing: Math.max(0, VICTORY - lead), vp: VICTORY })}
      </span>
    </span>
    <span
      class=${`ts-points-bar ${leader ? colour(leader) : ""}`}
      style=${{ "--at": 0.5 - vp / VICTORY / 2 }}
      aria-hidden="true"
    >
      <${Mark} of="us" /><i class="ts-points-lead"></i><i class="ts-points-marker"></i>
      <${Mark} of="ussr" />
    </span>
  </div>`;
}
