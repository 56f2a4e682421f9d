// @ts-check
// The face of a treaty in the dock, and what it and the whole treaty have in common.

import { useChanged } from "/static/board/changes.js";
import { Glyph } from "/static/board/glyphs.js";
import { html } from "/static/board/html.js";
import { Piece, useTable } from "/static/board/piece.js";
import { widest } from "/static/board/short_names.js";
import { name, quote, say } from "/static/board/texts.js";
import { Sign } from "./icons.js";
import { groupClass } from "./object.js";
import { Origin } from "./origin.js";

/** @import { Treaty } from "./types.js" */
/** @import { Demands, Need } from "./requirement.js" */

/** What somebody would call a treaty: its name, kind and corner. @param {Treaty} card @param {string} code */
export function wordsOf({ points, symbol, type }, code) {
  const kinds = kindsOf(type);
  const worth = points && say("board-sp-points", { points });
  return [name(code), ...kinds, worth, symbol && name(symbol)].filter(Boolean);
}

/** @param {string} type */
export function kindsOf(type) {
  return type.split("+").map((one) => say(`board-sp-kind-${one}`));
}

/** What the corner of a treaty shows: points or a symbol, or both. @param {{code: string}} props */
export function Corner({ code }) {
  const { points, symbol } = treaty(useTable().cards[code]);
  return html`<span class="sp-corner">
    ${symbol && html`<${TreatySymbol} of=${symbol} /><${Origin} code=${code} field="symbol" />`}
    ${points && html`<span class="sp-worth">${points}<${Origin} code=${code} field="points" /></span>`}
  </span>`;
}

/** A sign, or the group of a minor object in its frame. @param {{of: string}} props */
function TreatySymbol({ of }) {
  const minor = of.match(/^minor_(.*)$/)?.[1];
  if (!minor) return html`<${Sign} of=${of} />`;
  return html`<span class=${`sp-minor sp-group ${groupClass(minor)}`}><${Sign} of=${minor} /></span>`;
}

/** What a treaty does in words: the effect, and what a symbol means. @param {string} code @param {string | null} symbol */
export function given(code, symbol) {
  return [say(`effect-${code}.gives`), ...(symbol ? [say(`symbol-${symbol}`)] : [])];
}

/** What a treaty requires, and whether that is met. @param {string} code @param {boolean} met */
export function required(code, met) {
  const label = say(met ? "board-sp-met" : "board-sp-unmet");
  return quote("terminal-labelled", { label, value: say(`effect-${code}.requirement`) });
}

/** What is still missing, in words. @param {{demands: Demands}} props */
export function Missing({ demands: { any, parts, missing } }) {
  if (missing === 0) return null;
  return html`<div class="sp-missing">
    <span>${say(any ? "board-sp-any" : "board-sp-missing")}</span>
    <ul class="bare">
      ${parts
        .filter((part) => part.missing > 0)
        .map(({ text }) => html`<li key=${text}>${text}</li>`)}
    </ul>
  </div>`;
}

/** A requirement as ticked and open symbols. @param {{demands: Demands}} props */
export function Symbols({ demands: { any, parts } }) {
  return html`<span class="sp-needs" aria-hidden="true">
    ${parts.map(({ symbols }, at) => {
      return html`<span key=${at} class="sp-need">
        ${any && at > 0 && html`<i class="sp-or">/</i>`}
        ${symbols.map((symbol, number) => html`<${NeedSymbol} key=${number} ...${symbol} />`)}
      </span>`;
    })}
  </span>`;
}

/** @param {Need} props */
function NeedSymbol({ of, look, ticked, text }) {
  const colour = look === "sign" || look === "stage" || look === "most" ? "" : groupClass(of);
  return html`<i class=${`sp-symbol as-${look} ${ticked ? "ticked" : "open"} ${colour}`}>
    ${text ?? html`<${Sign} of=${of} />`}
  </i>`;
}

/** How far a treaty in hand is from being concluded. @param {Demands} demands */
export function stateOf({ missing }) {
  return missing === 0 ? "ready" : missing === 1 ? "short" : "far";
}

/**
 * The face of a treaty in the dock: its name, its requirement in symbols, its corner. In its note stand
 * the requirement and what it does in words.
 *
 * @param {{code: string, state: string, demands?: Demands}} props without demands it is concluded
 */
export function TreatyFace({ code, state, demands }) {
  const changed = useChanged();
  const card = treaty(useTable().cards[code]);
  const count = demands?.missing ?? 0;
  const standing = say(`board-sp-face-${state}`, { count });
  const missing = demands?.parts.filter((part) => part.missing > 0).map(({ text }) => text) ?? [];
  return html`<${Piece}
    code=${code}
    class=${`sp-face ${state} ${changed(code)}`}
    label=${[...wordsOf(card, code), standing, ...missing].join(", ")}
    about=${html`<div class="sp-note">
      ${demands && html`<p>${required(code, count === 0)}</p>`}
      ${demands && html`<${Missing} demands=${demands} />`}
      <p>${given(code, card.symbol).join(" ")}</p>
    </div>`}
  >
    <span class="sp-gap" aria-hidden="true">
      ${demands && (count ? `−${count}` : html`<${Glyph} of="✓" />`)}
    </span>
    <span class="sp-face-name fitted" style=${widest(name(code))}>${name(code)}</span>
    <span class="sp-face-foot">
      ${demands ? html`<${Symbols} demands=${demands} />` : html`<small>${standing}</small>`}
      <${Corner} code=${code} />
    </span>
  </${Piece}>`;
}

/** @param {unknown} card @returns {Treaty} */
export function treaty(card) {
  return /** @type {Treaty} */ (card);
}
