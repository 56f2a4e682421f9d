// @ts-check
// For what a window has room, as style/frame.css sees it.

import { signal } from "../board/html.js";

/** Whether one panel is shown at a time. */
export const narrow = matching("(width < 1200px)");

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
