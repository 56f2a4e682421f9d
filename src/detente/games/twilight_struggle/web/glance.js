// @ts-check
// Where the game stands, in the one line that the bar of a small window has for it.

import { html } from "/static/board/html.js";
import { name, say } from "/static/board/texts.js";
import { colour, Mark, SIDES } from "./side.js";
import { leaderOf } from "./vp.js";

/** @import { View } from "/static/board/types.js" */
/** @import { ColdWar, Side } from "./types.js" */

/** @param {{view: View}} props */
export function Glance({ view }) {
  const { turn, round, phase, vp, defcon, sides } = /** @type {ColdWar} */ (view.board);
  const leader = leaderOf(vp);
  const acting = phase === "action_rounds";
  return html`<span class="ts-glance" aria-hidden="true">
      <b>${say(acting ? "board-ts-glance-round" : "board-ts-glance-turn", { turn, round })}</b>
      <b>${leader ? html`<${Mark} of=${leader} />+${Math.abs(vp)}` : "±0"}</b>
      <b>${say("board-ts-glance-defcon", { defcon })}</b>
      <${Pair} title="military" of=${(/** @type {Side} */ side) => sides[side].military} />
      <${Pair} title="space" of=${(/** @type {Side} */ side) => sides[side].space} />
    </span>
    <span class="visually-hidden">${inWords(/** @type {ColdWar} */ (view.board))}</span>`;
}

/** A number of each side. @param {{title: string, of: (side: Side) => number}} props */
function Pair({ title, of }) {
  return html`<span>
    ${say(`board-ts-glance-${title}`)}${" "}
    ${SIDES.map((side) => html`<span key=${side} class=${colour(side)}><${Mark} of=${side} />${of(side)}</span>`)}
  </span>`;
}

/** The same for a screen reader. @param {ColdWar} board */
function inWords({ turn, round, vp, defcon, sides, military_needed: needed }) {
  const leader = leaderOf(vp);
  return [
    say("board-ts-glance-round-words", { turn, round }),
    leader
      ? say("board-ts-status-lead", { side: leader, vp: Math.abs(vp) })
      : say("board-ts-status-level"),
    name(`defcon_${defcon}`),
    ...SIDES.map((side) => {
      const { military: done, space } = sides[side];
      return say("board-ts-glance-side", { side, done, needed, space });
    }),
  ].join("; ");
}
