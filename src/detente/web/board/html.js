// @ts-check
// The one place that imports Preact and its companions.

import htm from "../vendor/htm.js";
import { h } from "../vendor/preact.js";

/** Templates that become the page: html`<p class="note">${text}</p>`. */
export const html = htm.bind(element);

/**
 * An element that htm does not keep to use it again: with it Preact would keep the whole page that
 * it first was a part of.
 *
 * @this {number[]} what htm knows of the element
 * @param {any} type
 * @param {any} props
 * @param {any[]} children
 */
function element(type, props, ...children) {
  this[0] = 3;
  return h(type, props, ...children);
}

export { createContext, createPortal, Fragment, render } from "../vendor/preact.js";
export {
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "../vendor/hooks.js";
export {
  batch,
  computed,
  effect,
  signal,
  untracked,
  useComputed,
  useSignal,
  useSignalEffect,
} from "../vendor/signals.js";
