// @ts-check
// What can be chosen that lies nowhere yet, face up: services, missions, the agent cards drawn.

import { html } from "/static/board/html.js";
import { Piece, useTable } from "/static/board/piece.js";
import { name, say } from "/static/board/texts.js";
import { AgentCard } from "./cards.js";
import { Sign } from "./icons.js";
import { colour, Letter } from "./service.js";

/** @import { View } from "/static/board/types.js" */
/** @import { Espionage } from "./types.js" */

/** The faces to choose from, if there are any. @param {View} view */
export function useChoice(view) {
  const { cards, moves, readonly } = useTable();
  const { services, offer, dealt } = /** @type {Espionage} */ (view.board);
  const free = [...moves.keys()].filter((code) => {
    return cards[code]?.kind === "service" && !(code in services);
  });
  if (!readonly && free.length > 0) return { title: "label-services", codes: free, Face: Service };
  if (dealt.length > 0) return { title: "label-dealt", codes: dealt, Face: Mission };
  if (offer.length > 0) return { title: "label-offer", codes: offer, Face: AgentCard };
  return null;
}

/** @param {{choice: NonNullable<ReturnType<typeof useChoice>>, view: View}} props */
export function Choice({ choice: { title, codes, Face }, view }) {
  return html`<section class="asw-choice" aria-label=${say("board-agents-choice")}>
    <h3>${say(title)}</h3>
    <ul class="bare">
      ${codes.map((code, at) => {
        return html`<li key=${`${code} ${at}`}><${Face} code=${code} view=${view} /></li>`;
      })}
    </ul>
  </section>`;
}

/**
 * A service that is still free: its home and what it can do.
 *
 * @param {{code: string, view: View}} props
 */
function Service({ code, view }) {
  const { cards } = useTable();
  const home = String(cards[code].home);
  return html`<${Piece} code=${code} class=${`asw-face ${colour(code)}`} label=${name(code)}>
    <b><${Letter} of=${code} /> ${name(code)}</b>
    <span class="asw-effect">
      ${say("board-agents-home", { region: home })}
      ${view.settings.abilities && html` ${say(`effect-${code}`)}`}
    </span>
  </${Piece}>`;
}

/** A mission that was dealt. @param {{code: string}} props */
function Mission({ code }) {
  return html`<${Piece} code=${code} class="asw-face" label=${name(`mission_${code}`)}>
    <b><${Sign} of="mission" /> ${name(code)}</b>
    <span class="asw-effect">${say("board-about-agents-missions")}</span>
  </${Piece}>`;
}
