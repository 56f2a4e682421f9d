// @ts-check
// What is asked of whom, and the numbered list of legal moves.

import { html, useEffect, useRef, useState } from "../board/html.js";
import { isBare, useKeys } from "../board/keys.js";
import { Remarks } from "../board/piece.js";
import { eventText, promptText, say } from "../board/texts.js";
import { HintButton, HintLine } from "./hint.js";
import { outcome } from "./result.js";
import { RuleLink } from "./rules.js";

/** @import { LegalMove } from "../board/piece.js" */
/** @import { Desk } from "./desk.js" */
/** @import { View } from "../board/types.js" */

/** More than these are for the log. */
const MOST_EVENTS = 6;
/** As many moves are written small: beside the board, everywhere, and to be found by typing. */
const [SEVERAL, MANY, FILTER_FROM] = [5, 9, 17];
/** Letters that moves have on average if there is room for columns. */
const SHORT = 22;

/**
 * What just happened and what is asked now, above everything else.
 *
 * @param {{desk: Desk}} props
 */
export function Prompt({ desk }) {
  const { view, table, undo_seat } = desk.known;
  const { standing, busy } = desk;
  const thinking = table.seats.some((seat) => seat.thinking);
  useShortcuts(desk);
  return html`<section class="prompt" aria-label=${say(`table-page-${standing}`)}>
    <p class="prompt-state"><span class="stamp">${say(`table-page-${standing}`)}</span></p>
    <div class="prompt-words">
      ${!desk.revealed &&
      html`<p class="prompt-latest">
        ${view.pending_move
          ? say("table-page-answered", { choice: view.pending_move })
          : latest(desk, desk.acted.get(desk.live.seat)).map(eventText).join(" ")}
      </p>`}
      <h2 id="question" tabindex="-1">
        ${question(desk)}
        ${view.prompt &&
        !table.closed &&
        html` <${RuleLink} game=${table.game} rule=${view.prompt.rule} />`}
        ${(thinking || busy) && html` <span class="dots" aria-hidden="true"></span>`}
      </h2>
      <${HintLine} desk=${desk} />
    </div>
    <div class="prompt-actions">
      ${standing === "stand-in" &&
      html`<button type="button" class="primary" onClick=${() => desk.ask("reclaim")}>
        ${say("seats-take-back")}
      </button>`}
      ${undo_seat &&
      html`<button
        type="button"
        title=${say("table-page-undo-key")}
        aria-keyshortcuts="Control+Z Meta+Z"
        disabled=${busy}
        onClick=${() => desk.undo()}
      >
        ${say("table-page-undo")}
      </button>`}
      <${HintButton} desk=${desk} />
      ${desk.moves.size > 0 &&
      html`<button
        type="button"
        class="fold"
        aria-expanded=${!desk.folded.value}
        onClick=${() => (desk.folded.value = !desk.folded.value)}
      >
        ${say("table-page-choices", { count: desk.moves.size })}
      </button>`}
    </div>
  </section>`;
}

/**
 * The question in words, or what there is instead of one.
 *
 * @param {Desk} desk
 */
export function question({ known: { view, table } }) {
  if (view.result) return outcome(view.seats, view.result).join(" ");
  if (table.notes) return say("table-page-record-ends");
  if (table.closed) return say("table-page-table-closed");
  return promptText(view);
}

/**
 * What happened after a number of moves; without one, what the last move led to.
 *
 * @param {Desk} desk
 * @param {number} [moveNumber]
 */
export function latest({ known: { events } }, moveNumber = (events.at(-1)?.move_number ?? 0) - 1) {
  return events.filter((event) => event.move_number > moveNumber).slice(-MOST_EVENTS);
}

/**
 * What the list of moves needs to know of a table, or of a lesson.
 *
 * @typedef {Pick<Desk, "moves" | "highlight" | "folded" | "busy" | "isLit">
 *   & {known: {view: View}, play: (move: string) => unknown}} Asker
 */

/**
 * The legal moves, in the order of the keys 1 to 9 and 0.
 *
 * @param {{desk: Asker}} props
 */
