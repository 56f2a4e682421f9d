// @ts-check
// Who sits where, who is there, and what can be done about an empty seat.

import { html, useState } from "../board/html.js";
import { SeatMark, sideClass } from "../board/side.js";
import { knows, quote, say } from "../board/texts.js";

/** @import { SeatInfo, TableInfo } from "../board/types.js" */
/** @import { Desk } from "./desk.js" */

/** What a bot's level is called. @param {string} level */
export function levelName(level) {
  return knows(`seats-level-${level}`) ? say(`seats-level-${level}`) : level;
}

/** @param {{desk: Desk}} props */
export function Seats({ desk }) {
  const { table, seat: mine, my_seats } = desk.known;
  const names = table.seats.map((seat) => seat.seat);
  return html`<section
    class="seats panel scroll"
    data-panel="seats"
    tabindex="0"
    aria-labelledby="seats-title"
  >
    <h2 id="seats-title" class="panel-title">${say("seats-title")}</h2>
    <ul class="seat-list">
      ${table.seats.map(
        (seat) => html`<li
          key=${seat.seat_id}
          class=${`seat ${sideClass(seat.seat, names)} ${table.to_act.includes(seat.seat) ? "to-act" : ""}`}
          data-side=${seat.seat}
        >
          <div class="seat-line">
            <${SeatMark} seat=${seat.seat} seats=${names} />
            <span class="seat-who" title=${who(seat)}>${who(seat)}</span>
            ${my_seats.includes(seat.seat) &&
            html`<span class="seat-you">
              ${say(my_seats.length === 1 || seat.seat === mine ? "seats-you" : "seats-here")}
            </span>`}
            <span class="seat-state">${stateOf(seat, table)}</span>
          </div>
          ${seat.kind === "left" &&
          !table.closed &&
          html`<p class="small soft">${say(`seats-left-${seat.newcomer === "no" ? "two" : "consent"}`)}</p>`}
          ${seat.replaceable &&
          my_seats.length > 0 &&
          !my_seats.includes(seat.seat) &&
          html`<${TakeOver} desk=${desk} seat=${seat} /><${Admit} desk=${desk} seat=${seat} />`}
        </li>`,
      )}
    </ul>
    ${table.notes
      ? html`<p class="watching">${say("seats-record-shown")}</p>`
      : !my_seats.length && !table.over && html`<p class="watching">${say("seats-watching")}</p>`}
    ${table.spectators > 0 &&
    html`<p class="small soft">${say("seats-watchers", { count: table.spectators })}</p>`}
  </section>`;
}

/**
 * Who sits there, in words.
 * @param {SeatInfo} seat
 */
export function who({ kind, name: person, bot }) {
  const level = bot === null ? "" : levelName(bot);
  if (kind === "person") return person || say("seats-guest");
  if (kind === "record") return person || say("seats-record");
  if (kind !== "bot") return say(`seats-${kind}`);
  return person ? quote("seats-stand-in", { level, person }) : quote("seats-bot", { level });
}

/** @param {SeatInfo} seat @param {TableInfo} table */
function stateOf({ seat, kind, connected, thinking }, { to_act, over }) {
  if (thinking) return html`${say("seats-thinking")}<span class="dots" aria-hidden="true"></span>`;
  if (kind === "person" && !connected) return html`<span class="away">${say("seats-away")}</span>`;
  return !over && to_act.includes(seat) ? say("seats-to-act") : "";
}

/** Consent to a bot in an empty seat. @param {{desk: Desk, seat: SeatInfo}} props */
function TakeOver({ desk, seat }) {
  const [bot, setBot] = useState(desk.levels.at(-1) ?? "");
  if (desk.known.my_seats.some((mine) => seat.consents.includes(mine))) {
    return html`<p class="small soft">${say("seats-consented", { who: seat.consents })}</p>`;
  }
  return html`<div class="take-over">
    <label>
      <span>${say("seats-take-over")}</span>
      <select onChange=${(/** @type {any} */ event) => setBot(event.target.value)}>
        ${desk.levels.map(
          (level) => html`<option value=${level} selected=${level === bot}>
            ${levelName(level)}
          </option>`,
        )}
      </select>
    </label>
    <button type="button" onClick=${() => desk.ask("bot-takeover", { seat: seat.seat_id, bot })}>
      ${say("seats-consent")}
    </button>
    ${seat.consents.length > 0 &&
    html`<p class="small soft">${say("seats-consents", { who: seat.consents })}</p>`}
  </div>`;
}

/** Consent to somebody new in an empty seat. @param {{desk: Desk, seat: SeatInfo}} props */
function Admit({ desk, seat: { seat_id, newcomer, admits } }) {
  if (newcomer === "no") return null;
  const agreed = desk.known.my_seats.some((mine) => admits.includes(mine));
  return html`<div class="take-over">
    ${!agreed &&
    html`<button type="button" onClick=${() => desk.ask("admissions", { seat: seat_id })}>
      ${say("seats-admit")}
    </button>`}
    ${admits.length > 0 &&
    html`<p class="small soft">
      ${say(newcomer === "yes" ? "seats-admitted" : "seats-admits", { who: admits })}
    </p>`}
  </div>`;
}
