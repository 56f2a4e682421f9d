// @ts-check
// Whole treaties: what their corner shows, what they demand and do.

import { useChanged } from "/static/board/changes.js";
import { Glyph } from "/static/board/glyphs.js";
import { html } from "/static/board/html.js";
import { Piece, useTable } from "/static/board/piece.js";
import { name, say } from "/static/board/texts.js";
import { Corner, given, kindsOf, Missing, required, Symbols, treaty, wordsOf } from "./face.js";
import { Origin } from "./origin.js";
import { useDemands } from "./requirement.js";

/** @import { Conspiracy } from "./types.js" */

/** A treaty by its name and its corner. @param {{code: string, more?: string}} props */
export function TreatySlip({ code, more }) {
  const changed = useChanged();
  const card = treaty(useTable().cards[code]);
  const { symbol, type } = card;
  return html`<${Piece}
    code=${code}
    class=${`slip sp-treaty ${changed(code)}`}
    label=${[...wordsOf(card, code), ...(more ? [more] : [])].join(", ")}
    about=${symbol && html`<p>${say(`symbol-${symbol}`)}</p>`}
  >
    <span class="sp-treaty-name">${name(code)}</span>
    <small>${kindsOf(type).join(" · ")}</small>
    <${Corner} code=${code} />
  </${Piece}>`;
}

/** A concluded treaty and what it does. @param {{code: string}} props */
export function Concluded({ code }) {
  return html`<li class="sp-paper">
    <${TreatySlip} code=${code} />
    <p><${Gives} code=${code} /></p>
  </li>`;
}

/** What a treaty does once it is concluded. @param {{code: string}} props */
function Gives({ code }) {
  const { symbol } = treaty(useTable().cards[code]);
  const [effect, ...more] = given(code, symbol);
  return html`${effect}<${Origin} code=${code} field="effect" /> ${more.join(" ")}`;
}

/**
 * A treaty that is not concluded yet: whether it can be, what is missing, and what it does.
 *
 * @param {{code: string, board: Conspiracy, player: string}} props
 */
export function Held({ code, board, player }) {
  const demands = useDemands(board, player)(code);
  const met = demands.missing === 0;
  return html`<li class=${`sp-paper ${met ? "met" : "unmet"}`}>
    <${TreatySlip} code=${code} more=${say(met ? "board-sp-met" : "board-sp-unmet")} />
    <p>
      <${Glyph} of=${met ? "✓" : "✗"} /> ${required(code, met)}
      <${Origin} code=${code} field="requirement" />
      <${Symbols} demands=${demands} />
    </p>
    <${Missing} demands=${demands} />
    <p><${Gives} code=${code} /></p>
  </li>`;
}
