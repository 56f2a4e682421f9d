// @ts-check
// What lies before each player: agents, objects, signs, treaties and cards in hand.

import { Term } from "/static/board/card.js";
import { useChanged } from "/static/board/changes.js";
import { html } from "/static/board/html.js";
import { Piece, useTable } from "/static/board/piece.js";
import { name, say } from "/static/board/texts.js";
import { FalconDesk } from "./falcon.js";
import { Sign } from "./icons.js";
import { CapturedObject, Minor, useMinorsMeant } from "./object.js";
import { colour, Mark } from "./player.js";
import { Parts } from "./score.js";
import { Concluded, Held } from "./treaty.js";

/** @import { View } from "/static/board/types.js" */
/** @import { Conspiracy, Player } from "./types.js" */

/** As many areas of others are open from the start. */
const FEW = 1;

/** Figures of a player, each with the sign that stands for it. */
export const FIGURES = /** @type {const} */ ({
  active: "agent",
  pool: "agent",
  shadows: "shadow",
});

/** The reader's own area, then those of the others, folded or not. @param {{view: View}} props */
export function Areas({ view }) {
  const { order, players } = /** @type {Conspiracy} */ (view.board);
  const { moves, readonly } = useTable();
  const meant = useMinorsMeant();
  const others = order.filter((player) => player !== view.seat);
  return html`<div class="sp-areas">
    ${view.seat && html`<${Own} view=${view} player=${view.seat} />`}
    ${others.map((player) => {
      const codes = codesOf(players[player], meant === player);
      const asked = !readonly && codes.some((code) => moves.has(code));
      const open = others.length <= FEW || asked || view.over;
      // With a question about it an area is laid open anew, even if it was folded.
      const key = `${player} ${asked}`;
      return html`<${Other} key=${key} view=${view} player=${player} open=${open} />`;
    })}
  </div>`;
}

/**
 * What a question can mean in the area of somebody else.
 *
 * @param {Player} player
 * @param {boolean} minorsMeant whether it would mean these minor objects
 */
function codesOf({ objects, minors }, minorsMeant) {
  const kinds = minorsMeant ? Object.keys(minors).map((group) => `minor_${group}`) : [];
  return [...objects.map(({ card }) => card), ...kinds];
}

/** @param {{view: View, player: string}} props */
function Own({ view, player }) {
  return html`<section
    class=${`sp-area folder ${colour(player)}`}
    aria-label=${name(player)}
  >
    <h3 class="tab"><${Mark} of=${player} /> ${name(player)} (${say("terminal-you")})</h3>
    <div class="sheet"><${Contents} view=${view} player=${player} /></div>
  </section>`;
}

/** @param {{view: View, player: string, open: boolean}} props */
function Other({ view, player, open }) {
  const { objects, treaties, hand_count: hand } = view.board.players[player];
  const counts = { objects: objects.length, treaties: treaties.length, hand };
  return html`<details class=${`sp-area sp-other sheet ${colour(player)}`} open=${open}>
    <summary>
      <h3><${Mark} of=${player} /> ${name(player)}</h3>
      <span class="soft">${say("board-sp-in-short", counts)}</span>
    </summary>
    <${Contents} view=${view} player=${player} />
  </details>`;
}

/** @param {{view: View, player: string}} props */
function Contents({ view, player }) {
  const board = /** @type {Conspiracy} */ (view.board);
  const area = board.players[player];
  const own = player === view.seat;
  const falcon = player === "falcon" ? board.falcon : null;
  return html`<div class="sp-contents">
    ${falcon && html`<${FalconDesk} falcon=${falcon} view=${view} />`}
    <${Figures} player=${player} area=${area} own=${own} />
    <${Objects} player=${player} area=${area} />
    <${Treaties} area=${area} told=${own} />
    <${Hand} board=${board} player=${player} told=${own} />
    <${Crew} area=${area} />
    <${Parts} player=${area} />
  </div>`;
}

