// @ts-check
// What the strongest bot would do here, for a person who plays against nothing but bots.

import { html, signal } from "../board/html.js";
import { say } from "../board/texts.js";
import { post } from "./api.js";
import { later } from "./later.js";

/** @import { Advice } from "../board/types.js" */
/** @import { Desk } from "./desk.js" */

const Words = later(async () => (await import("./hint_words.js")).Words);

/** What the strongest bot has been asked at one table. */
export class Hints {
  /** @param {Desk} desk */
  constructor(desk) {
    /** @private */
    this.desk = desk;
    /** The last hint, with the question that it is for. */
    this.last = signal(/** @type {Advice & {question: string} | null} */ (null));
    /** Whether another one is being thought about. */
    this.asking = signal(false);
  }

  /** Whether I may ask what the strongest bot would do. */
  get possible() {
    return this.desk.moves.size > 0 && this.desk.known.can_ask_hint;
  }

  /** The hint for the move that I have to make, if there is one. */
  get current() {
    const hint = this.last.value;
    return hint && hint.question === this.desk.question && this.desk.moves.size > 0 ? hint : null;
  }

  /** Asks what the strongest bot would do. */
  async ask() {
    if (this.asking.value) return;
    this.desk.note.value = null;
    this.asking.value = true;
    await this.desk.refusable(async () => {
      const { question, live } = this.desk;
      this.last.value = { ...(await post(live.address("/hint"))), question };
    });
    this.asking.value = false;
  }
}

/** The button that asks for a hint. @param {{desk: Desk}} props */
export function HintButton({ desk }) {
  if (!desk.hints.possible) return null;
  return html`<button
    type="button"
    class="hint-button"
    title=${say("advice-title")}
    aria-keyshortcuts="h"
    disabled=${desk.hints.asking.value}
    onClick=${() => desk.hints.ask()}
  >
    ${say("advice-ask")}
  </button>`;
}

/** The hint, while it holds, or that somebody thinks about it. @param {{desk: Desk}} props */
export function HintLine({ desk }) {
  const { current } = desk.hints;
  return html`<div class="advice" role="status">
    ${desk.hints.asking.value
      ? html`<p>${say("advice-thinking")} <span class="dots" aria-hidden="true"></span></p>`
      : current && html`<${Words} desk=${desk} advice=${current} />`}
  </div>`;
}
