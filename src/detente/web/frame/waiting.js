// @ts-check
// Which of my tables wait for me, and the way to the next of them.

import { html, useEffect, useState } from "../board/html.js";
import { say } from "../board/texts.js";
import { get } from "./api.js";
import { Icon } from "./masthead.js";

/** @import { Lobby, TableInfo } from "../board/types.js" */
/** @import { Desk } from "./desk.js" */

const REFRESH = 20_000;

/** @param {TableInfo} table */
export const isOver = (table) => table.over || table.closed;

/** Whether one of my seats at a table is asked. @param {TableInfo} table @param {string[]} mine their ids */
export function waitsForMe(table, mine = []) {
  const asked = table.seats.filter(({ seat }) => table.to_act.includes(seat));
  return !isOver(table) && asked.some(({ seat_id }) => mine.includes(seat_id));
}

/** Leads to the table that has waited longest for me, while this one does not. @param {{desk: Desk}} props */
export function NextTable({ desk }) {
  const [waiting, setWaiting] = useState(/** @type {TableInfo[]} */ ([]));
  const { standing, id } = desk;
  const playing = desk.known.my_seats.length > 0;
  const idle = playing && standing !== "your-turn" && standing !== "covered";
  useEffect(() => {
    setWaiting([]);
    if (!idle) return undefined;
    const look = async () => {
      if (document.hidden) return;
      /** @type {Lobby | null} */
      const lobby = await get("/api/tables").catch(() => null); // the next look may find it
      const found = lobby?.mine.filter((one) => one.id !== id && waitsForMe(one, lobby.my_seats[one.id]));
      if (found) setWaiting(found.toSorted((one, other) => one.changed - other.changed));
    };
    const soon = setTimeout(look, 2_000);
    const timer = setInterval(look, REFRESH);
    return () => {
      clearTimeout(soon);
      clearInterval(timer);
    };
  }, [idle]);
  if (!idle || !waiting.length) return null;
  const label = say("table-page-next", { count: waiting.length });
  return html`<a class="button next-table" href=${`/t/${waiting[0].id}`} title=${label}>
    <span class="next-words">${label}</span> <${Icon} path="M4 12h15M13 5l7 7-7 7" />
  </a>`;
}
