// @ts-check
// Agent cards: those held, those on offer, the deck and the discard pile.

import { Term } from "/static/board/card.js";
import { useChanged } from "/static/board/changes.js";
import { html } from "/static/board/html.js";
import { Piece, useTable } from "/static/board/piece.js";
import { name, say } from "/static/board/texts.js";
import { Sign } from "./icons.js";

/** @import { Espionage } from "./types.js" */

/** A card with its name; the note beside it says what it does. @param {{code: string}} props */
export function AgentCard({ code }) {
  const changed = useChanged();
  const duration = name(String(useTable().cards[code].duration));
  return html`<${Piece}
    code=${code}
    class=${`slip asw-card ${changed(code)}`}
    label=${[name(code), duration].join(", ")}
  >
    <span>${name(code)}</span><small>${duration}</small>
  </${Piece}>`;
}

/** Three cards of which one can be kept, with what they do. @param {{board: Espionage}} props */
export function Offer({ board: { offer } }) {
  if (offer.length === 0) return null;
  return html`<section class="asw-offer sheet" aria-label=${say("label-offer")}>
    <h3>${say("label-offer")}</h3>
    <ul class="bare">
      ${offer.map((code) => {
        return html`<li key=${code}>
          <${AgentCard} code=${code} />
          <p>${say(`effect-${code}`)}</p>
        </li>`;
      })}
    </ul>
  </section>`;
}

/** What belongs to nobody. @param {{board: Espionage}} props */
export function Stock({ board: { deck_count: deck, discard, bank } }) {
  const changed = useChanged();
  return html`<section class="asw-stock">
    <div class=${changed("deck")}>
      <span class=${deck ? "pile" : "pile none"}>${deck}</span><${Term} code="deck_count" />
    </div>
    ${bank !== null &&
    html`<div class=${changed("bank")}>
      <${Sign} of="finance" /><b>${bank}</b><${Term} code="bank" />
    </div>`}
    ${discard.length > 0 &&
    html`<details class=${changed("discard")}>
      <summary>${say("label-discard")} <b>${discard.length}</b></summary>
      <ul class="asw-cards bare">
        ${discard.map((code) => html`<li key=${code}><${AgentCard} code=${code} /></li>`)}
      </ul>
    </details>`}
  </section>`;
}
