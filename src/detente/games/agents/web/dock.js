// @ts-check
// What lies before the reader: the token in hand, the own bag, mission, cards, supply and the turns
// that are left. A spectator sees what everybody knows of the service whose turn it is.

import { Term } from "/static/board/card.js";
import { useChanged } from "/static/board/changes.js";
import { Glyph } from "/static/board/glyphs.js";
import { html } from "/static/board/html.js";
import { Piece } from "/static/board/piece.js";
import { useSight } from "/static/board/scroll.js";
import { name, say } from "/static/board/texts.js";
import { useWalk } from "/static/board/walk.js";
import { Held, Pile } from "./cards.js";
import { Choice, useChoice } from "./choice.js";
import { holders, missing } from "./forecast.js";
import { Sign } from "./icons.js";
import { Bar } from "./majority.js";
import { bagWords, inside } from "./plates.js";
import { colour, Letter, Mark } from "./service.js";
import { Now } from "./turn.js";

/** @import { View } from "/static/board/types.js" */
/** @import { Espionage, Service } from "./types.js" */

/** So many tokens of a service are drawn in a bag; a number says how many there are. */
const DRAWN = 4;

/** @param {{view: View}} props */
export function Desk({ view }) {
  const area = useSight(view);
  const walk = useWalk(area, "button");
  const board = /** @type {Espionage} */ (view.board);
  const choice = useChoice(view);
  const seats = [view.seat, board.active, board.order[0]];
  const seat = seats.find((one) => one !== null && one in board.services);
  const service = seat ? board.services[seat] : null;
  return html`<section
    ref=${area}
    class="asw-desk"
    aria-label=${say("board-agents-desk")}
    onKeyDown=${walk}
  >
    <${Now} view=${view} />
    ${seat && service && html`<${Bag} seat=${seat} service=${service} own=${seat === view.seat} />`}
    ${choice && html`<${Choice} choice=${choice} view=${view} />`}
    ${!choice &&
    seat &&
    service &&
    html`<${Missions} board=${board} seat=${seat} />
      <${Held} codes=${service.cards} />
      <${Supply} board=${board} seat=${seat} />`}
    ${seat && service && html`<${TurnsLeft} seat=${seat} service=${service} />`}
  </section>`;
}

/**
 * The tokens in a bag as silhouettes in the colours of their services; those that are surely
 * operatives have their hats on.
 *
 * @param {{seat: string, service: Service, own: boolean}} props
 */
function Bag({ seat, service: { bag }, own }) {
  const changed = useChanged();
  const title = own ? say("board-agents-my-bag") : say("label-bag");
  return html`<${Piece}
    code=${seat}
    idle
    class=${`asw-bag ${changed(`${seat} bag`)}`}
    label=${bagWords(seat, bag).join(", ")}
    about=${html`<p class="asw-told"><${Sign} of="bag" /> ${bagWords(seat, bag).join(", ")}</p>`}
  >
    <span class="asw-slot-title"><${Letter} of=${seat} /> ${title}</span>
    <span class="asw-inside">
      ${inside(bag).map(([code, { tokens, operatives }]) => {
        const drawn = Math.min(tokens, DRAWN);
        return html`<span key=${code} class=${`asw-sort ${colour(code)}`}>
          <${Mark} of=${code} /><b>${tokens}</b>
          <span class="asw-busts">
            ${Array.from({ length: drawn }, (_, at) => {
              return html`<${Sign} key=${at} of=${at < operatives ? "dark_operative" : "silhouette"} />`;
            })}
          </span>
        </span>`;
      })}
    </span>
  </${Piece}>`;
}

/**
 * The own missions with their progress, or how many there are.
 *
 * @param {{board: Espionage, seat: string}} props
 */
function Missions({ board, seat }) {
  const { missions, mission_count: count } = board.services[seat];
  return html`<section class="asw-missions" aria-label=${say("label-missions")}>
    <h3>
      <${Sign} of="mission" />${" "}
      <${Term} code="missions">${say("board-agents-missions", { count: count || 1 })}</${Term}>
    </h3>
    ${missions.map((code) => {
      const { met, words } = missionWords(board, seat, code);
      return html`<div key=${code} class="asw-mission-slot">
        <b>${name(code)}</b>
        <${Bar} place=${board.regions[code]} />
        <span title=${words}>${met && html`<${Glyph} of="✓" /> `}${words}</span>
      </div>`;
    })}
    ${missions.length === 0 && count > 0 && html`<p>${say("board-agents-secret", { count })}</p>`}
  </section>`;
}

/** How far a mission is. @param {Espionage} board @param {string} seat @param {string} code */
function missionWords({ regions, virtual }, seat, code) {
  const [now, then] = holders(regions[code], virtual);
  const met = now === seat;
  if (met && then === seat) return { met, words: say("board-agents-fulfilled") };
  if (met) return { met, words: say("board-agents-mission-slips") };
  if (then === seat) return { met, words: say("board-agents-mission-comes") };
  return { met, words: say("board-agents-mission-missing", { count: missing(regions[code], seat) }) };
}

/**
 * Coins and agents that are left, the own ones and those of nobody.
 *
 * @param {{board: Espionage, seat: string}} props
 */
function Supply({ board, seat }) {
  const changed = useChanged();
  const { bank, deck_count: deck, discard } = board;
  const service = board.services[seat];
  return html`<section class="asw-supply" aria-label=${say("board-agents-supply")}>
    ${/** @type {const} */ (["finance", "operatives", "diplomats"]).map((field) => {
      return html`<div key=${field} class=${changed(`${seat} ${field}`)}>
        <${Term} code=${field}><${Sign} of=${field} /> ${say(`label-${field}`)}</${Term}>
        <b>${service[field]}</b>
      </div>`;
    })}
    ${bank !== null &&
    html`<div class=${changed("bank")}><${Term} code="bank" /><b>${bank}</b></div>`}
    <div class=${changed("deck")}><${Term} code="deck_count" /><b>${deck}</b></div>
    <div class=${changed("discard")}>
      <${Pile} codes=${discard} title=${say("label-discard")} class="term">
        ${say("label-discard")}
      </${Pile}>
      <b>${discard.length}</b>
    </div>
  </section>`;
}

/**
 * The reserve is the clock of the game: each turn takes a token of it.
 *
 * @param {{seat: string, service: Service}} props
 */
function TurnsLeft({ seat, service: { reserve } }) {
  const changed = useChanged();
  return html`<section
    class=${`asw-turns ${changed(`${seat} reserve`)}`}
    aria-label=${say("label-reserve")}
  >
    <b>${reserve}</b>
    <${Term} code="reserve">${say("board-agents-turns-left", { count: reserve })}</${Term}>
  </section>`;
}
