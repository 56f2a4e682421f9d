// @ts-check
// A player, told apart by sign and name; so is the Falcon.

import { html } from "/static/board/html.js";
import { letterOf, sideClass, SideSign } from "/static/board/side.js";
import { name } from "/static/board/texts.js";

/** The class that gives a thing the colour of a player. @param {string} player */
export const colour = (player) => sideClass(player, []);

/** The sign of a player. @param {{of: string}} props */
export function Mark({ of }) {
  return html`<${SideSign} side=${of} seats=${[]} />`;
}

/** The sign of a player with the letter in it. @param {{of: string}} props */
export function LetteredMark({ of }) {
  return html`<${SideSign} side=${of} seats=${[]} letter=${letterOf(of)} />`;
}

/** Shape and name. @param {{of: string}} props */
export function Named({ of }) {
  return html`<span class="sp-named"><${Mark} of=${of} /> <span>${name(of)}</span></span>`;
}
