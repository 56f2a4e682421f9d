// @ts-check
// What belongs to nobody: cards on offer, decks, discards, minor objects, and what the marks mean.

import { Term } from "/static/board/card.js";
import { useChanged } from "/static/board/changes.js";
import { html } from "/static/board/html.js";
import { Piece, useTable } from "/static/board/piece.js";
import { name, say } from "/static/board/texts.js";
import { Sign } from "./icons.js";
import { Discarded, groupClass, Minor, useMinorsMeant } from "./object.js";
import { OriginLegend } from "./origin.js";
import { Held, TreatySlip } from "./treaty.js";

/** @import { View } from "/static/board/types.js" */
/** @import { Conspiracy } from "./types.js" */

export const DECKS = /** @type {const} */ ([
  "deck_count",
  "treaty_deck_count",
  "professional_deck_count",
]);
const GROUPS = ["control", "finance", "science", "support", "power", "inner_circle"];
const SIGNS = ["agitators", "peacemakers", "spies", "special_interest"];

/**
 * Treaties before the reader alone: what was looked at, or the pack of a draft. Where treaties are
 * put back instead, the pack has those that go.
 *
 * @param {{view: View}} props
 */
export function Offer({ view }) {
  const board = /** @type {Conspiracy} */ (view.board);
  const { seat } = view;
  const field = view.settings.treaties === "draft" && board.pack.length > 0 ? "pack" : "looked";
  if (seat === null || board[field].length === 0) return null;
  return html`<section class="sp-offer sheet" aria-label=${say(`label-${field}`)}>
    <h3>${say(`label-${field}`)}</h3>
    <ul class="bare sp-papers">
      ${board[field].map((code) => {
        const held = { code, board, player: seat, told: true };
        return html`<${Held} key=${code} ...${held} />`;
      })}
    </ul>
  </section>`;
}

/** @param {{view: View}} props */
export function Stock({ view }) {
  const board = /** @type {Conspiracy} */ (view.board);
  const changed = useChanged();
  const meant = useMinorsMeant();
  const decks = view.settings.professionals ? DECKS : DECKS.slice(0, 2);
  return html`<section class="sp-stock" aria-label=${say("board-sp-stock")}>
    ${decks.map((deck) => {
      return html`<div key=${deck} class=${changed(deck)}>
        <span class=${board[deck] ? "pile" : "pile none"}>${board[deck]}</span>
        <${Term} code=${deck} />
        ${deck === "professional_deck_count" && html`<${TopProfessional} />`}
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
  </section>`;
}

/** The card that somebody may take instead of an agent. */
function TopProfessional() {
  const { moves, readonly } = useTable();
  if (readonly || !moves.has("professional")) return null;
  return html`<${Piece} code="professional" class="slip" label=${name("professional")}>
    ${name("professional")}
  </${Piece}>`;
}

/** @param {{code: string}} props */
function Professional({ code }) {
  return html`<${Piece} code=${code} class="slip" label=${name(code)}>${name(code)}</${Piece}>`;
}

/**
 * A pile that can be looked through; it lies open while something in it can be chosen.
 *
 * @param {{field: string, codes: string[], card: (props: {code: string}) => any}} props
 */
function Pile({ field, codes, card }) {
  const { moves, readonly } = useTable();
  const changed = useChanged();
  if (codes.length === 0) return null;
  const asked = !readonly && codes.some((code) => moves.has(code));
  return html`<details class=${changed(field)} open=${asked}>
    <summary>${say(`label-${field.replaceAll("_", "-")}`)} <b>${codes.length}</b></summary>
    <ul class="bare sp-slips">
      ${codes.map((code) => html`<li key=${code}><${card} code=${code} /></li>`)}
    </ul>
  </details>`;
}

/** What signs and marks mean. */
export function Legend() {
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
