// @ts-check
// The map by keyboard: it is one stop of the Tab key, and arrow keys lead from box to box.

import { useLayoutEffect } from "/static/board/html.js";
import { PARTS } from "./layouts.js";

/** @import { Layout } from "./layout.js" */

/** How much worse it is to stray aside than to go far. */
const STRAYING = 2.5;
/** Boxes nearer than this share of the map’s height are side by side, not one after the other. */
const LEAST = 0.02;

/** Right and down of each key. @type {Record<string, [number, number]>} */
const WAYS = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/**
 * Lets Tab reach one box only: the one that has the focus or, if it is elsewhere, the first that can
 * be played. This is done after each drawing of the map, which may make other boxes glow.
 *
 * @param {{current: HTMLElement | null}} map
 */
export function useOneStop(map) {
  useLayoutEffect(() => {
    const boxes = boxesOf(map.current);
    const stop =
      boxes.find((box) => box === document.activeElement) ??
      boxes.find((box) => box.classList.contains("can")) ??
      boxes.find((box) => box.tabIndex === 0);
    stopAt(stop ?? boxes[0], boxes);
  });
}

/**
 * Goes from the box that has the focus to the next one, if this is an arrow key.
 *
 * @param {KeyboardEvent} event @param {Layout} layout
 */
export function walk(event, layout) {
  const way = WAYS[event.key];
  const from = /** @type {HTMLElement} */ (event.target).closest("button");
  if (!way || !from || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  const boxes = boxesOf(/** @type {HTMLElement} */ (event.currentTarget));
  const to = next(from, way, boxes, layout);
  if (!to) return;
  stopAt(to, boxes);
  to.focus();
}

/** @param {HTMLElement | null} map @returns {HTMLElement[]} */
function boxesOf(map) {
  return [...(map?.querySelectorAll(/** @type {"button"} */ (".ts-country, .ts-plate")) ?? [])];
}

/** @param {HTMLElement | undefined} stop @param {HTMLElement[]} boxes */
function stopAt(stop, boxes) {
  for (const box of boxes) {
    const wanted = box === stop ? 0 : -1;
    if (box.tabIndex !== wanted) box.tabIndex = wanted; // setting it costs time even if it is the same
  }
}

/**
 * Where a box lies, as shares of the map’s height.
 *
 * @param {HTMLElement} box @param {Layout} layout
 */
function middleOf({ dataset: { code = "", region = "" } }, { places, plates, aspect }) {
  const [x, y] = places[code] ?? plates[code || region];
  return [(x / PARTS) * aspect, y / PARTS];
}

/**
 * @param {HTMLElement} from @param {[number, number]} way @param {HTMLElement[]} boxes
 * @param {Layout} layout
 */
function next(from, [right, down], boxes, layout) {
  const [x, y] = middleOf(from, layout);
  const ranked = boxes.flatMap((box) => {
    const [atX, atY] = middleOf(box, layout);
    const ahead = (atX - x) * right + (atY - y) * down;
    const aside = Math.abs((atX - x) * down) + Math.abs((atY - y) * right);
    return ahead >= LEAST ? [{ box, cost: ahead + STRAYING * aside }] : [];
  });
  return ranked.sort((one, other) => one.cost - other.cost)[0]?.box;
}
