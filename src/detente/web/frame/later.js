// @ts-check
// Parts of the page that the first view does not need: they are fetched when they are wanted, or when
// there is time.

import { html, signal, useEffect } from "../board/html.js";
import { loadStyle } from "./theme.js";

/** @import { Component, Signal } from "../board/types.js" */

/** The page is left alone for so many milliseconds before it fetches what nobody has wanted yet. */
const AT_REST = 15_000;
/** What is wanted and could not be fetched is tried again after so many milliseconds. */
const AGAIN = 3_000;

/** @type {(() => Promise<unknown>)[]} */
const waiting = [];

/** How often such a part has come into the page. */
export const arrived = signal(0);

/** What is wanted as soon as it is part of the page. */
export const always = () => true;

/**
 * A component that draws nothing until its module and its style sheet are there.
 *
 * @template P
 * @param {() => Promise<Component<P>>} load
 * @param {(props: P) => boolean} isWanted whether there is anything to draw
 * @param {string} [style] the name of the style sheet
 * @returns {Component<P>}
 */
export function later(load, isWanted = always, style) {
  /** @type {Signal<{draw: Component<P>} | null>} */
  const found = signal(null);
  const fetched = async () => {
    if (found.peek()) return;
    const [draw] = await Promise.all([load(), style && loadStyle(`/static/style/${style}.css`)]);
    found.value = { draw };
  };
  waiting.push(fetched);
  return function Later(props) {
    const wanted = found.value !== null || isWanted(props);
    useEffect(() => (wanted ? insist(fetched) : undefined), [wanted]);
    useEffect(() => void (found.value && arrived.value++), [found.value]);
    return found.value && html`<${found.value.draw} ...${props} />`;
  };
}

/** Tries until it is there, or not wanted any more. @param {() => Promise<unknown>} fetched */
function insist(fetched) {
  let timer = 0;
  let wanted = true;
  const attempt = () => {
    fetched().catch(() => {
      if (wanted) timer = setTimeout(attempt, AGAIN);
    });
  };
  attempt();
  return () => {
    wanted = false;
    clearTimeout(timer);
  };
}

/** Fetches all of them, so that they are there even if the server is not. */
export function fetchLater() {
  const timer = setTimeout(() => {
    for (const fetched of waiting.splice(0)) fetched().catch(() => {}); // it is tried again when wanted
  }, AT_REST);
  return () => clearTimeout(timer);
}
