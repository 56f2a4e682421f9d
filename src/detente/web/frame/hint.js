// @ts-check
// What the strongest bot would do here, for a person who plays against nothing but bots.

import { html } from "../board/html.js";
import { Remarks } from "../board/piece.js";
import { knows, language, quote, say } from "../board/texts.js";

/** @import { Desk } from "./table.js" */

/** As many of the moves that it rates lower are told; those that are about equal are told all. */
const MOST_LOWER = 2;

/** The button that asks for a hint. @param {{desk: Desk}} props */
export function HintButton({ desk }) {
  if (!desk.advisable) return null;
  return html`<button
    type="button"
    class="hint-button"
    title=${say("advice-title")}
    aria-keyshortcuts="h"
    disabled=${desk.advising.value}
    onClick=${() => desk.advise()}
  >
    ${say("advice-ask")}
  </button>`;
}

/** The hint, while it holds, or that somebody thinks about it. @param {{desk: Desk}} props */
export function HintLine({ desk }) {
  const { advice } = desk;
  return html`<div class="advice" role="status">
    ${desk.advising.value
      ? html`<p>${say("advice-thinking")} <span class="dots" aria-hidden="true"></span></p>`
      : advice && html`<${Words} desk=${desk} />`}
  </div>`;
}

/** @param {{desk: Desk}} props */
function Words({ desk }) {
  const advice = /** @type {NonNullable<Desk["advice"]>} */ (desk.advice);
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
