// @ts-check
// What is beside the game: seats, log and chat, one of them at a time.

import { html } from "../board/html.js";
import { say } from "../board/texts.js";
import { Region } from "./frame.js";
import { later } from "./later.js";
import { narrow, wide } from "./narrow.js";
import { Seats } from "./seats.js";
import { sheet } from "./sheet.js";
import { unread } from "./unread.js";

/** @import { Desk, Tab } from "./desk.js" */

const Chat = later(
  async () => (await import("./chat.js")).Chat,
  ({ desk }) => shownTab(desk) === "chat",
);
const Log = later(async () => (await import("./log.js")).Log, ({ open }) => open);

/** The last region of the rail, and the log, which opens over it. @param {{desk: Desk}} props */
export function Rest({ desk }) {
  const drawn = !narrow.value || sheet.stop.value === "full";
  return html`<${Region} name="rest">
      <${Tabs} desk=${desk} />
      <${Seats} desk=${desk} />
      ${tabsOf(desk).includes("chat") && html`<${Chat} desk=${desk} />`}
    </${Region}>
    <${Log} desk=${desk} open=${wide.value || (drawn && shownTab(desk) === "log")} />`;
}

/**
 * What can be shown. At a table for one nobody talks, until somebody looks on or something was said.
 *
 * @param {Desk} desk
 * @returns {Tab[]}
 */
function tabsOf({ known: { table, my_seats, messages } }) {
  const alone = table.seats.length === 1 && my_seats.length === 1;
  const silent = alone && !table.spectators && !messages.length;
  /** @type {Tab[]} */
  const tabs = narrow.value ? ["recap", "seats", "log", "chat"] : ["seats", "log", "chat"];
  return tabs.filter((tab) => tab !== "chat" || !silent);
}

/** What is shown: what was asked for, or else the first. @param {Desk} desk @returns {Tab} */
export function shownTab(desk) {
  const tabs = tabsOf(desk);
  const wanted = desk.tab.value;
  return wanted && tabs.includes(wanted) ? wanted : tabs[0];
}

/** @param {{desk: Desk}} props */
function Tabs({ desk }) {
  const count = unread(desk);
  return html`<nav class="tabs" aria-label=${say("table-page-tabs")}>
    ${tabsOf(desk).map(
      (tab) => html`<button
        key=${tab}
        type="button"
        data-tab=${tab}
        aria-pressed=${shownTab(desk) === tab}
        onClick=${() => (desk.tab.value = tab)}
      >
        ${say(`table-page-tab-${tab}`)}
        ${tab === "chat" &&
        count > 0 &&
        html` <span class="unread" aria-label=${say("chat-unread", { count })}>${count}</span>`}
      </button>`,
    )}
  </nav>`;
}
