// @ts-check
// A service, told apart by shape, colour and name.

import { html } from "/static/board/html.js";
import { sideClass, SideSign } from "/static/board/side.js";

/** The points, in halves, that win at the start of the own turn. */
export const target = 10;

/** The class that gives a thing the colour of a service. @param {string} service */
export const colour = (service) => sideClass(service, []);

/** The sign of a service. @param {{of: string}} props */
export function Mark({ of }) {
  return html`<${SideSign} side=${of} seats=${[]} />`;
}
