// @ts-check
// What several people at one device see while it changes hands: nothing that is secret.

import { html, useEffect, useRef } from "../board/html.js";
import { say } from "../board/texts.js";
import { Lines } from "./lines.js";
import { focusIfLost } from "./replay.js";

/** @import { Desk } from "./desk.js" */

/** What is to be done with the device, in a sentence. @param {Desk} desk */
export function coverTitle({ called, known: { table } }) {
  if (called) return say("cover-pass", { side: called.seat });
  return say("prompt-waiting", { who: table.to_act });
}

/** @param {{desk: Desk}} props */
export function Cover({ desk }) {
  const { called, busy } = desk;
  const { table, my_seats, undo_seat, bot_plays_for_me } = desk.known;
  const section = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    section.current?.querySelector("button")?.focus({ preventScroll: true });
  }, [called?.seat_id]);
  // The button that led away is gone; the focus must not be.
  useEffect(() => {
    return () => setTimeout(() => focusIfLost(document.getElementById("question")));
  }, []);
  const shown = called ? [called] : table.seats.filter(({ seat }) => my_seats.includes(seat));
  /** A key held down, or a second click, was meant for what was here before. */
  const onceOnly = {
    onKeyDownCapture: (/** @type {KeyboardEvent} */ event) => event.repeat && event.preventDefault(),
    onClickCapture: (/** @type {MouseEvent} */ event) => event.detail > 1 && event.stopPropagation(),
  };
  return html`<section
    class="cover sheet"
    ref=${section}
    aria-labelledby="cover-title"
    ...${onceOnly}
  >
    <p class="stamp" aria-hidden="true">${say("lobby-secret")}</p>
    <h1 id="cover-title">${coverTitle(desk)}</h1>
    <p id="cover-meaning">${say(called ? "cover-nobody-looks" : "cover-look")}</p>
    <div class="cover-latest" role="status">
      <${Lines} lines=${desk.staging.recap.value.lines} seats=${desk.known.view.seats} />
    </div>
    <div class="cover-answers">
      ${shown.map(
        ({ seat, seat_id }) => html`<button
          key=${seat_id}
          type="button"
          class=${called ? "primary" : ""}
          aria-describedby="cover-title cover-meaning"
          onClick=${() => desk.live.look(seat_id)}
        >
          ${say("cover-show", { side: seat })}
        </button>`,
      )}
      ${undo_seat !== null &&
      html`<button type="button" disabled=${busy} onClick=${() => desk.undo(undo_seat)}>
        ${say("cover-undo", { side: undo_seat })}
      </button>`}
      ${bot_plays_for_me &&
      html`<button type="button" onClick=${() => desk.ask("reclaim")}>
        ${say("seats-take-back")}
      </button>`}
    </div>
  </section>`;
}
