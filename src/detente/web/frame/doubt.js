// @ts-check
// The question before a move that can lose the game.

import { html, useEffect, useRef } from "../board/html.js";
import { say } from "../board/texts.js";

/** @import { Desk } from "./desk.js" */

/**
 * Asks again about a move that can lose the game.
 *
 * @param {{desk: Desk}} props
 */
export function Doubt({ desk }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const code = desk.doubted.value;
  const move = code === null ? undefined : desk.moves.get(code);
  const giveUp = () => (desk.doubted.value = null);
  useEffect(() => {
    if (move && !dialog.current?.open) dialog.current?.showModal();
    if (!move) {
      dialog.current?.close();
      giveUp(); // Also when the question is no longer the same.
    }
  }, [move]);
  return html`<dialog
    ref=${dialog}
    class="sure doubt"
    aria-labelledby="doubt-question"
    aria-describedby="doubt-choice"
    onClose=${giveUp}
  >
    <p id="doubt-question"><b>${say("terminal-confirm")}</b></p>
    <p id="doubt-choice">${move?.label}</p>
    <div class="sure-answers">
      <button type="button" onClick=${() => dialog.current?.close()}>
        ${say("table-page-reconsider")}
      </button>
      <button
        type="button"
        class="danger"
        onClick=${() => code !== null && void desk.play(code, true)}
      >
        ${say("table-page-surely")}
      </button>
    </div>
  </dialog>`;
}
