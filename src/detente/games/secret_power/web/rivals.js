// @ts-check
// The others, a strip each: agents, signs, objects, treaties and points. A strip opens as a sheet. The
// Falcon has his panel.

import { useChanged } from "/static/board/changes.js";
import { html } from "/static/board/html.js";
import { name, say } from "/static/board/texts.js";
import { Sign } from "./icons.js";
import { late } from "./late.js";
import { GROUPS, groupClass } from "./object.js";
import { Opener } from "./opened.js";
import { colour, LetteredMark } from "./player.js";
import { FIGURES } from "./standing.js";

/** @import { View } from "/static/board/types.js" */
/** @import { Conspiracy, Player } from "./types.js" */

/** Only those who play alone meet the Falcon. */
const Panel = late(() => import("./ladder.js").then((module) => module.Panel));

/** @param {{view: View}} props */
export function Rivals({ view }) {
  const { order, falcon } = /** @type {Conspiracy} */ (view.board);
  return html`<section class="sp-rivals" aria-label=${say("board-sp-rivals")}>
    <ul class="bare">
      ${order.map((player) => {
        const own = player === view.seat ? "own" : "";
        return html`<li key=${player} class=${own}><${Strip} view=${view} player=${player} /></li>`;
      })}
    </ul>
    ${falcon && html`<${Panel} falcon=${falcon} view=${view} />`}
  </section>`;
}

/** @param {{view: View, player: string}} props */
function Strip({ view, player }) {
  const changed = useChanged();
  const area = /** @type {Conspiracy} */ (view.board).players[player];
  const { signs, treaties, hand_count: hand, professional_count: crew, score } = area;
  const figures = /** @type {[keyof typeof FIGURES, string][]} */ (Object.entries(FIGURES));
  return html`<${Opener}
    sheet=${player}
    view=${view}
    look=${`sp-strip ${colour(player)} ${changed(`${player} score`)}`}
    label=${wordsOf(view, player)}
  >
    <span class="sp-who"><${LetteredMark} of=${player} /><b>${name(player)}</b></span>
    <span class="sp-counts">
      ${figures.map(([field, sign]) => {
        return html`<span key=${field} class=${changed(`${player} ${field}`)}>
          <${Sign} of=${sign} /><b>${area[field]}</b>
        </span>`;
      })}
    </span>
    <span class="sp-counts">
      ${Object.entries(signs).map(([sign, count]) => {
        const look = `${count ? "" : "none"} ${changed(`${player} ${sign}`)}`;
        return html`<span key=${sign} class=${look}><${Sign} of=${sign} /><b>${count}</b></span>`;
      })}
    </span>
    <${Groups} area=${area} />
    <span class="sp-counts">
      <span class=${changed(`${player} hand`)}>
        <${Sign} of="treaty" /><b>${treaties.length}+${hand}</b>
      </span>
      ${view.settings.professionals &&
      html`<span><${Sign} of="professional" /><b>${crew}</b></span>`}
    </span>
    <b class="sp-score">${score}</b>
  </${Opener}>`;
}

/** How many cards of each group a player has, secondary objectives apart. @param {{area: Player}} props */
export function Groups({ area: { objects, minors } }) {
  return html`<span class="sp-counts sp-groups">
    ${GROUPS.map((group) => {
      const count = objects.filter((one) => one.group === group).length;
      const more = minors[group] ?? 0;
      return html`<span key=${group} class=${`${groupClass(group)} ${count + more ? "" : "none"}`}>
        <i class="sp-group"><${Sign} of=${group} /></i>
        <b>${count}${more > 0 && html`<small>+${more}</small>`}</b>
      </span>`;
    })}
  </span>`;
}

/** All that a strip shows, in words. @param {View} view @param {string} player */
export function wordsOf({ board, settings }, player) {
  const area = /** @type {Conspiracy} */ (board).players[player];
  const { objects, minors, treaties, hand_count: hand } = area;
  const groups = GROUPS.map((group) => {
    const cards = objects.filter((one) => one.group === group).length + (minors[group] ?? 0);
    return `${name(group)} ${cards}`;
  });
  return [
    `${name(player)}: ${say("board-sp-points", { points: area.score })}`,
    ...Object.keys(FIGURES).map((field) => {
      return `${say(`label-${field}`)} ${area[/** @type {keyof typeof FIGURES} */ (field)]}`;
    }),
    ...Object.entries(area.signs).map(([sign, count]) => `${name(sign)} ${count}`),
    ...groups,
    say("board-sp-in-short", { objects: objects.length, treaties: treaties.length, hand }),
    ...(settings.professionals ? [`${say("label-professional-count")} ${area.professional_count}`] : []),
  ].join(", ");
}
