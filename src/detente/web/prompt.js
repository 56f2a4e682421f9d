// @ts-check
// Who must choose what, and the numbered list of what can be chosen.

import { html, useEffect, useRef } from "./html.js";
import { outcome } from "./result.js";
import { RuleLink } from "./rules.js";
import { eventText, promptText, say } from "./texts.js";

/** @import { Desk } from "./table.js" */

/** More than these are for the log. */
const MOST_EVENTS = 6;

/**
 * What just happened and what is asked now, above everything else.
 *
 * @param {{desk: Desk}} props
 */
export function Prompt({ desk }) {
  const { view, table, undo } = desk.news;
  const { standing, busy } = desk;
  const thinking = table.seats.some((seat) => seat.thinking);
  return html`<section class="prompt" aria-label=${say(`table-page-${standing}`)}>
    <p class="prompt-state"><span class="stamp">${say(`table-page-${standing}`)}</span></p>
    <div class="prompt-words">
      ${!view.over &&
      html`<p class="prompt-latest">
        ${view.answer
          ? say("table-page-answered", { choice: view.answer })
          : latest(desk, desk.acted).map(eventText).join(" ")}
      </p>`}
      <h2 id="question" tabindex="-1">
        ${question(desk)}
        ${view.prompt &&
        !table.closed &&
        html` <${RuleLink} game=${table.game} rule=${view.prompt.rule} />`}
        ${(thinking || busy) && html` <span class="dots" aria-hidden="true"></span>`}
      </h2>
    </div>
    <div class="prompt-actions">
      ${standing === "stand-in" &&
      html`<button type="button" class="primary" onClick=${() => desk.ask("return")}>
        ${say("seats-take-back")}
      </button>`}
      ${undo &&
      html`<button type="button" disabled=${busy} onClick=${() => desk.undo()}>
        ${say("table-page-undo")}
      </button>`}
      ${desk.options.size > 0 &&
      html`<button
        type="button"
        class="fold"
        aria-expanded=${!desk.folded.value}
        onClick=${() => (desk.folded.value = !desk.folded.value)}
      >
        ${say("table-page-choices", { count: desk.options.size })}
      </button>`}
    </div>
  </section>`;
}

/**
 * The question in words, or what there is instead of one.
 *
 * @param {Desk} desk
 */
export function question({ news: { view, table } }) {
  if (view.result) return outcome(view.seats, view.result).join(" ");
  if (table.closed) return say("table-page-table-closed");
  return promptText(view);
}

/**
 * What happened after a choice; without one, what the last choice led to.
 *
 * @param {Desk} desk
 * @param {number} [choice]
 */
export function latest({ news: { events } }, choice = (events.at(-1)?.number ?? 0) - 1) {
  return events.filter((event) => event.number > choice).slice(-MOST_EVENTS);
}

/**
 * What can be chosen, in the order of the keys 1 to 9 and 0.
 *
 * @param {{desk: Desk}} props
 */
export function Options({ desk }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const options = [...desk.options];
  const { view } = desk.news;
  useKeys(desk, options.map(([code]) => code));
  useFocus(list, view.choices);
  if (!options.length) return null;
  return html`<section
    class=${desk.folded.value ? "choices folded" : "choices"}
    aria-labelledby="choices-title"
  >
    <h2 id="choices-title" class="choices-title">
      ${say("table-page-choices", { count: options.length })}
    </h2>
    <ol class="options" ref=${list} onKeyDown=${moveFocus} aria-describedby="choices-keys">
      ${options.map(
        ([code, { number, label }]) => html`<li key=${`${view.choices} ${code}`}>
          <button
            type="button"
            class=${desk.highlight.value === code ? "option highlighted" : "option"}
            data-option=${code}
            aria-disabled=${desk.busy}
            aria-keyshortcuts=${number <= 10 ? String(number % 10) : undefined}
            onClick=${() => desk.choose(code)}
            onPointerEnter=${() => (desk.highlight.value = code)}
            onPointerLeave=${() => (desk.highlight.value = null)}
            onFocus=${(/** @type {any} */ { target }) => {
              if (target.matches(":focus-visible")) desk.highlight.value = code;
            }}
            onBlur=${() => (desk.highlight.value = null)}
          >
            <span class="option-number" aria-hidden="true">${number}</span>
            <span>${label}</span>
          </button>
        </li>`,
      )}
    </ol>
    <p id="choices-keys" class="choices-keys">${say("table-page-keys")}</p>
  </section>`;
}

/**
 * The keys 1 to 9 and 0 choose, wherever the focus is except in a field.
 *
 * @param {Desk} desk
 * @param {string[]} codes
 */
function useKeys(desk, codes) {
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const key = (event) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
      if (!/^[0-9]$/.test(event.key)) return;
      if (document.querySelector("dialog[open]")) return;
      if (/** @type {Element} */ (event.target).closest("input, select, textarea")) return;
      const code = codes[event.key === "0" ? 9 : Number(event.key) - 1];
      if (code !== undefined) {
        event.preventDefault();
        desk.choose(code);
      }
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  }, [desk, codes.join(" ")]);
}

/**
 * Whoever chooses from the list by keyboard goes on in the next list, and waits at the question.
 *
 * @param {{current: HTMLElement | null}} list
 * @param {number} choices
 */
function useFocus(list, choices) {
  const within = useRef(false);
  const inList = () => list.current?.contains(document.activeElement) ?? false;
  if (inList()) within.current = true;
  useEffect(() => {
    const { activeElement: focused, body } = document;
    const question = document.getElementById("question");
    if (focused !== body && focused !== question) within.current = inList();
    else if (within.current) (list.current?.querySelector("button") ?? question)?.focus();
  }, [choices, list.current]);
}

/** Arrow keys move through the list. @param {KeyboardEvent} event */
function moveFocus(event) {
  const buttons = [.../** @type {Element} */ (event.currentTarget).querySelectorAll("button")];
  const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
  const last = buttons.length - 1;
  const [on, back] = [at + 1, at - 1];
  const to = { ArrowDown: on, ArrowRight: on, ArrowUp: back, ArrowLeft: back, Home: 0, End: last };
  const wanted = to[/** @type {keyof typeof to} */ (event.key)];
  if (wanted === undefined) return;
  event.preventDefault();
  buttons[(wanted + buttons.length) % buttons.length]?.focus();
}
