// @ts-check
// A long board moves to something that can be played.

import { useEffect, useRef } from "./html.js";
import { useTable } from "./piece.js";

/** @import { View } from "./types.js" */

/**
 * A reference for the board's element: with each new question the board moves to one of the pieces
 * that can be played, if none of them is in sight.
 *
 * @param {View} view
 * @param {string} [pieces] selects them
 */
export function useSight(view, pieces = ".can") {
  const { readonly } = useTable();
  const board = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => showOne(board.current, pieces), [view.move_number, readonly]);
  return board;
}

/** @param {HTMLElement | null} board @param {string} selector */
function showOne(board, selector) {
  const region = board?.closest(".region")?.getBoundingClientRect();
  const pieces = [...(board?.querySelectorAll(selector) ?? [])];
  if (!pieces.length || !region) return;
  const seen = pieces.some((piece) => {
    const { top, right, bottom, left } = piece.getBoundingClientRect();
    const across = left >= region.left && right <= region.right;
    return across && top >= region.top && bottom <= region.bottom;
  });
  if (!seen) pieces[0].scrollIntoView({ block: "center", inline: "center" });
}
