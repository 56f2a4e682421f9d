// @ts-check
// What has just happened, newest last, in a list that scrolls.

import { html, useEffect, useRef } from "../board/html.js";
import { actorOf, SideSign } from "../board/side.js";
import { eventText, say } from "../board/texts.js";
import { unread } from "./chat.js";
import { Region } from "./frame.js";
import { shownTab } from "./rest.js";
import { sheet } from "./sheet.js";

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

/** What happened since I chose; in the past, what the last move led to. @param {Desk} desk */
function happened(desk) {
  const { moveNumber, position } = desk.replay;
  if (moveNumber.value !== null) return position.value?.events ?? [];
  return latest(desk, desk.acted.get(desk.live.seat));
}

/** @param {{desk: Desk}} props */
export function Recap({ desk }) {
  const { pending_move: pending } = desk.known.view;
  const past = desk.replay.moveNumber.value !== null;
  const title = say("recap-title");
  return html`<${Region} name="recap" label=${title}>
    <${Happened}
      title=${title}
      events=${happened(desk)}
      answered=${!past && pending && say("table-page-answered", { choice: pending })}
      role=${past ? "status" : undefined}
    />
  </${Region}>`;
}

/** The last of it in one line, which opens the others. @param {{desk: Desk}} props */
export function RecapLine({ desk }) {
  const events = happened(desk);
  const last = events.at(-1);
  const { seats } = desk.known.view;
  const side = last && actorOf([last], seats);
  const open = sheet.stop.value === "full" && shownTab(desk) === "recap";
  const count = unread(desk);
  const press = () => {
    desk.tab.value = "recap";
    sheet.stop.value = open ? "half" : "full";
  };
  return html`<button
    type="button"
    class="sheet-line"
    aria-expanded=${open}
    onClick=${press}
  >
    ${side !== undefined && html`<${SideSign} side=${side} seats=${seats} />`}
    <span class="sheet-words">${last ? eventText(last) : say("recap-title")}</span>
    ${events.length > 1 && html`<b>${say("recap-more", { count: events.length - 1 })}</b>`}
    ${count > 0 &&
    html`<span class="unread" aria-label=${say("chat-unread", { count })}>${count}</span>`}
  </button>`;
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
