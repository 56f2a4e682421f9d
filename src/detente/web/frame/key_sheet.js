// @ts-check
// All keys that do something at this table, on a sheet of its own.

import { html, useEffect, useRef } from "../board/html.js";
import { say } from "../board/texts.js";

/** @import { Desk } from "./desk.js" */

/** @typedef {[keys: string[], does: string][]} Group */

/** What the keys do, now: in the past others are heard than in the present. @param {Desk} desk @returns {Group} */
function keysOf(desk) {
  const own = desk.board.keys?.() ?? [];
  if (desk.replay.moveNumber.value !== null) {
    return [
      [["←", "→"], say("keys-step")],
      [["Home", "End"], say("keys-ends")],
      [["PgUp", "PgDn"], say("keys-chapters")],
      ...common(),
      ...own,
    ];
  }
  return [
    [["1", "…", "9", "0"], say("keys-choose")],
    [["←", "↑", "→", "↓"], say("keys-walk")],
    [["Enter"], say("keys-press")],
    [["Ctrl+Z"], say("table-page-undo")],
    [["H"], say("advice-title")],
    [[",", "."], say("keys-recap")],
    [["Space", "Esc"], say("keys-settle")],
    ...common(),
    ...own,
  ];
}

/** @returns {Group} */
function common() {
  return [
    [["I"], say("keys-inspect")],
    [["V"], say("keys-moments")],
    [["K"], say("keys-title")],
  ];
}

/** The sheet, while it is open. @param {{desk: Desk}} props */
export function KeySheet({ desk }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const { keysShown } = desk;
  useEffect(() => {
    if (keysShown.value) dialog.current?.showModal();
  }, [keysShown.value]);
  return html`<dialog
    ref=${dialog}
    class="sure key-sheet"
    aria-labelledby="keys-title"
    onClose=${() => (keysShown.value = false)}
  >
    ${keysShown.value &&
    html`<h2 id="keys-title">${say("keys-title")}</h2>
      <dl>
        ${keysOf(desk).map(
          ([keys, does]) => html`<div>
            <dt>${keys.map((key) => html`<kbd>${key}</kbd>${" "}`)}</dt>
            <dd>${does}</dd>
          </div>`,
        )}
      </dl>
      <button type="button" class="primary" onClick=${() => dialog.current?.close()}>
        ${say("page-close")}
      </button>`}
  </dialog>`;
}
