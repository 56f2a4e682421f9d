// @ts-check
// The main part of a page, which has the focus after one page has led to another.

import { html, useLayoutEffect, useRef } from "../board/html.js";

/** @import { Children } from "../board/types.js" */

/** Whether the main part that has just gone, for another one, took the focus with it. */
let lost = false;

/** @param {{look?: string, children?: Children}} props */
export function Main({ look = "", children }) {
  const main = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    if (lost) main.current?.focus({ preventScroll: true });
    lost = false;
    return () => {
      lost = document.activeElement === main.current;
    };
  }, []);
  return html`<main id="main" class=${look} tabindex="-1" ref=${main}>${children}</main>`;
}
