// @ts-check
// The one place that imports Preact and its companions.

import htm from "./vendor/htm.js";
import { h } from "./vendor/preact.js";

/** Templates that become the page: html`<p class="note">${text}</p>`. */
export const html = htm.bind(h);

export { createContext, createPortal, Fragment, render } from "./vendor/preact.js";
export {
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "./vendor/hooks.js";
export {
  batch,
  computed,
  effect,
  signal,
  untracked,
  useComputed,
  useSignal,
  useSignalEffect,
} from "./vendor/signals.js";
