// @ts-check
// The sheet of a small window. From top to bottom: the latest event, the question, then the own things
// or the list of moves, and the button that confirms. It lies over the lower end of the board and can
// be drawn up; where a window is wider than high it is a drawer beside the board (style/sheet.css).

import { html, signal, useEffect, useLayoutEffect, useRef } from "../board/html.js";
import { say } from "../board/texts.js";
import { Icon } from "./masthead.js";
import { upright } from "./narrow.js";

/** @import { Children } from "../board/types.js" */

/**
 * How far the sheet is drawn up: nothing of the board is covered; what can be chosen is in sight; what
 * is seldom wanted is, too. A drawer is never at its peek.
 *
 * @typedef {"peek" | "half" | "full"} Stop
 */

/** What stands below the question: the own things, or the list of moves. @typedef {"dock" | "list"} Page */

/** @type {Stop[]} */
export const STOPS = ["peek", "half", "full"];
/** By what it can be seen that there is more to say than a line, and nothing to choose. */
const TOLD = ":is(.replay, .result, .invitation, .free-seats)";

class Sheet {
  constructor() {
    this.stop = signal(/** @type {Stop} */ ("peek"));
    this.page = signal(/** @type {Page} */ ("list"));
    /** Whether the tracks lie unfolded over the board. */
    this.unfolded = signal(false);
    /** @private Where the sheet stood when the question came. @type {Stop} */
    this.first = "peek";
  }

  /** Whether the list of moves, or what stands in its place, is in sight. */
  get listed() {
    const stop = this.stop.value;
    return this.page.value === "list" && (upright.value ? stop === "half" : stop !== "full");
  }

  /** What is seldom wanted is put aside. */
  lower() {
    if (this.stop.value === "full") this.stop.value = "half";
  }

  /** A step up or down. @param {1 | -1} way */
  step(way) {
    const least = upright.value ? 0 : 1;
    const at = Math.max(least, STOPS.indexOf(this.stop.value)) + way;
    this.stop.value = STOPS[Math.max(least, Math.min(at, STOPS.length - 1))];
  }

  /** Shows the list of moves; if that is in sight, what was before it. */
  turn() {
    const [listed, own] = [this.listed, count("dock") > 0];
    this.page.value = listed && own ? "dock" : "list";
    this.stop.value = !listed ? "half" : own ? this.first : "peek";
  }

  /**
   * Shows of a new question what the board does not: nothing where most of its moves can be made on
   * the board, else the own things, if any of them can be chosen, or the list.
   */
  arrange() {
    const moves = count("ask", "[data-move]");
    const told = !moves && count("ask", TOLD) > 0;
    const apart = told || 2 * count("board", ".can") < moves;
    const own = !told && count("dock", apart ? ".can" : "") > 0;
    this.page.value = own ? "dock" : "list";
    this.first = apart ? "half" : "peek";
    this.unfolded.value = false;
    if (this.stop.value !== "full") this.stop.value = this.first; // else somebody reads
  }
}

/** There is one, as there is one window. */
export const sheet = new Sheet();

/** How many things there are in a region; without a selector, whether it is there. */
function count(/** @type {string} */ region, what = "") {
  return document.querySelectorAll(`[data-region=${region}] ${what}`.trim()).length;
}

/**
 * The upper edge of the sheet: a line, and a grip that draws the sheet up and down. `asked` tells
 * whether the question is another one, and `drawn` whether all of its position is drawn.
 *
 * @param {{asked: string, drawn: boolean, children?: Children}} props
 */
export function SheetHead({ asked, drawn, children }) {
  const head = useRef(/** @type {HTMLElement | null} */ (null));
  const arranged = useRef("");
  useLayoutEffect(() => {
    if (!drawn || arranged.current === asked) return;
    arranged.current = asked;
    queueMicrotask(() => sheet.arrange()); // when all is drawn, and before it is painted
  }, [asked, drawn]);
  useEffect(() => {
    const table = /** @type {HTMLElement} */ (head.current?.closest(".table"));
    const gone = new AbortController();
    // Only a small window needs this.
    void import("./gestures.js").then(({ attend }) => gone.signal.aborted || attend(table, gone.signal));
    return () => gone.abort();
  }, []);
  const stop = sheet.stop.value;
  const last = stop === "full";
  /** @param {KeyboardEvent} event */
  const key = (event) => {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    sheet.step(event.key === "ArrowUp" ? 1 : -1);
  };
  const press = () => {
    if (last) sheet.stop.value = upright.value ? "peek" : "half";
    else sheet.step(1);
  };
  const label = say(last ? "sheet-less" : "sheet-more");
  return html`<div class="sheet-head" ref=${head}>
    <span class="sheet-bar" aria-hidden="true"></span>
    ${children}
    <button
      type="button"
      class="sheet-grip"
      aria-label=${label}
      title=${label}
      aria-expanded=${upright.value ? stop !== "peek" : last}
      onClick=${press}
      onKeyDown=${key}
    >
      <${Icon} path=${last ? "M5 9l7 7 7-7" : "M5 15l7-7 7 7"} />
    </button>
  </div>`;
}

/** Shows the list of moves, or puts it aside. @param {{count: number}} props */
export function ListButton({ count }) {
  const label = say("table-page-choices", { count });
  return html`<button
    type="button"
    class="fold"
    aria-label=${label}
    title=${label}
    aria-expanded=${sheet.listed}
    onClick=${() => sheet.turn()}
  >
    <${Icon} path="M8 6h13M8 12h13M8 18h13M3 6h1M3 12h1M3 18h1" /> ${count}
  </button>`;
}
