// @ts-check
// Things on a board that have a code: they glow when they can be chosen, and explain themselves.

import { details, inspect } from "./card.js";
import { createContext, html, useContext } from "./html.js";
import { hintText, quote, say } from "./texts.js";

/** @import { Card, Children, Context, GameEvent, Hint, Signal, View } from "./types.js" */

/**
 * An option with its place in the list, and what is known about it.
 * @typedef {{number: number, label: string, hint: Hint}} Offer
 */

/**
 * What a board needs to know of its table. The table page provides it with
 * `<${TableContext.Provider} value=${table}>` around the board, and shows one `CardPopover`.
 *
 * @typedef {object} Table
 * @property {View} view
 * @property {string | null} [reader]  the seat of whoever looks, where the view may be another's
 * @property {GameEvent[]} events  what happened, also after the view if that is of the past
 * @property {Record<string, Card>} cards  the data of each card by its code
 * @property {Map<string, Offer>} options  what can be chosen now
 * @property {(code: string, anchor: HTMLElement) => void} choose
 * @property {(code: string) => void} why  say why the code cannot be chosen now
 * @property {Signal<string | null>} highlight  the code pointed at, here or in the option list
 * @property {(code: string) => boolean} isLit  whether a code is pointed at, aimed at or advised
 * @property {boolean} readonly  a board of the past: nothing can be chosen
 */

/** @type {Context<Table>} */
export const TableContext = createContext(/** @type {any} */ (null));

/** What a view offers, by its code. @param {View | null} [view] @returns {Map<string, Offer>} */
export function offers(view) {
  const { options = [], args = {} } = view?.prompt ?? {};
  return new Map(
    options.map(({ code, id, hint = {} }, at) => {
      return [code, { number: at + 1, label: say(id, { ...args, choice: code }), hint }];
    }),
  );
}

/** The table around this board. @returns {Table} */
export function useTable() {
  return useContext(TableContext);
}

/**
 * A button for one thing. `label` says what it is and how it stands, for those who hear the board.
 * A piece that is `idle` is there to be read only: its code means another piece now. `about` is
 * what its note tells beside the data of the code.
 *
 * @param {{code: string, label: string, class?: string, style?: object, idle?: boolean,
 *   about?: Children, children?: Children}} props
 */
export function Piece({ code, label, class: kind = "", style, idle = false, about, children }) {
  const table = useTable();
  const asked = !table.readonly && !idle && table.options.size > 0;
  const option = asked ? table.options.get(code) : undefined;
  const lit = option && table.isLit(code);
  const handlers = details(code, {
    click(anchor) {
      if (option) table.choose(code, /** @type {HTMLElement} */ (anchor));
      else if (asked) table.why(code);
      else inspect(code, anchor, about);
    },
    about,
    point(here) {
      if (option) table.highlight.value = here ? code : null;
    },
  });
  const warned = option?.hint.loses && "loses";
  const classes = ["piece", kind, option && "can", warned, lit && "highlighted"];
  return html`<button
    type="button"
    class=${classes.filter(Boolean).join(" ")}
    style=${style}
    data-code=${code}
    aria-label=${option ? can(label, option) : label}
    ...${handlers}
  >
    ${children}
    ${option && html`<span class="piece-number" aria-hidden="true">${option.number}</span>`}
  </button>`;
}

/** @param {string} label @param {Offer} option */
function can(label, option) {
  const does = [option.label, ...remarks(option.hint).map(({ text }) => text)].join("; ");
  return quote("board-can", { label, number: option.number, does });
}

/** Dangers and hopes, the worst first, with the text of each. */
const WARNINGS = /** @type {const} */ ([
  ["loses", "terminal-loses"],
  ["risks", "terminal-risks"],
  ["careful", "terminal-careful"],
  ["wins", "terminal-wins"],
]);

/** What there is to say of an option: how likely it is, and what it leads to. @param {Hint} hint */
function remarks(hint) {
  const odds = hintText(hint);
  const warned = WARNINGS.filter(([kind]) => hint[kind]);
  return [
    ...(odds ? [{ kind: "odds", text: odds }] : []),
    ...warned.map(([kind, message]) => ({ kind, text: say(message) })),
  ];
}

/** What there is to say about an option, as a part of its words. @param {{hint: Hint}} props */
export function Remarks({ hint }) {
  return remarks(hint).map(
    ({ kind, text }) => html`<small class=${`remark ${kind}`}>
      <span class="visually-hidden">${"; "}</span>${text}
    </small>`,
  );
}

/**
 * What is known about choosing a thing now, for the note about it.
 *
 * @param {Map<string, Offer>} options @param {string} code
 */
export function odds(options, code) {
  const option = options.get(code);
  return option?.hint.kind && html`<p>${option.label} <${Remarks} hint=${option.hint} /></p>`;
}

/** The second of a double click would hit what came in the meantime. @param {MouseEvent} event */
export function onceOnly(event) {
  const choosing = "[data-option], [data-code], .aim button, .doubt button";
  const chosen = /** @type {Element} */ (event.target).closest(choosing);
  if (event.detail > 1 && chosen) event.stopPropagation();
}
