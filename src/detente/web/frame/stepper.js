// @ts-check
// How many: numbers to choose from are not a list but a scale, with less, more, and what it means.

import { html, signal } from "../board/html.js";
import { Remarks } from "../board/piece.js";
import { say } from "../board/texts.js";

/** @import { LegalMove } from "../board/piece.js" */
/** @import { Asker } from "./moves.js" */

/** The number chosen last, and what was asked then. */
const chosen = signal({ code: "", asked: "" });

/** @param {Asker} desk */
const askedOf = (desk) => JSON.stringify(desk.known.view.prompt);

/** The moves that are numbers; fewer than two are no question. @param {Map<string, LegalMove>} moves */
export function numbersAmong(moves) {
  const found = [...moves.keys()].filter((code) => /^\d+$/.test(code));
  return found.length > 1 ? found : [];
}

/**
 * The number that was chosen, else the least; null if no number is asked for.
 *
 * @param {Asker} desk
 */
export function chosenNumber(desk) {
  const numbers = numbersAmong(desk.moves);
  const { code, asked } = chosen.value;
  const wanted = asked === askedOf(desk) && numbers.includes(code) ? code : numbers[0];
  return wanted ?? null;
}

/**
 * Less, the number, more; below it what that number means.
 *
 * @param {{desk: Asker}} props
 */
export function Stepper({ desk }) {
  const numbers = numbersAmong(desk.moves);
  const code = chosenNumber(desk);
  if (code === null) return null;
  const at = numbers.indexOf(code);
  const last = numbers.length - 1;
  const pointed = desk.highlight.value ?? "";
  const told = numbers.includes(pointed) ? pointed : code;
  const move = /** @type {LegalMove} */ (desk.moves.get(told));
  /** @param {number} to */
  const step = (to) => {
    const number = numbers[Math.max(0, Math.min(to, last))];
    chosen.value = { code: number, asked: askedOf(desk) };
  };
  /** @param {KeyboardEvent} event */
  const key = (event) => {
    const ways = { ArrowUp: at + 1, ArrowRight: at + 1, ArrowDown: at - 1, ArrowLeft: at - 1 };
    const keys = { ...ways, Home: 0, End: last };
    const to = keys[/** @type {keyof typeof keys} */ (event.key)];
    if (to === undefined) return;
    event.preventDefault();
    step(to);
  };
  return html`<div class="stepper">
    <button
      type="button"
      disabled=${at === 0}
      aria-label=${say("stepper-less")}
      onClick=${() => step(at - 1)}
    >
      −
    </button>
    <output
      tabindex="0"
      role="spinbutton"
      aria-valuemin=${numbers[0]}
      aria-valuemax=${numbers[last]}
      aria-valuenow=${code}
      aria-valuetext=${move.label}
      aria-label=${say("stepper-number")}
      aria-describedby="stepper-means"
      onKeyDown=${key}
    >
      ${code}
    </output>
    <button
      type="button"
      disabled=${at === last}
      aria-label=${say("stepper-more")}
      onClick=${() => step(at + 1)}
    >
      +
    </button>
    <p id="stepper-means">
      <b>${move.label}</b> <${Remarks} hint=${move.hint} />
      <small>${say("stepper-range", { least: Number(numbers[0]), most: Number(numbers[last]) })}</small>
    </p>
  </div>`;
}
