// @ts-check
// What commits a move: the button at the end of the ask region.

import { html } from "../board/html.js";
import { say } from "../board/texts.js";
import { chosenNumber } from "./stepper.js";

/** @import { Children } from "../board/types.js" */
/** @import { Desk } from "./desk.js" */

/** Undo and confirm, always at the same place. @param {{desk: Desk}} props */
export function Confirm({ desk }) {
  const { target, busy } = desk;
  const number = chosenNumber(desk);
  const chosen = target?.code ?? number;
  const move = chosen === null ? undefined : desk.moves.get(chosen);
  return html`<div class="commit">
    <button
      type="button"
      class="undo"
      title=${say("table-page-undo-key")}
      aria-keyshortcuts="Control+Z Meta+Z"
      disabled=${!desk.known.undo_seat || busy}
      onClick=${() => desk.undo()}
    >
      ${say("table-page-undo")}
    </button>
    <${ConfirmButton}
      look=${move?.hint.loses ? "danger" : "primary"}
      describedby=${target ? "aim-odds" : "stepper-means"}
      act=${target ? () => desk.fire() : number && (() => void desk.play(number))}
    >
      ${target ? say("aim-do") : move?.label}
    </${ConfirmButton}>
  </div>`;
}

/**
 * The button, which says what it does; without something to do it waits.
 *
 * @param {{look?: string, describedby?: string, act?: (() => void) | null, children?: Children}} props
 */
export function ConfirmButton({ look = "primary", describedby, act = null, children }) {
  return html`<button
    type="button"
    class=${`confirm ${look}`}
    disabled=${!act}
    aria-describedby=${act ? describedby : undefined}
    onClick=${act ?? undefined}
  >
    ${children ?? say("aim-do")}
  </button>`;
}
