// @ts-check
// Who sits where, who is there, and what can be done about an empty seat.

import { html, useRef, useState } from "../board/html.js";
import { SeatMark, sideClass } from "../board/side.js";
import { dashed, knows, quote, say } from "../board/texts.js";
import { later } from "./later.js";
import { LinkButton } from "./links.js";
import { changePace, pace } from "./pace.js";
import { setSound, soundOn } from "./sound.js";

/** @import { SeatInfo, TableInfo } from "../board/types.js" */
/** @import { Desk } from "./desk.js" */

const Devices = later(async () => (await import("./devices.js")).Devices);

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

/** Whether somebody here still plays at this table. @param {Desk} desk */
function isPlaying({ known: { table, my_seats } }) {
  return my_seats.length > 0 && !table.over && !table.closed;
}

/** What the menu has at a table: what is seldom wanted. @param {{desk: Desk}} props */
export function TableMenu({ desk }) {
  const { table, my_seats } = desk.known;
  const playing = isPlaying(desk);
  return html`
    <div class="menu-tools">
      ${playing &&
      my_seats.length > 1 &&
      html`<button type="button" onClick=${() => desk.cover()}>${say("seats-cover")}</button>`}
      <button type="button" onClick=${() => setSound(!soundOn.value)}>
        ${say(soundOn.value ? "table-page-sound-on" : "table-page-sound-off")}
      </button>
      <button type="button" aria-keyshortcuts="v" onClick=${changePace}>
        ${say(`table-page-moments-${pace.value}`)}
      </button>
      <button type="button" aria-keyshortcuts="k" onClick=${() => (desk.keysShown.value = true)}>
        ${say("keys-title")}
      </button>
      ${playing && html`<${Leave} desk=${desk} />`}
    </div>
    <details class="about">
      <summary>${say("table-page-about")}</summary>
      ${playing &&
      html`<${LinkButton}
        path=${desk.live.address("/device-links")}
        table=${table.id}
        kind="seat"
        label=${say("links-device")}
        hint=${say("links-device-hint")}
      />`}
      <dl class="about-options">
        ${desk.rules.map(
          ({ name: option }) => html`<dt>${say(`option-${dashed(option)}`)}</dt>
            <dd>${say(`value-${dashed(table.settings[option])}`)}</dd>`,
        )}
        ${Object.entries(table.notes ?? {}).map(
          ([name, note]) => html`<dt>${name}</dt>
            <dd>${note}</dd>`,
        )}
      </dl>
    </details>
    ${playing && html`<${Devices} desk=${desk} />`}
    ${!table.over && html`<${FairChance} table=${table} />`}
  `;
}

/** @param {{desk: Desk}} props */
function Leave({ desk }) {
  const { table, my_seats } = desk.known;
  const last = !table.seats.some(({ seat, name: person }) => person !== null && !my_seats.includes(seat));
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const named = useRef(/** @type {Map<string, string>} */ (new Map()));
  const leave = () => {
    dialog.current?.close();
    dialog.current?.closest("details")?.removeAttribute("open"); // The menu is of no use any more.
    void desk.ask("leave", { successors: [...named.current.values()] });
  };
  return html`<button type="button" onClick=${() => dialog.current?.showModal()}>
      ${say("seats-leave")}
    </button>
    <dialog ref=${dialog} class="sure" aria-labelledby="leave-question">
      <p id="leave-question">
        ${last ? say("seats-leave-last") : say("seats-leave-question", { count: my_seats.length })}
      </p>
      <${Successors} desk=${desk} named=${named.current} />
      <div class="sure-answers">
        <button type="button" onClick=${() => dialog.current?.close()}>${say("seats-stay")}</button>
        <button type="button" class="danger" onClick=${leave}>${say("seats-leave-surely")}</button>
      </div>
    </dialog>`;
}

/**
 * A link for each of my seats, for whoever is to have it; `named` gets the tokens.
 *
 * @param {{desk: Desk, named: Map<string, string>}} props
 */
function Successors({ desk: { known, id }, named }) {
  return known.my_seats.map(
    (seat) => html`<${LinkButton}
      key=${seat}
      path=${`/api/tables/${id}/successors?seat=${encodeURIComponent(seat)}`}
      table=${id}
      kind="join"
      label=${known.my_seats.length > 1 ? say("seats-successor-of", { seat }) : say("seats-successor")}
      hint=${say("seats-successor-hint")}
      made=${(/** @type {string} */ token) => named.set(seat, token)}
    />`,
  );
}

/**
 * What was promised about chance, and how to check it; nothing for a record from elsewhere.
 *
 * @param {{table: TableInfo}} props
 */
export function FairChance({ table }) {
  if (table.commitment === null) return null;
  return html`<details class="fair-chance">
    <summary>${say("table-page-fair")}</summary>
    <p>${say("table-page-fair-meaning")}</p>
    <dl>
      <dt>${say("table-page-commitment")}</dt>
      <dd><code>${table.commitment}</code></dd>
      ${table.secret !== null &&
      html`<dt>${say("table-page-secret")}</dt>
        <dd><code>${table.secret}</code></dd>`}
    </dl>
    <p>
      ${say("table-page-fair-check")}${" "}
      <code>detente verify ${table.game}-${table.id}.detente --commitment ${table.commitment}</code>
    </p>
  </details>`;
}
