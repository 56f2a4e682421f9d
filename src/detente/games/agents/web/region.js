// @ts-check
// The map: sectors as frames around their regions, each a sheet with its cities.

import { useChanged } from "/static/board/changes.js";
import { html } from "/static/board/html.js";
import { Piece, useTable } from "/static/board/piece.js";
import { name, say } from "/static/board/texts.js";
import { Sign } from "./icons.js";
import { Majority, majorityWords } from "./majority.js";
import { Mark } from "./service.js";
import { City, Diplomats, TokenPiece } from "./token.js";

/** @import { View } from "/static/board/types.js" */
/** @import { Espionage } from "./types.js" */

/** @param {{view: View}} props */
export function Sectors({ view }) {
  const board = /** @type {Espionage} */ (view.board);
  const sectors = Object.entries(board.sectors);
  return html`<div class=${`asw-map of-${sectors.length}`}>
    ${sectors.map(([code, sector]) => {
      const words = [name(code), ...majorityWords(sector, board.virtual)].join(", ");
      return html`<section key=${code} class="asw-sector" aria-label=${words}>
        <header class="asw-sector-head">
          <h3>${name(code)}</h3>
          <${Majority} code=${code} place=${sector} virtual=${board.virtual} />
        </header>
        <div class="asw-regions">
          ${sector.regions.map((region) => {
            return html`<${RegionSheet} key=${region} code=${region} view=${view} />`;
          })}
        </div>
      </section>`;
    })}
  </div>`;
}

/** @param {{code: string, view: View}} props */
function RegionSheet({ code, view }) {
  const changed = useChanged();
  const board = /** @type {Espionage} */ (view.board);
  const region = board.regions[code];
  const active = board.active_region === code;
  const mission = missionHere(view, code);
  const words = [
    name(code),
    active && say("board-agents-active-region"),
    mission && say(`board-agents-${mission}`),
    ...majorityWords(region, board.virtual),
  ];
  return html`<div
    class=${`asw-region ${active ? "active" : ""} ${active ? changed("active region") : ""}`}
  >
    <${Piece} code=${code} class="asw-region-head" label=${words.filter(Boolean).join(", ")}>
      <span class="asw-region-name">
        <${Home} of=${code} />${name(code)}
        ${mission && html`<span class=${`asw-mission ${mission}`}><${Sign} of="mission" /></span>`}
        ${active && html`<span class="asw-active">${say("board-agents-active")}</span>`}
      </span>
      <${Majority} code=${code} place=${region} virtual=${board.virtual} />
    </${Piece}>
    <${Cities} code=${code} board=${board} />
  </div>`;
}

/** Whose home a region is. @param {{of: string}} props */
function Home({ of }) {
  const home = useTable().cards[of]?.service;
  return home ? html`<${Mark} of=${home} />${" "}` : null;
}

/** What a region means to the reader's own mission. @param {View} view @param {string} region */
function missionHere({ seat, board }, region) {
  if (board.dealt.includes(region)) return "dealt";
  const own = seat === null ? null : board.services[seat];
  return own?.missions.includes(region) ? "mission-here" : null;
}

/**
 * The cities with the tokens in them, then the diplomats, then the tokens beside the cities.
 *
 * @param {{code: string, board: Espionage}} props
 */
function Cities({ code, board }) {
  const { tokens, diplomats } = board.regions[code];
  const envoys = Object.entries(diplomats).filter(([, count]) => count > 0);
  const beside = tokens.filter(({ city }) => city === null);
  const label = say("board-agents-cities", { region: code });
  return html`<ul class="asw-cities bare" aria-label=${label}>
      ${useCities(code).map((city) => {
        const token = tokens.find((one) => one.city === city);
        return html`<li key=${city}>
          ${token
            ? html`<${TokenPiece} token=${token} />`
            : html`<${City} code=${city} class="asw-empty" />`}
        </li>`;
      })}
      ${envoys.map(([service, count]) => {
        return html`<li key=${service} class="asw-zone">
          <${Diplomats} region=${code} service=${service} count=${count} />
        </li>`;
      })}
    </ul>
    ${beside.length > 0 &&
    html`<div class="asw-beside">
      <small>${say("board-agents-beside")}</small>
      <ul class="bare" aria-label=${say("board-agents-beside")}>
        ${beside.map((token) => html`<li key=${token.token}><${TokenPiece} token=${token} /></li>`)}
      </ul>
    </div>`}`;
}

/** The codes of a region's cities. @param {string} region @returns {string[]} */
function useCities(region) {
  return /** @type {any} */ (useTable().cards[region].slots);
}
