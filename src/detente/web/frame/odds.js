// @ts-check
// Taking aim: where dice decide, the target on the board shows the odds and waits for a yes.

import { dismiss, place } from "../board/card.js";
import { Glyph } from "../board/glyphs.js";
import { html, useEffect, useLayoutEffect, useRef } from "../board/html.js";
import { Remarks } from "../board/piece.js";
import { facts, knows, percent, say } from "../board/texts.js";

/** @import { Hint } from "../board/types.js" */
/** @import { LegalMove } from "../board/piece.js" */
/** @import { Desk } from "./desk.js" */

/**
 * What is aimed at, the piece on the board that was pointed at, and the version of the table then.
 * @typedef {{code: string, anchor: HTMLElement, version: number}} Target
 */

/** Where the pips of a die are, in thirds of its side. @type {[number, number][][]} */
const PIPS = [
  [[1, 1]],
  [[0, 2], [2, 0]],
  [[0, 2], [1, 1], [2, 0]],
  [[0, 0], [0, 2], [2, 0], [2, 2]],
  [[0, 0], [0, 2], [1, 1], [2, 0], [2, 2]],
  [[0, 0], [0, 1], [0, 2], [2, 0], [2, 1], [2, 2]],
];

/** The target that is aimed at, if there is one. @param {{desk: Desk}} props */
export function Aim({ desk }) {
  const { target } = desk;
  const move = target && desk.moves.get(target.code);
  if (!move) return null;
  return html`<${Sight} key=${target.code} desk=${desk} target=${target} move=${move} />`;
}

/** @param {{desk: Desk, target: Target, move: LegalMove}} props */
function Sight({ desk, target, move }) {
  const panel = useRef(/** @type {HTMLElement | null} */ (null));
  const giveUp = () => (desk.aimed.value = null);
  const leave = () => {
    target.anchor.focus();
    dismiss();
    giveUp();
  };
  useLayoutEffect(() => {
    dismiss();
    return follow(panel, target.anchor, giveUp);
  }, []);
  useEffect(() => {
    /** @type {HTMLElement | null} */ (document.querySelector(".confirm"))?.focus();
  }, []);
  useLayoutEffect(() => {
    /** @param {KeyboardEvent} event */
    const key = (event) => event.key === "Escape" && leave();
    /** @param {PointerEvent} event */
    const elsewhere = (event) => {
      const at = /** @type {Node} */ (event.target);
      const button = document.querySelector(".confirm");
      if (![panel.current, target.anchor, button].some((one) => one?.contains(at))) giveUp();
    };
    addEventListener("keydown", key);
    addEventListener("pointerdown", elsewhere, true);
    return () => {
      removeEventListener("keydown", key);
      removeEventListener("pointerdown", elsewhere, true);
    };
  }, []);
  const { label, hint } = move;
  return html`<div
    ref=${panel}
    class="aim"
    role="dialog"
    aria-labelledby="aim-what"
    aria-describedby="aim-odds"
  >
    <strong id="aim-what">${label}</strong>
    <${Odds} hint=${hint} />
    <button type="button" onClick=${leave}>${say("aim-not-yet")}</button>
  </div>`;
}

/**
 * Keeps the panel beside its target, also when that moves on a map; gives up if it goes away.
 *
 * @param {{current: HTMLElement | null}} panel
 * @param {HTMLElement} anchor
 * @param {() => void} giveUp
 */
function follow(panel, anchor, giveUp) {
  let frame = 0;
  let before = "";
  if (panel.current) uncover(anchor, panel.current);
  const look = () => {
    frame = requestAnimationFrame(look);
    if (!anchor.isConnected) return giveUp();
    const { x, y, width, height } = anchor.getBoundingClientRect();
    const now = [x, y, width, height, innerWidth, innerHeight].join();
    if (now !== before && panel.current) place(panel.current, anchor, null);
    before = now;
  };
  look();
  return () => cancelAnimationFrame(frame);
}

/**
 * Moves the target out from under the panel, which narrow screens show at their bottom.
 *
 * @param {HTMLElement} anchor @param {HTMLElement} panel
 */
function uncover(anchor, panel) {
  place(panel, anchor, null);
  const [target, cover] = [anchor.getBoundingClientRect(), panel.getBoundingClientRect()];
  const beside = target.right <= cover.left || cover.right <= target.left;
  if (beside || target.bottom <= cover.top || cover.bottom <= target.top) return;
  anchor.style.scrollMarginBottom = `${cover.height}px`;
  anchor.scrollIntoView({ block: "nearest" });
  anchor.style.scrollMarginBottom = "";
  // A board that is no list moves it by itself.
  anchor.dispatchEvent(new CustomEvent("covered", { bubbles: true, detail: cover.top }));
}

/** All that is known about a gamble: drawn, in numbers and in words. @param {{hint: Hint}} props */
function Odds({ hint }) {
  const { kind, ...warnings } = hint;
  const said = Object.keys(hint).filter((fact) => fact !== "results");
  const sentences = said.map((fact) => `aim-${kind}-${fact}`).filter(knows);
  return html`<div id="aim-odds" class="aim-odds">
    ${hint.results ? html`<${Faces} hint=${hint} />` : html`<${Shares} hint=${hint} />`}
    <p><${Remarks} hint=${hint.results ? hint : warnings} /></p>
    <ul>
      ${sentences.map((sentence) => html`<li>${say(sentence, facts(hint))}</li>`)}
    </ul>
  </div>`;
}

/** What each number on the die brings. @param {{hint: Hint}} props */
function Faces({ hint }) {
  const results = /** @type {number[]} */ (hint.results);
  const caption = `aim-${hint.kind}-results`;
  return html`<figure>
    <ol class="aim-faces">
      ${results.map(
        (result, at) => html`<li class=${result ? "hit" : "miss"}>
          <${Die} number=${at + 1} />
          <span class="visually-hidden">${say("aim-die", { number: at + 1 })}</span>
          <b aria-hidden=${!hint.most}>${result ? (hint.most ? result : html`<${Glyph} of="✓" />`) : "–"}</b>
          ${!hint.most &&
          html`<span class="visually-hidden">${say(result ? "aim-hit" : "aim-miss")}</span>`}
        </li>`,
      )}
    </ol>
    ${knows(caption) && html`<figcaption>${say(caption, facts(hint))}</figcaption>`}
  </figure>`;
}

/** @param {{number: number}} props */
function Die({ number }) {
  return html`<svg class="aim-die" viewBox="0 0 24 24" aria-hidden="true">
    <rect x="1" y="1" width="22" height="22" rx="4" />
    ${PIPS[number - 1].map(
      ([x, y]) => html`<circle cx=${6 + 6 * x} cy=${6 + 6 * y} r="2.2" />`,
    )}
  </svg>`;
}

/** How often it is won, tied and lost, as parts of a bar. @param {{hint: Hint}} props */
function Shares({ hint }) {
  const [won, of] = /** @type {[number, number]} */ (hint.probability);
  const tied = /** @type {number[] | undefined} */ (hint.tie)?.[0] ?? 0;
  const shares = /** @type {const} */ ([
    ["won", won],
    ["tied", tied],
    ["lost", of - won - tied],
  ]).filter(([, share]) => share > 0);
  return html`<ul class="aim-shares">
    ${shares.map(
      ([how, share]) => html`<li class=${how} style=${`flex-grow: ${share}`}>
        ${say(`aim-${how}`, { percent: percent([share, of]) })}
      </li>`,
    )}
  </ul>`;
}
