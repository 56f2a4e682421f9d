// @ts-check
// Treaties: what their corner shows, what they demand and do.

import { useChanged } from "/static/board/changes.js";
import { Glyph } from "/static/board/glyphs.js";
import { html } from "/static/board/html.js";
import { Piece, useTable } from "/static/board/piece.js";
import { name, quote, say } from "/static/board/texts.js";
import { Sign } from "./icons.js";
import { Origin } from "./origin.js";
import { demands } from "./requirement.js";

/** @import { Conspiracy, Treaty } from "./types.js" */

/** A treaty by its name and its corner. @param {{code: string, more?: string}} props */
export function TreatySlip({ code, more }) {
  const changed = useChanged();
  const { points, symbol, type } = treaty(useTable().cards[code]);
  const kinds = type.split("+").map((one) => say(`board-sp-kind-${one}`));
  const worth = points && say("board-sp-points", { points });
  const words = [name(code), ...kinds, worth, symbol && name(symbol), more];
  return html`<${Piece}
    code=${code}
    class=${`slip sp-treaty ${changed(code)}`}
    label=${words.filter(Boolean).join(", ")}
    about=${symbol && html`<p>${say(`symbol-${symbol}`)}</p>`}
  >
    <span class="sp-treaty-name">${name(code)}</span>
    <small>${kinds.join(" · ")}</small>
    <span class="sp-corner">
      ${symbol && html`<${TreatySymbol} of=${symbol} /><${Origin} code=${code} field="symbol" />`}
      ${points &&
      html`<span class="sp-worth">${points}<${Origin} code=${code} field="points" /></span>`}
    </span>
  </${Piece}>`;
}

/** A sign, or the group of a minor object in its frame. @param {{of: string}} props */
function TreatySymbol({ of }) {
  const minor = of.match(/^minor_(.*)$/)?.[1];
  if (!minor) return html`<${Sign} of=${of} />`;
  return html`<span class=${`sp-minor sp-group sp-${minor}`}><${Sign} of=${minor} /></span>`;
}

/** A concluded treaty and what it does. @param {{code: string, told: boolean}} props */
export function Concluded({ code, told }) {
  return html`<li class="sp-paper">
    <${TreatySlip} code=${code} />
    ${told && html`<${Gives} code=${code} />`}
  </li>`;
}

/** What a treaty does once it is concluded. @param {{code: string}} props */
function Gives({ code }) {
  const { symbol } = treaty(useTable().cards[code]);
  return html`<p>
    ${say(`effect-${code}.gives`)}<${Origin} code=${code} field="effect" />
    ${symbol && html` ${say(`symbol-${symbol}`)}`}
  </p>`;
}

/**
 * A treaty that is not concluded yet: whether it can be, what is missing, and what it does.
 *
 * @param {{code: string, board: Conspiracy, player: string, told: boolean}} props
 */
export function Held({ code, board, player, told }) {
  const { requirement } = treaty(useTable().cards[code]);
  const { any, parts } = demands(requirement, board, player);
  const met = any ? parts.some((part) => part.met) : parts.every((part) => part.met);
  const missing = parts.filter((part) => !part.met);
  const state = say(met ? "board-sp-met" : "board-sp-unmet");
  const needs = { label: state, value: say(`effect-${code}.requirement`) };
  return html`<li class=${`sp-paper ${met ? "met" : "unmet"}`}>
    <${TreatySlip} code=${code} more=${state} />
    <p>
      <${Glyph} of=${met ? "✓" : "✗"} /> ${quote("terminal-labelled", needs)}
      <${Origin} code=${code} field="requirement" />
    </p>
    ${!met &&
    html`<div class="sp-missing">
      <span>${say(any ? "board-sp-any" : "board-sp-missing")}</span>
      <ul class="bare">
        ${missing.map(({ text }) => html`<li key=${text}>${text}</li>`)}
      </ul>
    </div>`}
    ${told && html`<${Gives} code=${code} />`}
  </li>`;
}

/** @param {unknown} card @returns {Treaty} */
function treaty(card) {
  return /** @type {Treaty} */ (card);
}
