// @ts-check
// For what a window has room, as the style sheets see it.

import { signal } from "../board/html.js";

/** Whether the question stands in a sheet over the board, or in a drawer beside it. */
export const narrow = matching("(width < 1200px)");

/** Whether that is a sheet, which can be drawn up: in a window as narrow and high as a phone. */
export const upright = matching("(width < 900px) and (orientation: portrait)");

/** Whether the log has a column of its own. */
export const wide = matching("(width >= 2880px)");

/** Whether the window is like that, now and later. @param {string} query */
function matching(query) {
  const media = matchMedia(query);
  const matches = signal(media.matches);
  media.addEventListener("change", () => {
    matches.value = media.matches;
  });
  return matches;
}
