// @ts-check
// All that lies before a player: agents, objects, signs, treaties, cards in hand, and the points.

import { Term } from "/static/board/card.js";
import { useChanged } from "/static/board/changes.js";
import { html } from "/static/board/html.js";
import { Piece } from "/static/board/piece.js";
import { name, say } from "/static/board/texts.js";
import { FalconDesk } from "./falcon.js";
import { Sign } from "./icons.js";
import { CapturedObject, Minor, useMinorsMeant } from "./captured.js";
import { Parts } from "./score.js";
import { FIGURES } from "./standing.js";
import { Concluded, Held } from "./treaty.js";

/** @import { View } from "/static/board/types.js" */
/** @import { Conspiracy, Player } from "./types.js" */

/** @param {{view: View, player: string}} props */
export function Contents({ view, player }) {
  const board = /** @type {Conspiracy} */ (view.board);
  const area = board.players[player];
  const falcon = player === "falcon" ? board.falcon : null;
  const own = player === view.seat;
  return html`<div class="sp-contents">
    ${falcon && html`<${FalconDesk} falcon=${falcon} view=${view} />`}
    <${Figures} player=${player} area=${area} />
    <${Objects} player=${player} area=${area} />
    <${Treaties} area=${area} />
    <${Hand} board=${board} player=${player} own=${own} />
    <${Crew} area=${area} />
    <${Parts} player=${area} />
  </div>`;
}

/** Agents, shadows, reach and signs. @param {{player: string, area: Player}} props */
function Figures({ player, area }) {
  const changed = useChanged();
  const figures = /** @type {[keyof typeof FIGURES, string][]} */ (Object.entries(FIGURES));
  return html`<dl class="sp-figures">
    ${figures.map(([field, sign]) => {
      return html`<div key=${field} class=${changed(`${player} ${field}`)}>
        <dt><${Sign} of=${sign} /> <${Term} code=${field} /></dt>
        <dd>${area[field]}</dd>
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

/** Captured objects by group, then minor objects. @param {{player: string, area: Player}} props */
function Objects({ player, area: { objects, minors } }) {
  const meant = useMinorsMeant();
  const some = Object.entries(minors).filter(([, count]) => count > 0);
  if (objects.length + some.length === 0) return null;
  return html`<section class="sp-part">
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
  </section>`;
}

/** @param {{area: Player}} props */
function Treaties({ area: { treaties } }) {
  if (treaties.length === 0) return null;
  return html`<section class="sp-part">
    <h4><${Term} code="treaties" /></h4>
    <ul class="bare sp-papers" aria-label=${say("label-treaties")}>
      ${treaties.map((code) => html`<${Concluded} key=${code} code=${code} />`)}
    </ul>
  </section>`;
}

/**
 * Treaties in hand, as far as the reader knows them.
 *
 * @param {{board: Conspiracy, player: string, own: boolean}} props
 */
function Hand({ board, player, own }) {
  const changed = useChanged();
  const { hand, hand_count: count } = board.players[player];
  const shown = own ? [...new Set([...board.pack, ...board.looked, ...hand])] : hand;
  if (count + shown.length === 0) return null;
  return html`<section class=${`sp-part ${changed(`${player} hand`)}`}>
    <h4><${Sign} of="treaty" /> <${Term} code="hand" /> <b>${count}</b></h4>
    ${shown.length > 0 &&
    html`<ul class="bare sp-papers" aria-label=${say("label-hand")}>
      ${shown.map((code) => {
        return html`<${Held} key=${code} code=${code} board=${board} player=${player} />`;
      })}
    </ul>`}
  </section>`;
}

/** Professionals in hand, or how many. @param {{area: Player}} props */
function Crew({ area: { professionals, professional_count: count } }) {
  if (count === 0) return null;
  return html`<section class="sp-part">
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
  </section>`;
}
