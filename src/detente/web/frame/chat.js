// @ts-check
// What people say at the table, and what the table itself notes.

import { html, useEffect, useRef, useState } from "../board/html.js";
import { sideClass, SideSign } from "../board/side.js";
import { language, name, say } from "../board/texts.js";
import { levelName } from "./seats.js";
import { sheet } from "./sheet.js";
import { isOthers } from "./unread.js";

/** @import { Args, ChatMessage, Children } from "../board/types.js" */
/** @import { Desk } from "./desk.js" */

const LONGEST = 500;

/** @param {{desk: Desk}} props */
export function Chat({ desk }) {
  const { messages, view, seat } = desk.known;
  const [text, setText] = useState("");
  const scroll = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const box = scroll.current;
    if (!box || box.offsetParent === null) return;
    box.scrollTop = box.scrollHeight;
    desk.lastRead.value = messages.at(-1)?.number ?? 0;
  }, [messages.length, desk.tab.value, sheet.stop.value]);
  /** @param {Event} event */
  const send = async (event) => {
    event.preventDefault();
    if (!text.trim()) return;
    setText("");
    const refusal = await desk.live.chat(text.trim());
    if (!refusal) return;
    desk.note.value = refusal;
    setText(text);
  };
  return html`<section class="chat panel" data-panel="chat" aria-labelledby="chat-title">
    <h2 id="chat-title" class="panel-title">${say("chat-title")}</h2>
    <div
      class="chat-list scroll"
      ref=${scroll}
      tabindex="0"
      role="log"
      aria-label=${say("chat-title")}
    >
      ${!messages.length && html`<p class="small soft">${say("chat-empty")}</p>`}
      <ol class="bare">
        ${messages
          .filter((message) => !desk.muted.hides(message))
          .map(
            (message) => html`<${Spoken} key=${message.number} message=${message} seats=${view.seats}>
              ${isOthers(desk, message) && html`<${Acts} desk=${desk} message=${message} />`}
            </${Spoken}>`,
          )}
      </ol>
    </div>
    <${MutedOnes} desk=${desk} />
    ${seat !== null &&
    html`<form class="chat-form" onSubmit=${send}>
      <label>
        <span class="visually-hidden">${say("chat-your-words")}</span>
        <input
          value=${text}
          maxlength=${LONGEST}
          autocomplete="off"
          placeholder=${say("chat-your-words")}
          onInput=${(/** @type {any} */ event) => setText(event.target.value)}
        />
      </label>
      <button type="submit">${say("chat-send")}</button>
    </form>`}
  </section>`;
}

/** What can be done about another's message. @param {{desk: Desk, message: ChatMessage}} props */
function Acts({ desk, message }) {
  const { author, name: who, seat, number } = message;
  const named = who || unnamed(seat);
  return html`<span class="chat-acts">
    ${author !== null &&
    html`<button
      type="button"
      class="quiet"
      aria-label=${say("chat-mute-whom", { who: named })}
      onClick=${() => desk.muted.mute(author, named)}
    >
      ${say("chat-mute")}
    </button>`}
    ${desk.known.my_seats.length > 0 &&
    html`<button
      type="button"
      class="quiet"
      aria-label=${say("chat-report-whom", { who: named })}
      onClick=${() => desk.report(number)}
    >
      ${say("chat-report")}
    </button>`}
  </span>`;
}

/** Whom I have muted, with the way back. @param {{desk: Desk}} props */
function MutedOnes({ desk }) {
  const authors = Object.entries(desk.muted.authors.value);
  if (!authors.length) return null;
  return html`<p class="chat-muted small soft">
    ${say("chat-muted")}
    ${authors.map(
      ([author, who]) => html`<button
        type="button"
        class="quiet"
        key=${author}
        aria-label=${say("chat-unmute-whom", { who })}
        onClick=${() => desk.muted.unmute(author)}
      >
        ${say("chat-unmute", { who })}
      </button>`,
    )}
  </p>`;
}

/** @param {{message: ChatMessage, seats: string[], children?: Children}} props */
function Spoken({ message, seats, children }) {
  const at = new Date(message.at * 1000);
  const time = html`<time dateTime=${at.toISOString()} title=${at.toLocaleString(language.value)}>
    ${at.toLocaleTimeString(language.value, { hour: "2-digit", minute: "2-digit" })}
  </time>`;
  if (message.notice !== null) {
    return html`<li class="chat-notice">${time} ${say(message.notice, inWords(message.args))}</li>`;
  }
  const { seat } = message;
  const look = seat === null ? "" : sideClass(seat, seats);
  return html`<li class=${look} data-side=${seat ?? undefined}>
    ${time}${" "}
    <b class="seat-mark">
      ${seat !== null && html`<${SideSign} side=${seat} seats=${seats} />`}
      ${" "}${message.name || unnamed(seat)}
    </b>
    ${" "}<span class="chat-words">${message.text}</span>${" "}${children}
  </li>`;
}

/** Somebody without a name. @param {string | null} seat */
function unnamed(seat) {
  return seat === null ? say("seats-guest") : name(seat);
}

/** The persons and bots of a notice as people call them. @param {Args} args @returns {Args} */
function inWords({ who, ...args }) {
  const bots = ["bot", "old", "new"].filter((arg) => arg in args);
  const levels = bots.map((arg) => [arg, levelName(String(args[arg]))]);
  return { ...args, ...Object.fromEntries(levels), who: who || say("seats-guest") };
}
