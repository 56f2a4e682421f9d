// @ts-check
// Parts of the page that the first view does not need: they are fetched when there is time, or when
// they are wanted.

import { html, useEffect, useState } from "../board/html.js";

/** @import { Component } from "../board/types.js" */

/** @type {(() => Promise<unknown>)[]} */
const waiting = [];

/**
 * A component that draws nothing until its module is there.
 *
 * @template P
 * @param {() => Promise<Component<P>>} load
 * @returns {Component<P>}
 */
export function later(load) {
  /** @type {Component<P> | undefined} */
  let found;
  const fetched = async () => (found ??= await load());
  waiting.push(fetched);
  return function Later(props) {
    const [, redraw] = useState(found !== undefined);
    useEffect(() => {
      if (!found) void fetched().then(() => redraw(true));
    }, []);
    return found ? html`<${found} ...${props} />` : null;
  };
}

/** Fetches all of them as soon as the browser has nothing else to do. */
export function fetchLater() {
  const idle = window.requestIdleCallback ?? ((/** @type {() => void} */ act) => setTimeout(act, 1_000));
  idle(() => waiting.splice(0).forEach((fetched) => void fetched().catch(() => {})));
}
