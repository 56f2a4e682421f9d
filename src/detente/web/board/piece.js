// @ts-check
// Things on a board that have a code: they glow when they can be played, and explain themselves.

import { details, inspect } from "./card.js";
import { Glyph } from "./glyphs.js";
import { createContext, html, useContext, useRef } from "./html.js";
import { memo } from "./memo.js";
import { hintText, quote, say } from "./texts.js";
import { Touched } from "./touched.js";

/** @import { Card, Children, Context, GameEvent, Hint, Signal, View } from "./types.js" */

/**
 * A legal move with its place in the list, and what is known about it.
 * @typedef {{number: number, label: string, hint: Hint}} LegalMove
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
 * @property {Map<string, LegalMove>} moves  the legal moves by their codes
 * @property {(code: string, anchor: HTMLElement) => void} play
 * @property {(code: string) => void} explain  say why the code is no legal move now
 * @property {Signal<string | null>} highlight  the code pointed at, here or in the list of moves
 * @property {(code: string) => boolean} isLit  whether a code is pointed at, aimed at or advised
 * @property {Map<string, string>} [touched]  what the corners of changed pieces say (touched.js)
 * @property {boolean} readonly  a board of the past: no move can be made
 */

/** @type {Context<Table>} */
export const TableContext = createContext(/** @type {any} */ (null));

/** The legal moves in a view, by code. @param {View | null} [view] @returns {Map<string, LegalMove>} */
export function legalMoves(view) {
  const { moves = [], args = {} } = view?.prompt ?? {};
  return new Map(
    moves.map(({ move, label, hint = {} }, at) => {
      return [move, { number: at + 1, label: say(label, { ...args, choice: move }), hint }];
    }),
  );
}

/** The table around this board. @returns {Table} */
export function useTable() {
  return useContext(TableContext);
}

/**
 * A button for one thing. `label` says what it is and how it stands, for screen readers.
 * A piece that is `idle` is there to be read only: its code means another piece now. `about` is
 * what its note tells beside the data of the code.
 *
 * @typedef {{code: string, label: string, class?: string, style?: object, idle?: boolean,
 *   about?: Children, children?: Children}} Shown
 */

/** @param {Shown} props */
export function Piece({ idle = false, ...shown }) {
  const table = useTable();
  const latest = useRef(table);
  latest.current = table;
  const asked = !table.readonly && !idle && table.moves.size > 0;
  const move = asked ? table.moves.get(shown.code) : undefined;
  const lit = move !== undefined && table.isLit(shown.code);
  const touch = table.touched?.get(shown.code);
  return html`<${Button} ...${shown} ...${{ asked, move, lit, touch, latest }} />`;
}

/** The table changes with each move, most of its pieces do not. */
const Button = memo(DrawnPiece);

/**
 * A piece as it stands: whether anything is `asked` that it could answer, what it would play, and
 * whether it is pointed at and what its corner says. A click happens at the `latest` table.
 *
 * @param {Shown & {asked: boolean, move?: LegalMove, lit: boolean, touch?: string,
 *   latest: {current: Table}}} props
 */
function DrawnPiece({ code, label, class: kind = "", style, about, children, ...at }) {
  const { asked, move, lit, touch, latest } = at;
  const handlers = details(code, {
    click(anchor) {
      if (move) latest.current.play(code, /** @type {HTMLElement} */ (anchor));
      else if (asked) latest.current.explain(code);
      else inspect(code, anchor, about);
    },
    about,
    point(here) {
      if (move) latest.current.highlight.value = here ? code : null;
    },
  });
  const warned = move?.hint.loses && "loses";
  const classes = ["piece", kind, move && "can", warned, lit && "highlighted", touch && "touched"];
  return html`<button
    type="button"
    class=${classes.filter(Boolean).join(" ")}
    style=${style}
    data-code=${code}
    aria-label=${move ? can(label, move) : label}
    ...${handlers}
  >
    ${children}
    ${touch && html`<${Touched} of=${touch} seats=${latest.current.view.seats} />`}
    ${move && html`<span class="piece-number" aria-hidden="true">${move.number}</span>`}
  </button>`;
}

/** @param {string} label @param {LegalMove} move */
function can(label, move) {
  const does = [move.label, ...remarks(move.hint).map(({ text }) => text)].join("; ");
  return quote("board-can", { label, number: move.number, does });
}

/** Dangers and hopes, the worst first, with the text of each. */
const WARNINGS = /** @type {const} */ ([
  ["loses", "terminal-loses"],
  ["risks", "terminal-risks"],
  ["careful", "terminal-careful"],
  ["wins", "terminal-wins"],
]);

const DANGERS = ["loses", "risks", "careful"];

/** What there is to say of a move: how likely it is, and what it leads to. @param {Hint} hint */
function remarks(hint) {
  const odds = hintText(hint);
  const warned = WARNINGS.filter(([kind]) => hint[kind]);
  return [
    ...(odds ? [{ kind: "odds", text: odds }] : []),
    ...warned.map(([kind, message]) => ({ kind, text: say(message) })),
  ];
}

/** What there is to say about a move, as a part of its words. @param {{hint: Hint}} props */
export function Remarks({ hint }) {
  return remarks(hint).map(
    ({ kind, text }) => html`<small class=${`remark ${kind}`}>
      <span class="visually-hidden">${"; "}</span>
      ${DANGERS.includes(kind) && html`<${Glyph} of="⚠" />${" "}`}${text}
    </small>`,
  );
}

/**
 * What is known about playing a thing now, for the note about it.
 *
 * @param {Map<string, LegalMove>} moves @param {string} code
 */
export function odds(moves, code) {
  const move = moves.get(code);
  return move?.hint.kind && html`<p>${move.label} <${Remarks} hint=${move.hint} /></p>`;
}

/** The second of a double click would hit what came in the meantime. @param {MouseEvent} event */
export function onceOnly(event) {
  const clickable = "[data-move], [data-code], .aim button, .doubt button";
  const played = /** @type {Element} */ (event.target).closest(clickable);
  if (event.detail > 1 && played) event.stopPropagation();
}
