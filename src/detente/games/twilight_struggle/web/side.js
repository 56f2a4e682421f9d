// @ts-check
// The two sides, told apart by shape, colour and name.

import { html } from "/static/board/html.js";
import { sideClass, SideSign } from "/static/board/side.js";

/** @import { Side } from "./types.js" */

/** The sides in the order of their seats. @type {readonly Side[]} */
export const SIDES = ["us", "ussr"];

/** @param {Side} side @returns {Side} */
export const opponent = (side) => (side === "us" ? "ussr" : "us");

/** The class that gives a thing the colour of a side. @param {Side} side */
export const colour = (side) => sideClass(side, SIDES);

/** The shape of a side in its colour. @param {{of: Side}} props */
export function Mark({ of }) {
  return html`<${SideSign} side=${of} seats=${SIDES} />`;
}
