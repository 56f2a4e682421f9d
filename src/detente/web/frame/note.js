// @ts-check
// Why something was refused, until it is read.

import { html, useEffect } from "../board/html.js";
import { problemText, say } from "../board/texts.js";
import { Citation } from "./rule_link.js";

/** @import { Desk } from "./desk.js" */

/** @param {{desk: Desk}} props */
export function Note({ desk }) {
  const problem = desk.note.value;
  const close = () => (desk.note.value = null);
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const key = (event) => event.key === "Escape" && close();
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  }, []);
  return html`<div class="refusal" role="alert">
    ${problem &&
    html`<p>
        <${Citation} game=${desk.game} rule=${problem.rule} sentence=${problemText(problem)} />
      </p>
      <button type="button" onClick=${close}>${say("table-page-close")}</button>`}
  </div>`;
}