export function Moves({ desk }) {
  const section = useRef(/** @type {HTMLElement | null} */ (null));
  const moves = [...desk.moves];
  const { view } = desk.known;
  const asked = useCount(JSON.stringify(view.prompt));
  const [typed, setTyped] = useState({ asked, words: "" });
  useDigits(desk, moves.map(([code]) => code));
  useFocus(section, asked);
  if (!moves.length) return null;
  const wanted = typed.asked === asked ? typed.words : "";
  const found = moves.filter(([, move]) => isMeant(move, wanted));
  const many = moves.length >= MANY;
  const letters = moves.reduce((sum, [, { label }]) => sum + label.length, 0);
  const short = letters <= SHORT * moves.length && moves.every(([, { hint }]) => !hint.kind);
  const looks = [
    "moves-panel",
    desk.folded.value && "folded",
    moves.length >= SEVERAL && "several",
    many && "many",
    many && short && "columns",
  ];
  return html`<section
    class=${looks.filter(Boolean).join(" ")}
    aria-labelledby="moves-title"
    ref=${section}
  >
    <h2 id="moves-title" class="moves-title">
      ${say("table-page-choices", { count: moves.length })}
    </h2>
    ${moves.length >= FILTER_FROM &&
    html`<${Filter}
      words=${wanted}
      type=${(/** @type {string} */ words) => setTyped({ asked, words })}
      enter=${() => found.length === 1 && desk.play(found[0][0])}
    />`}
    <ol class="moves" onKeyDown=${moveFocus} aria-describedby="moves-keys">
      ${found.map(
        ([code, { number, label, hint }]) => html`<li key=${`${asked} ${code}`}>
          <button
            type="button"
            class=${[
              "move",
              hint.loses && "loses",
              desk.isLit(code) && "highlighted",
            ].filter(Boolean).join(" ")}
            data-move=${code}
            aria-disabled=${desk.busy}
            aria-keyshortcuts=${number <= 10 ? String(number % 10) : undefined}
            onClick=${() => desk.play(code)}
            onPointerEnter=${() => (desk.highlight.value = code)}
            onPointerLeave=${() => (desk.highlight.value = null)}
            onFocus=${(/** @type {any} */ { target }) => {
              if (target.matches(":focus-visible")) desk.highlight.value = code;
            }}
            onBlur=${() => (desk.highlight.value = null)}
          >
            <span class="move-number" aria-hidden="true">${number}</span>
            <span class="move-words">
              <span>${label}</span>
              <${Remarks} hint=${hint} />
            </span>
          </button>
        </li>`,
      )}
    </ol>
    ${found.length === 0 && html`<p class="soft">${say("table-page-none-found")}</p>`}
    <p id="moves-keys" class="moves-keys">${say("table-page-keys")}</p>
  </section>`;
}

/**
 * A field in which a part of a move, or its number, finds it.
 *
 * @param {{words: string, type: (words: string) => void, enter: () => void}} props
 */
function Filter({ words, type, enter }) {
  /** @param {KeyboardEvent} event */
  const key = (event) => {
    const field = /** @type {HTMLInputElement} */ (event.currentTarget);
    if (event.key === "Enter") enter();
    else if (event.key === "ArrowDown") {
      field.closest(".moves-panel")?.querySelector("button")?.focus();
    } else return;
    event.preventDefault();
  };
  return html`<label class="moves-filter">
    <span class="visually-hidden">${say("table-page-filter")}</span>
    <input
      type="search"
      autocomplete="off"
      placeholder=${say("table-page-filter")}
      value=${words}
      onInput=${(/** @type {any} */ { target }) => type(target.value)}
      onKeyDown=${key}
    />
  </label>`;
}

/**
 * Whether these words or this number may mean a move.
 *
 * @param {LegalMove} move @param {string} words
 */
function isMeant({ number, label }, words) {
  const wanted = words.trim().toLowerCase();
  return label.toLowerCase().includes(wanted) || String(number) === wanted;
}

