// @ts-check
// The numbered list of legal moves.

import { drawn } from "../board/glyphs.js";
import { html, useEffect, useRef, useSignalEffect, useState } from "../board/html.js";
import { isBare, useKeys } from "../board/keys.js";
import { Remarks } from "../board/piece.js";
import { say } from "../board/texts.js";
import { arrived } from "./later.js";
import { wholes } from "./parts.js";
import { numbersAmong, Stepper } from "./stepper.js";

/** @import { LegalMove } from "../board/piece.js" */
/** @import { View } from "../board/types.js" */
/** @import { Desk } from "./desk.js" */

/** As many moves are written in columns, if they are short, and are to be found by typing. */
const [MANY, FILTER_FROM] = [9, 17];
/** Letters that moves have on average if there is room for columns. */
const SHORT = 22;

/**
 * What the list of moves needs to know of a table, or of a lesson.
 *
 * @typedef {Pick<Desk, "moves" | "highlight" | "busy" | "isLit">
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
  const numbers = numbersAmong(desk.moves);
  const looks = [
    "moves-panel",
    numbers.length > 0 && "counted",
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
    <${Stepper} desk=${desk} />
    <ol class="moves" onKeyDown=${moveFocus} aria-describedby="moves-keys">
      ${found.map(
        ([code, { number, label, hint }]) => html`<li
          key=${`${asked} ${code}`}
          class=${numbers.includes(code) ? "number" : ""}
        >
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
            ${numbers.includes(code) && html`<b aria-hidden="true">${code}</b>`}
            <span class="move-words">
              <span>${label}</span>
              <${Remarks} hint=${hint} />
            </span>
          </button>
        </li>`,
      )}
    </ol>
    ${found.length === 0 && html`<p class="soft">${say("table-page-none-found")}</p>`}
    <p id="moves-keys" class="moves-keys">${drawn(say("table-page-keys"))}</p>
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
  const goOn = () => {
    const { activeElement: focused, body } = document;
    const question = document.getElementById("question");
    if (focused !== body && focused !== question) within.current = isWithin();
    else if (within.current) {
      // The list is in sight; the page stays at what the board shows of the question.
      const next = list.current?.querySelector("button") ?? question;
      next?.focus({ preventScroll: true });
      if (document.activeElement !== next) question?.focus({ preventScroll: true }); // the list is put aside
    }
  };
  useEffect(goOn, [asked, list.current]);
  // A piece may go away after the list has come, and what is there instead of a question come later.
  useSignalEffect(() => void (wholes.value + arrived.value && goOn()));
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
