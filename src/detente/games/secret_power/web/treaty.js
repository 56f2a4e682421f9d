// @ts-check
// Treaties: what their corner shows, what they demand and do.

import { useChanged } from "/static/board/changes.js";
import { Glyph } from "/static/board/glyphs.js";
import { html } from "/static/board/html.js";
import { Piece, useTable } from "/static/board/piece.js";
import { letters } from "/static/board/short_names.js";
import { name, quote, say } from "/static/board/texts.js";
import { Sign } from "./icons.js";
import { groupClass } from "./object.js";
import { Origin } from "./origin.js";
import { useDemands } from "./requirement.js";

/** @import { Conspiracy, Treaty } from "./types.js" */
/** @import { Demands, Need } from "./requirement.js" */

/** What somebody would call a treaty: its name, kind and corner. @param {Treaty} card @param {string} code */
function wordsOf({ points, symbol, type }, code) {
  const kinds = kindsOf(type);
  const worth = points && say("board-sp-points", { points });
  return [name(code), ...kinds, worth, symbol && name(symbol)].filter(Boolean);
}

/** @param {string} type */
function kindsOf(type) {
  return type.split("+").map((one) => say(`board-sp-kind-${one}`));
}

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

/** What the corner of a treaty shows: points or a symbol, or both. @param {{code: string}} props */
function Corner({ code }) {
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

/** The same in words: the effect, and what a symbol means. @param {string} code @param {string | null} symbol */
function given(code, symbol) {
  return [say(`effect-${code}.gives`), ...(symbol ? [say(`symbol-${symbol}`)] : [])];
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

/** What a treaty requires, and whether that is met. @param {string} code @param {boolean} met */
function required(code, met) {
  const label = say(met ? "board-sp-met" : "board-sp-unmet");
  return quote("terminal-labelled", { label, value: say(`effect-${code}.requirement`) });
}

/** What is still missing, in words. @param {{demands: Demands}} props */
function Missing({ demands: { any, parts, missing } }) {
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
    <span class="sp-face-name" style=${letters(name(code))}>${name(code)}</span>
    <span class="sp-face-foot">
      ${demands ? html`<${Symbols} demands=${demands} />` : html`<small>${standing}</small>`}
      <${Corner} code=${code} />
    </span>
  </${Piece}>`;
}

/** @param {unknown} card @returns {Treaty} */
function treaty(card) {
  return /** @type {Treaty} */ (card);
}
