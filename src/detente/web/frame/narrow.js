// @ts-check
// Whether the window has room for all regions side by side, as style/frame.css sees it.

import { signal } from "../board/html.js";

const NARROW = matchMedia("(width < 1200px)");

/** Whether one panel is shown at a time. */
export const narrow = signal(NARROW.matches);

NARROW.addEventListener("change", ({ matches }) => {
  narrow.value = matches;
});
