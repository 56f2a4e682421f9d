// @ts-check
// Everybody's points and what they are made of, at any time.

import { html } from "/static/board/html.js";
import { name, quote, say } from "/static/board/texts.js";
import { Named } from "./player.js";

/** @import { View } from "/static/board/types.js" */
/** @import { Conspiracy, Part, Player } from "./types.js" */

/** Parts of a score, in the order in which they are counted. */
const PARTS = [
  ...["colour", "power", "inner_circle", "project", "operation"],
  ...["treaty", "effect", "majority", "level"],
];

/** The parts of all scores side by side. @param {{view: View}} props */
export function Score({ view }) {
  const board = /** @type {Conspiracy} */ (view.board);
  const players = Object.entries(board.players);
  const counted = PARTS.filter((part) => players.some(([, player]) => has(player, part)));
  return html`<div class="sp-scores">
    <table>
      <tr>
        <th scope="col">${say("board-sp-part")}</th>
        ${players.map(([player]) => html`<th scope="col"><${Named} of=${player} /></th>`)}
      </tr>
      ${counted.map((part) => {
        return html`<tr>
          <th scope="row">${say(`score-${part}`)}<small>${say(`score-about-${part}`)}</small></th>
          ${players.map(([, player]) => html`<td>${sum(player, part)}</td>`)}
        </tr>`;
      })}
      <tr class="sp-total">
        <th scope="row">${say("board-sp-total")}</th>
        ${players.map(([, player]) => html`<td>${player.score}</td>`)}
      </tr>
    </table>
    ${board.falcon &&
    html`<p class="sp-rank">
      ${say(view.over ? "board-sp-rank-final" : "board-sp-rank", { rank: board.falcon.rank })}
    </p>`}
  </div>`;
}

/** What a player's points are made of, one by one. @param {{player: Player}} props */
export function Parts({ player: { score, score_parts: parts } }) {
  return html`<details class="sp-parts">
    <summary>
      ${say("label-score")} <b>${score}</b>
      <span class="soft">${say("label-score-parts")}</span>
    </summary>
    <ul class="bare">
      ${parts.map((part, at) => {
        return html`<li key=${at}>
          <span>${partName(part)}</span>
          <span>${part.count > 1 || part.each > 1 ? `${part.count} × ${part.each} =` : ""}</span>
          <b>${part.points}</b>
        </li>`;
      })}
    </ul>
  </details>`;
}

/** @param {Part} part */
function partName({ part, code }) {
  const what = say(`score-${part}`);
  return code === null ? what : quote("terminal-labelled", { label: what, value: name(code) });
}

/** @param {Player} player @param {string} wanted */
function has({ score_parts: parts }, wanted) {
  return parts.some(({ part }) => part === wanted);
}

/** @param {Player} player @param {string} wanted */
function sum({ score_parts: parts }, wanted) {
  const those = parts.filter(({ part }) => part === wanted);
  return those.reduce((total, { points }) => total + points, 0);
}
