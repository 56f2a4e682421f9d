// @ts-check
// A region: who leads there, whose flag flies, its cities with tokens, the seals of diplomats.

import { useChanged } from "/static/board/changes.js";
import { html } from "/static/board/html.js";
import { Piece, useTable } from "/static/board/piece.js";
import { name, say } from "/static/board/texts.js";
import { Sign } from "./icons.js";
import { AboutPlace, Bar, Holder, majorityWords } from "./majority.js";
import { Mark } from "./service.js";
import { EmptyCity, Seal, Stack, TokenPiece } from "./token.js";

/** @import { View } from "/static/board/types.js" */
/** @import { Espionage, Token } from "./types.js" */

/** The places of a home region and of another one: the cities, and some beside them. */
const [AT_HOME, ELSEWHERE] = [9, 12];

/** @param {{code: string, view: View}} props */
export function RegionPanel({ code, view }) {
  const changed = useChanged();
  const home = useHome(code);
  const board = /** @type {Espionage} */ (view.board);
  const region = board.regions[code];
  const active = board.active_region === code;
  const mission = missionHere(view, code);
  const envoys = Object.entries(region.diplomats).filter(([, count]) => count > 0);
  const words = [
    name(code),
    active && say("board-agents-active-region"),
    mission && say(`board-agents-mission-${mission}`),
    ...majorityWords(region, board.virtual),
  ];
  return html`<div
    class=${`asw-region ${home ? "home" : ""} ${active ? `active ${changed("active region")}` : ""}`}
    style=${{ "--seals": envoys.length }}
  >
    <${Piece}
      code=${code}
      class="asw-region-head"
      label=${words.filter(Boolean).join(", ")}
      about=${html`<${AboutRegion} board=${board} code=${code} mission=${mission} />`}
    >
      <span class="asw-region-name">
        ${home && html`<${Mark} of=${home} />${" "}`}<span>${name(code)}</span>
        ${mission && html`<span class=${`asw-mission ${mission}`}><${Sign} of="mission" /></span>`}
      </span>
      <${Bar} place=${region} />
      <${Holder} code=${code} place=${region} virtual=${board.virtual} />
    </${Piece}>
    <${Cities} code=${code} tokens=${region.tokens} home=${home !== undefined} />
    ${envoys.length > 0 &&
    html`<ul class="asw-seals bare" aria-label=${say("label-diplomats")}>
      ${envoys.map(([service, count]) => {
        return html`<li key=${service}>
          <${Seal} region=${code} service=${service} count=${count} />
        </li>`;
      })}
    </ul>`}
  </div>`;
}

/** @param {{board: Espionage, code: string, mission: string | null}} props */
function AboutRegion({ board, code, mission }) {
  return html`<${AboutPlace} place=${board.regions[code]} virtual=${board.virtual} />
    ${mission &&
    html`<p class="asw-told"><${Sign} of="mission" /> ${say(`board-agents-mission-${mission}`)}</p>`}
    <p>${say("board-agents-cities-ours")}</p>`;
}

/** The service whose home a region is. @param {string} region */
function useHome(region) {
  return /** @type {string | undefined} */ (useTable().cards[region]?.service || undefined);
}

/** What a region means to the reader's own mission. @param {View} view @param {string} region */
function missionHere({ seat, board }, region) {
  if (board.dealt.includes(region)) return "dealt";
  const own = seat === null ? null : board.services[seat];
  return own?.missions.includes(region) ? "here" : null;
}

/**
 * The cities with the tokens in them, then the tokens beside them; what has no place of its own lies
 * on the last one.
 *
 * @param {{code: string, tokens: Token[], home: boolean}} props
 */
function Cities({ code, tokens, home }) {
  const cities = /** @type {string[]} */ (useTable().cards[code].slots);
  const beside = tokens.filter(({ city }) => city === null);
  const places = (home ? AT_HOME : ELSEWHERE) - cities.length;
  const alone = beside.length > places ? beside.slice(0, places - 1) : beside;
  const stacked = beside.slice(alone.length);
  return html`<ul class="asw-cities bare" aria-label=${say("board-agents-cities", { region: code })}>
    ${cities.map((city) => {
      const token = tokens.find((one) => one.city === city);
      return html`<li key=${city}>
        ${token ? html`<${TokenPiece} token=${token} />` : html`<${EmptyCity} code=${city} />`}
      </li>`;
    })}
    ${alone.map((token) => html`<li key=${token.token}><${TokenPiece} token=${token} /></li>`)}
    ${stacked.length > 0 && html`<li key="stack"><${Stack} tokens=${stacked} /></li>`}
  </ul>`;
}
