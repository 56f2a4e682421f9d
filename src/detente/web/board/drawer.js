// @ts-check
// A sheet that lies over the page until it is put away.

import { html, useEffect, useRef } from "./html.js";
import { say } from "./texts.js";

/** @import { Children } from "./types.js" */

/**
 * A drawer with a title, and what stands beside that. It is empty while it is shut.
 *
 * @param {{title: string, beside?: Children, shut: boolean, close: () => void,
 *   children?: Children}} props
 */
export function Drawer({ title, beside, shut, close, children }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    if (shut) dialog.current?.close();
    else if (!dialog.current?.open) dialog.current?.showModal();
  }, [shut]);
  return html`<dialog
    ref=${dialog}
    class="drawer"
    aria-label=${title}
    onClose=${close}
    onClick=${(/** @type {MouseEvent} */ event) => {
      if (event.target === dialog.current) dialog.current?.close();
    }}
  >
    ${!shut &&
    html`<div class="drawer-sheet">
      <header class="drawer-head">
        <h2>${title}</h2>
        ${beside}
        <button type="button" class="plain" onClick=${() => dialog.current?.close()}>
          ${say("table-page-close")}
        </button>
      </header>
      ${children}
    </div>`}
  </dialog>`;
}
