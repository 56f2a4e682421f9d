// @ts-check
// The parts of a game: rounds or turns, as far as they are told in what happened.

import { quote, say } from "./texts.js";

/** @import { GameEvent } from "./types.js" */

/**
 * A part of the game; `start` is the place of its first event among all events.
 *
 * @typedef {{label: string, short: string, start: number}} Chapter
 */

/**
 * Chapters that begin with an event of this id, where its number changes; what was before is the
 * set-up. The argument names the number, and `label-<argument>` the chapter.
 *
 * @param {GameEvent[]} events
 * @param {string} id
 * @param {string} argument
 * @returns {Chapter[]}
 */
export function numbered(events, id, argument) {
  /** @type {Chapter[]} */
  const chapters = [];
  for (const [start, event] of events.entries()) {
    const short = String(event.args[argument]);
    if (event.id !== id || short === chapters.at(-1)?.short) continue;
    const label = quote("log-chapter", { what: say(`label-${argument}`), number: short });
    chapters.push({ label, short, start });
  }
  if (!chapters.length || chapters[0].start === 0) return chapters;
  return [{ label: say("log-chapter-set-up"), short: "", start: 0 }, ...chapters];
}
