// @ts-check
// A part of a board by keyboard: it is one stop of the Tab key, and arrow keys lead from piece to piece.

import { useLayoutEffect } from "./html.js";

/** How much worse it is to stray aside than to go far. */
const STRAYING = 2.5;
/** Pieces that are less than this share of their size apart in a direction lie side by side in it. */
const LEAST = 0.3;

/** Right and down of each key. @type {Record<string, [number, number]>} */
const WAYS = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/**
 * Lets Tab reach one piece only: the one that has the focus or, if it is elsewhere, the first that can
 * be played. This is done after each drawing, which may make other pieces glow. What it returns is to
 * be told of each key.
 *
 * @param {{current: HTMLElement | null}} part @param {string} [pieces]
 */
export function useWalk(part, pieces = ".piece") {
  const all = () => {
    const found = part.current?.querySelectorAll(/** @type {"button"} */ (pieces)) ?? [];
    return [...found].filter((one) => one.checkVisibility({ visibilityProperty: true }));
  };
  const settle = () => {
    const here = all();
    const stop =
      here.find((one) => one === document.activeElement) ??
      here.find((one) => one.classList.contains("can")) ??
      here.find((one) => one.tabIndex === 0);
    stopAt(stop ?? here[0], here);
  };
  // What can be seen is asked once the browser has laid it out; sooner it would have to do so for this.
  useLayoutEffect(() => {
    const laidOut = new ResizeObserver(settle);
    if (part.current) laidOut.observe(part.current);
    return () => laidOut.disconnect();
  });
  /** Goes from the piece that has the focus to the next one, if this is an arrow key. */
  return (/** @type {KeyboardEvent} */ event) => {
    const way = WAYS[event.key];
    const from = /** @type {HTMLElement} */ (event.target).closest(pieces);
    if (!way || !from || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    const here = all();
    const to = next(from, way, here);
    if (!to) return;
    stopAt(to, here);
    to.focus();
  };
}

/** @param {HTMLElement | undefined} stop @param {HTMLElement[]} pieces */
function stopAt(stop, pieces) {
  for (const piece of pieces) {
    const wanted = piece === stop ? 0 : -1;
    if (piece.tabIndex !== wanted) piece.tabIndex = wanted; // setting it costs time even if it is the same
  }
}

/**
 * The nearest piece in a direction.
 *
 * @param {Element} from @param {[number, number]} way @param {HTMLElement[]} pieces
 */
function next(from, [right, down], pieces) {
  const { x, y, width, height } = middleOf(from);
  const least = LEAST * (right ? width : height);
  const ranked = pieces.flatMap((piece) => {
    const at = middleOf(piece);
    const ahead = (at.x - x) * right + (at.y - y) * down;
    const aside = Math.abs((at.x - x) * down) + Math.abs((at.y - y) * right);
    return ahead >= least ? [{ piece, cost: ahead + STRAYING * aside }] : [];
  });
  return ranked.sort((one, other) => one.cost - other.cost)[0]?.piece;
}

/** Where the middle of a piece is, and how large it is. @param {Element} piece */
function middleOf(piece) {
  const { x, y, width, height } = piece.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2, width, height };
}
