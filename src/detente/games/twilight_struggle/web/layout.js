// @ts-check
// Where things lie on the map: the layout for a window’s shape, and how large the map is in it.

import { LAYOUTS, PARTS } from "./layouts.js";

/**
 * Middles of boxes and plates, and the size of a box, in parts of the map’s width and height.
 *
 * @typedef {typeof LAYOUTS[number]} Layout
 */

/** Left, top, width, height: all as shares of the map’s width and height. @typedef {number[]} Frame */

/** Neighbours over the edge of the map: their link leaves at one side and returns at the other. */
export const AROUND = [["usa", "japan"]];

/** From this width and height on a window shows the whole map in its own pixels. */
const LEAST = [900, 420];
/** A smaller window shows a map at least as large as this from afar. */
const USUAL = [1000, 450];
/** A window that is narrower or wider than these shapes has sea beside the map. */
const [NARROWEST, WIDEST] = [1.6, 2.7];

/** The pixels of the map that a window of so many shows. @param {number} width @param {number} height */
export function sizeIn(width, height) {
  const aspect = Math.max(NARROWEST, Math.min(width / height, WIDEST));
  const [across, down] = [Math.min(width, height * aspect), Math.min(height, width / aspect)];
  const large = width >= LEAST[0] && height >= LEAST[1];
  const factor = large ? 1 : Math.max(USUAL[0] / across, USUAL[1] / down);
  return { width: across * factor, height: down * factor };
}

/** The layout for a map of this size. @param {{width: number, height: number}} size @returns {Layout} */
export function layoutFor({ width, height }) {
  const unlike = (/** @type {Layout} */ { aspect }) => Math.abs(Math.log((aspect * height) / width));
  return LAYOUTS.reduce((best, one) => (unlike(one) < unlike(best) ? one : best));
}

/** Width and height of a plate, in the parts of the layout. @param {Layout} layout */
export function plateIn({ box: [width, height], gap }) {
  return [2 * width + gap[0], height];
}

/** The frame of a box or plate. @param {number[]} middle @param {number[]} size @returns {Frame} */
export function frameOf([x, y], [width, height]) {
  return [x - width / 2, y - height / 2, width, height].map((one) => one / PARTS);
}

/** The frame around others, with some air. @param {Frame[]} frames @returns {Frame} */
export function around(frames) {
  const [left, top] = [0, 1].map((axis) => Math.min(...frames.map((one) => one[axis])) - AIR);
  const [right, bottom] = [0, 1].map((axis) => {
    return Math.max(...frames.map((one) => one[axis] + one[axis + 2])) + AIR;
  });
  return [left, top, right - left, bottom - top];
}

/** Around a region, as a share of the map. */
const AIR = 0.008;

/**
 * Where the corner of something lies, for the style; without a size that is its middle.
 *
 * @param {number[]} middle @param {number[]} [size]
 */
export function at([x, y], [width, height] = [0, 0]) {
  return { left: percent(x - width / 2), top: percent(y - height / 2) };
}

/** @param {number} parts */
function percent(parts) {
  return `${(100 * parts) / PARTS}%`;
}
