// @ts-check
// Values that were not found in print bear a discreet mark; the legend and the notes explain it.

import { html } from "/static/board/html.js";
import { useTable } from "/static/board/piece.js";

/** The mark of each origin that is not a published source. @type {Record<string, string>} */
export const MARKS = { reconstructed: "°", inferred: "≈" };

/**
 * The mark of a value of a card, if it needs one.
 *
 * @param {{code: string, field: string}} props
 */
export function Origin({ code, field }) {
  const source = /** @type {any} */ (useTable().cards[code]?.source);
  return html`<${OriginMark} of=${source?.[field]} />`;
}

/** @param {{of: string | undefined}} props */
export function OriginMark({ of }) {
  const mark = of === undefined ? undefined : MARKS[of];
  return mark ? html`<sup class="sp-origin" aria-hidden="true">${mark}</sup>` : null;
}
