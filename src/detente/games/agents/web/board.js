// @ts-check
// The table of Agents: Shield and Sword: the map in sectors, and a dossier for each service.

import { Changes } from "/static/board/changes.js";
import { html } from "/static/board/html.js";
import { Piece, useTable } from "/static/board/piece.js";
import { useSight } from "/static/board/scroll.js";
import { name, say } from "/static/board/texts.js";
import { Offer, Stock } from "./cards.js";
import { Dossiers, FIGURES } from "./dossier.js";
import { Legend } from "./legend.js";
import { Sectors } from "./region.js";
import { colour, Mark } from "./service.js";
import { Turn } from "./turn.js";

/** @import { View } from "/static/board/types.js" */
/** @import { Espionage } from "./types.js" */

export { chapters, course } from "./score_history.js";
export { target } from "./service.js";
export { progress } from "./turn.js";

/** The style sheets of this board. */
export const styles = ["style.css"];

/** What a question is about: what can be chosen or, if that is nothing here, the active region. */
const IN_SIGHT = ".can, [data-standing=your-turn] .asw:not(:has(.can)) .active .asw-region-head";

/** The whole table. @param {{view: View}} props */
export function Board({ view }) {
  const board = /** @type {Espionage} */ (view.board);
  const sight = useSight(view, IN_SIGHT);
  return html`<${Changes} view=${view} standing=${standing(board)}>
    <section class="board asw" aria-label=${say("game-title")} ref=${sight}>
      <${Turn} view=${view} />
      <${Offer} board=${board} />
      <${Unsettled} view=${view} />
      <${Sectors} view=${view} />
      <${Dossiers} view=${view} />
      <${Stock} board=${board} />
      <${Legend} board=${board} />
    </section>
  </${Changes}>`;
}

/** The services that can still be had, while they are chosen. @param {{view: View}} props */
function Unsettled({ view }) {
  const { cards, moves, readonly } = useTable();
  const free = [...moves.keys()].filter((code) => {
    return cards[code]?.kind === "service" && !(code in view.board.services);
  });
  if (readonly || free.length === 0) return null;
  return html`<section class="asw-offer sheet" aria-label=${say("label-services")}>
    <h3>${say("label-services")}</h3>
    <ul class="bare">
      ${free.map((code) => {
        const home = Object.keys(cards).find((region) => cards[region].service === code);
        return html`<li key=${code}>
          <${Piece} code=${code} class=${`slip asw-service ${colour(code)}`} label=${name(code)}>
            <${Mark} of=${code} /> <strong>${name(code)}</strong>
          </${Piece}>
          <p>
            ${say("board-agents-home", { region: home })}
            ${view.settings.abilities && html` ${say(`effect-${code}`)}`}
          </p>
        </li>`;
      })}
    </ul>
  </section>`;
}

/** Where everything is, to see what has changed. @param {Espionage} board */
function standing(board) {
  /** @type {Map<string, unknown>} */
  const things = new Map();
  things.set("active region", board.active_region);
  things.set("drawn", board.drawn?.token);
  things.set("deck", board.deck_count);
  things.set("discard", board.discard.join());
  things.set("bank", board.bank);
  for (const [code, place] of Object.entries({ ...board.sectors, ...board.regions })) {
    things.set(`${code} holder`, place.guarded || place.holder);
  }
  for (const [code, { tokens, diplomats }] of Object.entries(board.regions)) {
    for (const { token, city, kind } of tokens) things.set(token, `${code} ${city} ${kind}`);
    for (const [service, count] of Object.entries(diplomats)) {
      things.set(`${service}_diplomat_${code}`, count);
    }
  }
  for (const [seat, service] of Object.entries(board.services)) {
    for (const field of FIGURES) {
      things.set(`${seat} ${field}`, service[field]);
    }
    things.set(`${seat} halves`, service.halves_with_mission ?? service.halves);
    things.set(`${seat} bag`, JSON.stringify(service.bag));
    for (const code of service.cards) things.set(code, seat);
  }
  return things;
}
