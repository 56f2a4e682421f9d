// @ts-check
// What the strongest bot would do here, for a person who plays against nothing but bots.

import { html, signal } from "../board/html.js";
import { Remarks } from "../board/piece.js";
import { knows, language, quote, say } from "../board/texts.js";
import { post } from "./api.js";

/** @import { Advice } from "../board/types.js" */
/** @import { Desk } from "./desk.js" */

/** As many of the moves that it rates lower are told; those that are about equal are told all. */
const MOST_LOWER = 2;

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

/** @param {{desk: Desk, advice: Advice}} props */
function Words({ desk, advice }) {
  const best = desk.moves.get(advice.move);
  if (!best) return null;
  const [own, ...others] = advice.estimates;
  const equal = others.filter(({ about_equal }) => about_equal);
  const lower = others.filter(({ about_equal }) => !about_equal).slice(0, MOST_LOWER);
  // What is about equal gets no number: it would tell apart what the noise does not.
  const equals = equal.map(({ move }) => desk.moves.get(move)?.label);
  const compared = lower.map(({ move, value }) => {
    return `${desk.moves.get(move)?.label} ${estimate(advice.scale, value)}`.trim();
  });
  return html`
    <p>
      ${say("advice-would", { level: say(`seats-level-${advice.bot}`) })}${" "}
      <button type="button" class="advised" onClick=${() => desk.play(advice.move)}>
        ${best.label}
      </button>
      ${own && html` <small>${estimate(`own-${advice.scale}`, own.value)}</small>`}${" "}
      <${Remarks} hint=${best.hint} />
    </p>
    ${equals.length > 0 &&
    html` <p class="small soft">${quote("advice-equal", { choices: equals })}</p>`}
    ${compared.length > 0 &&
    html` <p class="small soft">${quote("advice-lower", { choices: compared })}</p>`}
  `;
}

/** An estimate in words, unless it only ranks. @param {string} scale @param {number} value */
function estimate(scale, value) {
  if (!knows(`advice-${scale}`)) return "";
  const percent = Math.round(100 * value);
  const signs = { maximumFractionDigits: 1, signDisplay: /** @type {const} */ ("exceptZero") };
  const points = new Intl.NumberFormat(language.value, signs).format(value);
  return say(`advice-${scale}`, { percent, points });
}
