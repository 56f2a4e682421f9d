// @ts-check
// What each region would score now, and which scoring cards may still come, as far as the reader
// knows.

import { html } from "/static/board/html.js";
import { name, say } from "/static/board/texts.js";
import { useCards } from "./face.js";
import { useUnseen } from "./piles.js";
import { KEYS, Net, netOf } from "./region_meter.js";
import { SIDES } from "./side.js";

/** @import { View } from "/static/board/types.js" */
/** @import { ColdWar } from "./types.js" */

/** Where a scoring card is: in my hand, known in the other one, unseen, or away. */
/** @typedef {"mine" | "theirs" | "out" | "away"} Where */

/** @param {{view: View}} props */
export function Scoring({ view }) {
  const board = /** @type {ColdWar} */ (view.board);
  const cards = useScoringCards(view);
  return html`<div class="ts-track ts-scoring">
    <span class="ts-track-title">${say("board-ts-status-scoring")}</span>
    <ul class="bare ts-regions">
      ${Object.keys(KEYS).map((region) => {
        const balance = netOf(region, board);
        const where = cards.get(region) ?? "away";
        const words = inWords(region, balance, where);
        return html`<li key=${region} data-region=${region} data-card=${where} title=${words}>
          <span class="visually-hidden">${words}</span>
          <span class="ts-region-key" aria-hidden="true">${KEYS[region]}</span>
          <span aria-hidden="true"><${Net} ...${balance} /></span>
        </li>`;
      })}
    </ul>
  </div>`;
}

/** Where the scoring card of each region is. @param {View} view */
function useScoringCards(view) {
  const cardOf = useCards();
  const unseen = useUnseen(view);
  const { sides, deck_known: inDeck } = /** @type {ColdWar} */ (view.board);
  /** @type {Map<string, Where>} */
  const cards = new Map();
  /** @param {string[]} codes @param {Where} where */
  const note = (codes, where) => {
    for (const code of codes) {
      const region = cardOf(code)?.scores;
      if (region) cards.set(region, where);
    }
  };
  note([...unseen, ...inDeck], "out");
  for (const side of SIDES) note(sides[side].hand, side === view.seat ? "mine" : "theirs");
  return cards;
}

/** @param {string} region @param {ReturnType<typeof netOf>} balance @param {Where} where */
function inWords(region, { side, vp }, where) {
  const net = side
    ? say(vp === Infinity ? "board-ts-map-net-game" : "board-ts-map-net", { side, vp })
    : say("board-ts-map-net-nobody");
  return [name(region), net, say(`board-ts-status-card-${where}`)].join("; ");
}
