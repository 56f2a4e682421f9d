// @ts-check
// The pieces of a region by keyboard: they are one stop of the Tab key, and arrow keys lead from each
// to the next one in that direction.

import { useLayoutEffect, useRef } from "./html.js";

/** How much worse it is to stray aside than to go far. */
const STRAYING = 2.5;
/** Pieces nearer than so many pixels are side by side, not one after the other. */
const LEAST = 4;

/** Right and down of each key. @type {Record<string, [number, number]>} */
const WAYS = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/**
 * What an element needs so that its pieces can be walked through: a reference and a handler of keys.
 * Tab reaches one piece only: the one that has the focus or, if it is elsewhere, the first that can
 * be played. This is done after each drawing, which may make other pieces glow.
 *
 * @param {string} [pieces] selects them
 */
export function useWalk(pieces = "button") {
  const area = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const all = shown(area.current, pieces);
    const stop =
      all.find((piece) => piece === document.activeElement) ??
      all.find((piece) => piece.classList.contains("can")) ??
      all.find((piece) => piece.tabIndex === 0);
    stopAt(stop ?? all[0], all);
  });
  /** @param {KeyboardEvent} event */
  const onKeyDown = (event) => {
    const way = WAYS[event.key];
    const from = /** @type {HTMLElement} */ (event.target).closest(pieces);
    if (!way || !from || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    const all = shown(area.current, pieces);
    const to = next(from, way, all);
    if (!to) return;
    stopAt(to, all);
    to.focus();
  };
  return { ref: area, onKeyDown };
}

/** The pieces that are there to be seen. @param {HTMLElement | null} area @param {string} pieces */
function shown(area, pieces) {
  const all = /** @type {NodeListOf<HTMLElement>} */ (area?.querySelectorAll(pieces) ?? []);
  return [...all].filter((piece) => piece.checkVisibility());
}

/** @param {HTMLElement | undefined} stop @param {HTMLElement[]} pieces */
function stopAt(stop, pieces) {
  for (const piece of pieces) piece.tabIndex = piece === stop ? 0 : -1;
}

/** @param {Element} piece */
function middleOf(piece) {
  const { x, y, width, height } = piece.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}

/** @param {Element} from @param {[number, number]} way @param {HTMLElement[]} pieces */
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