/** Agents, shadows, reach and signs. @param {{player: string, area: Player, own: boolean}} props */
function Figures({ player, area, own }) {
  const changed = useChanged();
  const figures = /** @type {[keyof typeof FIGURES, string][]} */ (Object.entries(FIGURES));
  return html`<dl class="sp-figures">
    ${figures.map(([field, sign]) => {
      return html`<div key=${field} class=${`${field} ${changed(`${player} ${field}`)}`}>
        <dt><${Sign} of=${sign} /> <${Term} code=${field} /></dt>
        <dd>${area[field]}</dd>
        ${field === "pool" && own && html`<dd><${Training} /></dd>`}
      </div>`;
    })}
    ${Object.entries(area.signs).map(([sign, count]) => {
      return html`<div key=${sign} class=${changed(`${player} ${sign}`)}>
        <dt><${Sign} of=${sign} /> <${Term} code=${sign} /></dt>
        <dd>${count}</dd>
      </div>`;
    })}
  </dl>`;
}

/** Agents come from the pool: by training, or when they are recruited one by one. */
function Training() {
  const { moves, readonly } = useTable();
  const code = ["agent", "train"].find((one) => !readonly && moves.has(one));
  if (!code) return null;
  return html`<${Piece} code=${code} class="slip sp-train" label=${name(code)}>
    ${name(code)}
  </${Piece}>`;
}

/** Captured objects by group, then minor objects. @param {{player: string, area: Player}} props */
function Objects({ player, area: { objects, minors } }) {
  const meant = useMinorsMeant();
  const some = Object.entries(minors).filter(([, count]) => count > 0);
  if (objects.length + some.length === 0) return null;
  return html`<div>
    <h4><${Term} code="objects" /></h4>
    <ul class="bare sp-slips" aria-label=${say("label-objects")}>
      ${objects.map((object) => {
        return html`<${CapturedObject} key=${object.card} object=${object} owner=${player} />`;
      })}
      ${some.map(([group, count]) => {
        const idle = meant !== player;
        return html`<li key=${group}>
          <${Minor} group=${group} count=${count} idle=${idle} place=${player} />
        </li>`;
      })}
    </ul>
  </div>`;
}

/** @param {{area: Player, told: boolean}} props */
function Treaties({ area: { treaties }, told }) {
  if (treaties.length === 0) return null;
  return html`<div>
    <h4><${Term} code="treaties" /></h4>
    <ul class="bare sp-papers" aria-label=${say("label-treaties")}>
      ${treaties.map((code) => html`<${Concluded} key=${code} code=${code} told=${told} />`)}
    </ul>
  </div>`;
}

/**
 * Treaties in hand, as far as the reader knows them.
 *
 * @param {{board: Conspiracy, player: string, told: boolean}} props
 */
function Hand({ board, player, told }) {
  const changed = useChanged();
  const { hand, hand_count: count } = board.players[player];
  if (count === 0) return null;
  return html`<div class=${changed(`${player} hand`)}>
    <h4><${Sign} of="treaty" /> <${Term} code="hand" /> <b>${count}</b></h4>
    ${hand.length > 0 &&
    html`<ul class="bare sp-papers" aria-label=${say("label-hand")}>
      ${hand.map((code) => {
        const held = { code, board, player, told };
        return html`<${Held} key=${code} ...${held} />`;
      })}
    </ul>`}
  </div>`;
}

/** Professionals in hand, or how many. @param {{area: Player}} props */
function Crew({ area: { professionals, professional_count: count } }) {
  if (count === 0) return null;
  return html`<div>
    <h4><${Sign} of="professional" /> <${Term} code="professionals" /> <b>${count}</b></h4>
    ${professionals.length > 0 &&
    html`<ul class="bare sp-papers" aria-label=${say("label-professionals")}>
      ${professionals.map((code) => {
        return html`<li key=${code} class="sp-paper">
          <${Piece} code=${code} class="slip" label=${name(code)}>${name(code)}</${Piece}>
          <p>${say(`effect-${code.replace(/_\d+$/, "")}`)}</p>
        </li>`;
      })}
    </ul>`}
  </div>`;
}
