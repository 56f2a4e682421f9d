// @ts-check
// Pieces by keyboard: all those within an element are one stop of the Tab key, and arrow keys lead
// from one to the next.

import { useLayoutEffect, useRef } from "./html.js";

/** How much worse it is to stray aside than to go far. */
const STRAYING = 2.5;
/** So many pixels its middle lies ahead of the other one at least. */
const LEAST = 4;

/** Right and down of each key. @type {Record<string, [number, number]>} */
const WAYS = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/**
 * What makes an element such a stop: `html\`<section ...${useArrows()}>\``. Tab leads to the piece
 * that has had the focus last or, after a new question, to the first one that can be chosen.
 */
export function useArrows() {
  const area = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const pieces = piecesIn(area.current);
    const stop =
      pieces.find((piece) => piece === document.activeElement) ??
      pieces.find((piece) => piece.classList.contains("can")) ??
      pieces.find((piece) => piece.tabIndex === 0);
    stopAt(stop ?? pieces[0], pieces);
  });
  return { ref: area, onKeyDown: walk };
}

/** Goes on from the piece that has the focus, if this is an arrow key. @param {KeyboardEvent} event */
function walk(event) {
  const way = WAYS[event.key];
  const target = /** @type {HTMLElement} */ (event.target);
  if (!way || event.ctrlKey || event.altKey || event.metaKey || target.closest("dialog")) return;
  event.preventDefault();
  event.stopPropagation(); // the page has a use of its own for these keys
  const pieces = piecesIn(/** @type {HTMLElement} */ (event.currentTarget));
  const to = next(target, way, pieces);
  if (!to) return;
  stopAt(to, pieces);
  to.focus();
}

/** All buttons that are shown, without those of sheets over the page. @param {HTMLElement | null} area */
function piecesIn(area) {
  const all = /** @type {HTMLElement[]} */ ([...(area?.querySelectorAll("button") ?? [])]);
  return all.filter((one) => one.checkVisibility() && !one.closest("dialog"));
}

/** @param {HTMLElement | undefined} stop @param {HTMLElement[]} pieces */
function stopAt(stop, pieces) {
  for (const piece of pieces) piece.tabIndex = piece === stop ? 0 : -1;
}

/** @param {HTMLElement} piece */
function middleOf(piece) {
  const { x, y, width, height } = piece.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}

/**
 * The nearest piece on the way.
 *
 * @param {HTMLElement} from @param {[number, number]} way @param {HTMLElement[]} pieces
 */
function next(from, [right, down], pieces) {
  const [x, y] = middleOf(from);
  const ranked = pieces.flatMap((piece) => {
    const [atX, atY] = middleOf(piece);
    const ahead = (atX - x) * right + (atY - y) * down;
    const aside = Math.abs((atX - x) * down) + Math.abs((atY - y) * right);
    return ahead >= LEAST ? [{ piece, cost: ahead + STRAYING * aside }] : [];
  });
  return ranked.sort((one, other) => one.cost - other.cost)[0]?.piece;
}
