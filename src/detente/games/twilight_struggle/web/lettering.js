// @ts-check
// How large letters and figures are in the boxes, and how wide names are in them.

import { PARTS } from "./layouts.js";

/** @import { Layout } from "./layout.js" */

/** Names and figures are never smaller than these, in pixels. */
const [LEAST_NAME, LEAST_DIGITS] = [12, 15];
/** Of a box: its height for names and for figures, its width for names. */
const [NAME, DIGITS, ACROSS] = [0.316, 0.395, 0.163];
/** How much smaller than others the letters of a long name in full are, at most (map.css). */
const SMALLEST = 0.66;
/** From as near as this on there is room for long names. */
const NEAR = 1.3;
/** What the edges of a box take of its width, in letters. */
const EDGES = 0.55;

/**
 * Widths of letters in ems, where they are not `USUAL`: those of Roboto Condensed, a little more.
 *
 * @type {[RegExp, number][]}
 */
const WIDTHS = [
  [/[.,’' ijlI]/, 0.23],
  [/[-/()frtгт]/, 0.36],
  [/[mwMWжмшщюфыЖМШЩЮФЫД]/, 0.72],
  [/\p{Lu}/u, 0.57],
];
const USUAL = 0.49;

/** About how wide a text is, in ems. @param {string} text */
export function ems(text) {
  return [...text].reduce((sum, letter) => {
    const [, width] = WIDTHS.find(([letters]) => letters.test(letter)) ?? [null, USUAL];
    return sum + width;
  }, 0);
}

/** How much nearer than laid out a map must be for names in full. @param {number} letters in pixels */
export function nearness(letters) {
  return Math.max(NEAR, LEAST_NAME / (SMALLEST * letters));
}

/**
 * The sizes of names and figures in pixels, and the room for a name in ems, on a map of this size.
 *
 * @param {{width: number, height: number}} size @param {Layout} layout
 */
export function lettering(size, { box }) {
  const [width, height] = [(box[0] * size.width) / PARTS, (box[1] * size.height) / PARTS];
  const name = Math.max(LEAST_NAME, Math.min(ACROSS * width, NAME * height));
  const digits = Math.max(LEAST_DIGITS, DIGITS * height);
  return { names: name, figures: digits, room: width / name - EDGES };
}
