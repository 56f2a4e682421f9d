// @ts-check
// Signs drawn in a line of text, each with an outline of its own, so that none needs a colour.

import { html } from "./html.js";

/**
 * Paths in a square of 24: `fill` is filled in, `line` is drawn with a pen.
 *
 * @typedef {{fill?: string, line?: string}} Strokes
 */

/** @param {{strokes: Strokes | undefined}} props */
export function Drawing({ strokes: { fill, line } = {} }) {
  return html`<svg class="sign" viewBox="0 0 24 24" aria-hidden="true">
    ${fill && html`<path d=${fill} fill-rule="evenodd" />`}
    ${line && html`<path class="line" d=${line} />`}
  </svg>`;
}
