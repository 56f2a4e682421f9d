// @ts-check
// Whose messages I do not want to read at a table. Only this browser knows; it is kept across reloads.

import { signal } from "../board/html.js";

/** @import { ChatMessage } from "../board/types.js" */

/** The muted authors of one table, each with the name that he had then. */
export class Muted {
  /** @param {string} table */
  constructor(table) {
    this.storage = `muted:${table}`;
    /** Author → name. */
    this.authors = signal(/** @type {Record<string, string>} */ (kept(this.storage)));
  }

  /** Whether a message is not to be read. @param {ChatMessage} message */
  hides({ author }) {
    return author !== null && author in this.authors.value;
  }

  /** @param {string} author @param {string} name */
  mute(author, name) {
    this.keep({ ...this.authors.value, [author]: name });
  }

  /** @param {string} author */
  unmute(author) {
    const { [author]: _, ...others } = this.authors.value;
    this.keep(others);
  }

  /** @private @param {Record<string, string>} authors */
  keep(authors) {
    this.authors.value = authors;
    if (Object.keys(authors).length) localStorage.setItem(this.storage, JSON.stringify(authors));
    else localStorage.removeItem(this.storage);
  }
}

/** @param {string} storage */
function kept(storage) {
  return JSON.parse(localStorage.getItem(storage) ?? "{}");
}
