// @ts-check
// A service, told apart by shape, colour, letter and name, and what its points are made of.

import { html } from "/static/board/html.js";
import { letterOf, sideClass, SideSign } from "/static/board/side.js";

/** The points, in halves, that win at the start of the own turn. */
export const target = 10;
/** What a region or a sector, a mission and a liquidation are worth, in halves. */
export const CONTROL = 2;
export const MISSION = 2;
export const LIQUIDATION = 1;

/** The class that gives a thing the colour of a service. @param {string} service */
export const colour = (service) => sideClass(service, []);

/** The sign of a service. @param {{of: string}} props */
export function Mark({ of }) {
  return html`<${SideSign} side=${of} seats=${[]} />`;
}

/** The same, as high as a line, with the letter of the service. @param {{of: string}} props */
export function Letter({ of }) {
  return html`<${SideSign} side=${of} seats=${[]} letter=${letterOf(of)} />`;
}
