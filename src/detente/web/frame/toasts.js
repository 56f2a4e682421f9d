// @ts-check
// Short notes that come and go, on any page.

import { html, signal } from "../board/html.js";
import { say } from "../board/texts.js";

const TOAST_LASTS = 8_000;
/** @type {import("../board/types.js").Signal<string[]>} */
const toasts = signal([]);

/**
 * Shows a note for a while, and has it read out.
 * @param {string} text
 */
export function toast(text) {
  forget(text);
  toasts.value = [...toasts.value, text];
  setTimeout(() => forget(text), TOAST_LASTS);
}

/** @param {string} text */
function forget(text) {
  toasts.value = toasts.value.filter((other) => other !== text);
}

/** All notes that are shown now. */
export function Toasts() {
  return html`<div class="toasts" role="status" aria-live="polite">
    ${toasts.value.map(
      (text) => html`<div class="toast" key=${text}>
        <span>${text}</span>
        <button type="button" onClick=${() => forget(text)}>${say("page-close")}</button>
      </div>`,
    )}
  </div>`;
}
