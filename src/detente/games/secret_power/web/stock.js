// @ts-check
// What belongs to nobody: cards on offer, decks, discards, minor objects, and what the marks mean.

import { Term } from "/static/board/card.js";
import { useChanged } from "/static/board/changes.js";
import { html } from "/static/board/html.js";
import { Piece } from "/static/board/piece.js";
import { name, say } from "/static/board/texts.js";
import { Discarded, Minor, useMinorsMeant } from "./captured.js";
import { Sign } from "./icons.js";
import { groupClass, GROUPS } from "./object.js";
import { OriginLegend } from "./origin.js";
import { DECKS } from "./standing.js";
import { TreatySlip } from "./treaty.js";

/** @import { View } from "/static/board/types.js" */
/** @import { Conspiracy } from "./types.js" */

const SIGNS = ["agitators", "peacemakers", "spies", "special_interest"];

/** Decks, discards, the supply, and what the marks mean. @param {{view: View}} props */
export function Stock({ view }) {
  const board = /** @type {Conspiracy} */ (view.board);
  const changed = useChanged();
  const meant = useMinorsMeant();
  const decks = view.settings.professionals ? DECKS : DECKS.slice(0, 2);
  return html`<div class="sp-stock">
    ${decks.map((deck) => {
      return html`<div key=${deck} class=${changed(deck)}>
        <span class=${board[deck] ? "pile" : "pile none"}>${board[deck]}</span>
        <${Term} code=${deck} />
      </div>`;
    })}
    <div>
      <${Term} code="supply" />
      ${Object.entries(board.supply).map(([group, count]) => {
        const minor = { group, count, idle: meant !== null, place: "supply" };
        return html`<${Minor} key=${group} ...${minor} />`;
      })}
    </div>
    <${Pile} field="discard" codes=${board.discard} card=${Discarded} />
    <${Pile} field="treaty_discard" codes=${board.treaty_discard} card=${TreatySlip} />
    <${Pile}
      field="professional_discard"
      codes=${board.professional_discard}
      card=${Professional}
    />
    <${Legend} />
  </div>`;
}

/** @param {{code: string}} props */
export function Professional({ code }) {
  return html`<${Piece} code=${code} class="slip" label=${name(code)}>${name(code)}</${Piece}>`;
}

/**
 * A pile that can be looked through.
 *
 * @param {{field: string, codes: string[], card: (props: {code: string}) => any}} props
 */
function Pile({ field, codes, card }) {
  const changed = useChanged();
  if (codes.length === 0) return null;
  return html`<section class=${`sp-part ${changed(field)}`}>
    <h4>${say(`label-${field.replaceAll("_", "-")}`)} <b>${codes.length}</b></h4>
    <ul class="bare sp-slips">
      ${codes.map((code) => html`<li key=${code}><${card} code=${code} /></li>`)}
    </ul>
  </section>`;
}

/** What signs and marks mean. */
function Legend() {
  return html`<ul class="sp-legend bare" aria-label=${say("board-sp-legend")}>
    <li><${Sign} of="agent" /> ${say("board-sp-legend-agent")}</li>
    <li><${Sign} of="shadow" /> ${say("board-sp-legend-shadow")}</li>
    ${GROUPS.map((group) => {
      return html`<li key=${group} class=${groupClass(group)}>
        <span class="sp-group"><${Sign} of=${group} /></span> ${name(group)}
      </li>`;
    })}
    ${SIGNS.map((sign) => html`<li key=${sign}><${Sign} of=${sign} /> ${name(sign)}</li>`)}
    <li><span class="sp-worth">3</span> ${say("board-sp-legend-points")}</li>
    <li><small>2/1</small> ${say("board-sp-legend-stage")}</li>
    <${OriginLegend} />
  </ul>`;
}
