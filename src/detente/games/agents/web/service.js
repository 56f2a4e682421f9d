// @ts-check
// A service, told apart by shape, colour and name.

import { html } from "/static/board/html.js";
import { useTable } from "/static/board/piece.js";
import { SHAPES } from "/static/board/seats.js";

/** The points, in halves, that win at the start of the own turn. */
export const target = 10;

/** The class that gives a thing the colour of a service. @param {string} service */
export const colour = (service) => `asw-${service}`;

/** The shape of a service: that of its seat; the virtual one has the next. */
export function useShape() {
  const { seats } = useTable().view;
  return (/** @type {string} */ service) => {
    const seat = seats.indexOf(service);
    return SHAPES[seat < 0 ? seats.length : seat];
  };
}

/** The shape of a service in its colour. @param {{of: string}} props */
export function Mark({ of }) {
  const shape = useShape();
  return html`<span class=${`asw-mark ${colour(of)}`} aria-hidden="true">${shape(of)}</span>`;
}
