// @ts-check
// A hint in words: what the strongest bot would do, and how it rates the rest.

import { html } from "../board/html.js";
import { Remarks } from "../board/piece.js";
import { knows, language, quote, say } from "../board/texts.js";

/** @import { Advice } from "../board/types.js" */
/** @import { Desk } from "./desk.js" */

/** As many of the moves that it rates lower are told; those that are about equal are told all. */
const MOST_LOWER = 2;

/** @param {{desk: Desk, advice: Advice}} props */
export function Words({ desk, advice }) {
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
