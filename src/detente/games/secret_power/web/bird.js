// @ts-check
// The Falcon's head as an engraving: a silhouette, two hatchings and the eye, in the inks of the page.

import { html, useId } from "/static/board/html.js";

const HEAD =
  "M6 47c3-6 8-9 14-11C22 21 34 10 50 10c19 0 33 13 35 31 2 15 6 27 11 41H33c4-8 6-14 5-20-7 1-13 0-18-4" +
  "-2 3-4 6-4 10-6-6-10-13-10-21z";
/** The side away from the light, and the moustache below the eye. */
const SHADE = "M60 12c14 5 23 16 25 29 2 15 6 27 11 41H62c7-12 9-24 6-36-2-12-4-22-8-34z";
const CHEEK = "M43 45c3 8 3 17-3 27-2-4-2-7-2-10 1-6 2-11 5-17z";

/** Decorative. */
export function Bird() {
  const id = useId();
  return html`<svg class="sp-bird" viewBox="0 0 102 92" aria-hidden="true">
    <defs>
      <pattern id=${`${id}light`} width="5" height="5" patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)">
        <path d="M0 .5h5" />
      </pattern>
      <pattern id=${`${id}shade`} width="3" height="3" patternUnits="userSpaceOnUse"
        patternTransform="rotate(-45)">
        <path d="M0 .5h3" />
      </pattern>
    </defs>
    <path class="paper" d=${HEAD} />
    <path fill=${`url(#${id}light)`} d=${HEAD} />
    <path fill=${`url(#${id}shade)`} d=${SHADE} />
    <path class="ink" d=${CHEEK} />
    <path class="outline" d=${HEAD} />
    <path class="outline" d="M20 36c6 0 11 2 15 6M17 47c6-2 11-2 17 0M36 30c6-4 12-4 18-1" />
    <circle class="eye" cx="43" cy="36" r="5.5" />
    <circle class="ink" cx="42" cy="36" r="3" />
    <path class="outline" d="M70 30c5 6 8 13 9 21M64 44c4 8 5 17 3 27" />
  </svg>`;
}
