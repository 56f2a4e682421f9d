// @ts-check
// What has just happened, newest last, in a list that scrolls.

import { html, useEffect, useRef } from "../board/html.js";
import { eventText, say } from "../board/texts.js";
import { Region } from "./frame.js";

/** @import { GameEvent } from "../board/types.js" */
/** @import { Desk } from "./desk.js" */

/**
 * What happened after a number of moves; without one, what the last move led to.
 *
 * @param {Desk} desk
 * @param {number} [moveNumber]
 */
export function latest({ known: { events } }, moveNumber = (events.at(-1)?.move_number ?? 0) - 1) {
  return events.filter((event) => event.move_number > moveNumber);
}

/** What happened since I chose; in the past, what the last move led to. @param {{desk: Desk}} props */
export function Recap({ desk }) {
  const { pending_move: pending } = desk.known.view;
  const { moveNumber, position } = desk.replay;
  const title = say("recap-title");
  if (moveNumber.value !== null) {
    const events = position.value?.events ?? [];
    return html`<${Region} name="recap" label=${title}>
      <${Happened} title=${title} events=${events} role="status" />
    </${Region}>`;
  }
  return html`<${Region} name="recap" label=${title}>
    <${Happened}
      title=${title}
      events=${latest(desk, desk.acted.get(desk.live.seat))}
      answered=${pending && say("table-page-answered", { choice: pending })}
    />
  </${Region}>`;
}

/**
 * Events under a title, and my own secret answer, if others still have to give theirs.
 *
 * @param {{title: string, events: GameEvent[], answered?: string | null, role?: string}} props
 */
export function Happened({ title, events, answered, role = "group" }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => list.current?.scrollTo(0, list.current.scrollHeight), [events.at(-1), answered]);
  return html`<h2 class="panel-title">${title}</h2>
    <div class="recap-list scroll" ref=${list} tabindex="0" role=${role} aria-label=${title}>
      <ul class="bare">
        ${events.map((event, at) => html`<li key=${at}>${eventText(event)}</li>`)}
        ${answered && html`<li>${answered}</li>`}
      </ul>
    </div>`;
}
