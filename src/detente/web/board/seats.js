// @ts-check
// How a seat is marked wherever it is named: by its shape, its colour and its name.

import { html } from "./html.js";
import { name } from "./texts.js";

/** The shape of each seat, beside its colour and its letter. */
export const SHAPES = ["◆", "●", "▲", "■", "★"];

/**
 * Shape and name of a seat in its colour; a game's style may choose another for `data-side`.
 *
 * @param {{seat: string, seats: string[]}} props
 */
export function SeatMark({ seat, seats }) {
  const number = seats.indexOf(seat);
  return html`<span class=${`seat-mark side-${number}`} data-side=${seat}>
    <span aria-hidden="true">${SHAPES[number]}</span> ${name(seat)}
  </span>`;
}
