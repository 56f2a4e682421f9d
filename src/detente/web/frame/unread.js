// @ts-check
// What others have said at a table that nobody has read yet.

/** @import { ChatMessage } from "../board/types.js" */
/** @import { Desk } from "./desk.js" */

/** Whether somebody else has written a message. @param {Desk} desk @param {ChatMessage} message */
export function isOthers({ known: { my_seats } }, { text, seat }) {
  return text !== null && !my_seats.includes(seat ?? "");
}

/**
 * How many things others have said since the chat was last in sight.
 *
 * @param {Desk} desk
 */
export function unread(desk) {
  const fresh = desk.known.messages.filter(({ number }) => number > desk.lastRead.value);
  return fresh.filter((one) => isOthers(desk, one) && !desk.muted.hides(one)).length;
}
