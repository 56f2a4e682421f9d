// @ts-check
// A player, told apart by shape, colour and name; the Falcon comes after the seats.

import { html } from "/static/board/html.js";
import { useTable } from "/static/board/piece.js";
import { SHAPES } from "/static/board/seats.js";
import { name } from "/static/board/texts.js";

/** The place of a player among shapes and colours. */
export function useNumber() {
  const { seats } = useTable().view;
  return (/** @type {string} */ player) => {
    const seat = seats.indexOf(player);
    return seat < 0 ? seats.length : seat;
  };
}

/** The shape of a player in the player's colour. @param {{of: string}} props */
export function Mark({ of }) {
  const number = useNumber()(of);
  return html`<span class=${`sp-mark side-${number}`} aria-hidden="true">${SHAPES[number]}</span>`;
}

/** Shape and name. @param {{of: string}} props */
export function Named({ of }) {
  return html`<span class="sp-named"><${Mark} of=${of} /> <span>${name(of)}</span></span>`;
}
