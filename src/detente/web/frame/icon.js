// @ts-check
// The icon of the page's tab: with a badge while it is my turn.

import { useEffect } from "../board/html.js";

/** In the colours of the icon, for a tab is in no theme. */
const BADGE = '<circle cx="47" cy="17" r="16" fill="#a3231c" stroke="#fbf7ec" stroke-width="4"/>';

const link = /** @type {HTMLLinkElement} */ (document.querySelector("link[rel=icon]"));
const plain = link.href;
/** @type {Promise<string> | null} */
let drawn = null;

/** Draws the badge, or takes it away. @param {{mine: boolean}} props whether it is my turn */
export function TabIcon({ mine }) {
  useEffect(() => {
    if (!mine) return undefined;
    let over = false;
    drawn ??= fetch(plain).then((answer) => answer.text());
    drawn.then(
      (svg) => {
        const badged = svg.replace("</svg>", `${BADGE}</svg>`);
        if (!over) link.href = `data:image/svg+xml,${encodeURIComponent(badged)}`;
      },
      () => (drawn = null), // the title says it as well
    );
    return () => {
      over = true;
      link.href = plain;
    };
  }, [mine]);
  return null;
}
