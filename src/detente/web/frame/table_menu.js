// @ts-check
// What the menu has at a table: what is seldom wanted.

import { html, useRef } from "../board/html.js";
import { dashed, say } from "../board/texts.js";
import { Devices } from "./devices.js";
import { LinkButton } from "./links.js";
import { changePace, pace } from "./pace.js";
import { setSound, soundOn } from "./sound.js";

/** @import { TableInfo } from "../board/types.js" */
/** @import { Desk } from "./desk.js" */

/** Whether somebody here still plays at this table. @param {Desk} desk */
function isPlaying({ known: { table, my_seats } }) {
  return my_seats.length > 0 && !table.over && !table.closed;
}

/** @param {{desk: Desk}} props */
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