/**
 * Asks again about a move that can lose the game.
 *
 * @param {{desk: Desk}} props
 */
export function Doubt({ desk }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const code = desk.doubted.value;
  const move = code === null ? undefined : desk.moves.get(code);
  const giveUp = () => (desk.doubted.value = null);
  useEffect(() => {
    if (move && !dialog.current?.open) dialog.current?.showModal();
    if (!move) {
      dialog.current?.close();
      giveUp(); // Also when the question is no longer the same.
    }
  }, [move]);
  return html`<dialog
    ref=${dialog}
    class="confirm doubt"
    aria-labelledby="doubt-question"
    aria-describedby="doubt-choice"
    onClose=${giveUp}
  >
    <p id="doubt-question"><b>${say("terminal-confirm")}</b></p>
    <p id="doubt-choice">${move?.label}</p>
    <div class="confirm-answers">
      <button type="button" onClick=${() => dialog.current?.close()}>
        ${say("table-page-reconsider")}
      </button>
      <button
        type="button"
        class="danger"
        onClick=${() => code !== null && void desk.play(code, true)}
      >
        ${say("table-page-surely")}
      </button>
    </div>
  </dialog>`;
}

/**
 * The keys 1 to 9 and 0 play a move, wherever the focus is except in a field.
 *
 * @param {Asker} desk
 * @param {string[]} codes
 */
function useDigits(desk, codes) {
  useKeys((event) => {
    if (event.repeat || !isBare(event) || !/^[0-9]$/.test(event.key)) return false;
    const code = codes[event.key === "0" ? 9 : Number(event.key) - 1];
    if (code !== undefined) desk.play(code);
    return code !== undefined;
  });
}

/**
 * Ctrl+Z takes back, h asks for a hint.
 *
 * @param {Desk} desk
 */
function useShortcuts(desk) {
  useKeys((event) => {
    if (event.repeat || event.shiftKey) return false;
    const bare = isBare(event);
    if (!bare && event.key === "z" && desk.known.undo_seat && !desk.busy) desk.undo();
    else if (bare && event.key === "h" && desk.hints.possible) void desk.hints.ask();
    else return false;
    return true;
  });
}

/**
 * How often the question has changed: a list of moves stays as it is, and so does the focus in it,
 * while the same is asked, whatever others play meanwhile.
 *
 * @param {string} question
 */
function useCount(question) {
  const counted = useRef({ question, count: 0 });
  if (counted.current.question !== question) {
    counted.current = { question, count: counted.current.count + 1 };
  }
  return counted.current.count;
}

/**
 * Whoever plays from the list, or a piece that then goes away, goes on in the next list by
 * keyboard, and waits at the question.
 *
 * @param {{current: HTMLElement | null}} list the moves and what belongs to them
 * @param {number} asked
 */
function useFocus(list, asked) {
  const within = useRef(false);
  const isWithin = () => {
    const { activeElement: focused } = document;
    return list.current?.contains(focused) || focused?.closest(".piece") != null;
  };
  if (isWithin()) within.current = true;
  useEffect(() => {
    const { activeElement: focused, body } = document;
    const question = document.getElementById("question");
    if (focused !== body && focused !== question) within.current = isWithin();
    else if (within.current) {
      // The list is in sight; the page stays at what the board shows of the question.
      const next = list.current?.querySelector("button") ?? question;
      next?.focus({ preventScroll: true });
    }
  }, [asked, list.current]);
}

/** Arrow keys move through the list. @param {KeyboardEvent} event */
function moveFocus(event) {
  const buttons = [.../** @type {Element} */ (event.currentTarget).querySelectorAll("button")];
  const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
  const last = buttons.length - 1;
  const [on, back] = [at + 1, at - 1];
  const to = { ArrowDown: on, ArrowRight: on, ArrowUp: back, ArrowLeft: back, Home: 0, End: last };
  const wanted = to[/** @type {keyof typeof to} */ (event.key)];
  if (wanted === undefined) return;
  event.preventDefault();
  buttons[(wanted + buttons.length) % buttons.length]?.focus();
}
