// @ts-check
// Everything about one card or term, in a note beside whatever shows it.

import { html, signal, useEffect } from "./html.js";
import { effectText, knows, language, name, quote, say } from "./texts.js";

/** @import { Card, Children } from "./types.js" */

const HOVER_DELAY = 300;
const LONG_TAP = 450;
/** The time a pointer has to travel from a card to its note. */
const GRACE = 200;
const MARGIN = 8;

/**
 * What the note is about, beside which element it stands, and what that has to add.
 * @typedef {{code: string, anchor: Element, about?: Children}} Inspected
 */
const inspected = signal(/** @type {Inspected | null} */ (null));

let timer = 0;
/** Whether the finger that is about to be lifted has opened a note: then it chooses nothing. */
let held = false;

/** @param {number} delay @param {() => void} action */
function soon(delay, action) {
  clearTimeout(timer);
  timer = setTimeout(action, delay);
}

/**
 * Opens the note about a code beside an element.
 *
 * @param {string} code @param {Element} anchor @param {Children} [about]
 */
export function inspect(code, anchor, about) {
  clearTimeout(timer);
  inspected.value = { code, anchor, about };
}

/** Closes the note. */
export function dismiss() {
  clearTimeout(timer);
  inspected.value = null;
}

/**
 * The handlers that open and close the note about a code: by hovering, keyboard focus, a long tap
 * or the key “i”. `click` is what else a click does; `point` is told when the element is pointed at;
 * `about` is what the note tells beside the data of the code.
 *
 * @param {string} code
 * @param {{click?: (anchor: Element) => void, point?: (here: boolean) => void,
 *   about?: Children}} also
 */
export function details(code, { click = (anchor) => inspect(code, anchor, about), point, about } = {}) {
  /** @param {Event} event */
  const open = (event) => inspect(code, /** @type {Element} */ (event.currentTarget), about);
  return {
    /** @param {PointerEvent} event */
    onPointerEnter(event) {
      if (event.pointerType !== "mouse") return;
      const anchor = /** @type {Element} */ (event.currentTarget);
      point?.(true);
      soon(HOVER_DELAY, () => inspect(code, anchor, about));
    },
    /** @param {PointerEvent} event */
    onPointerLeave(event) {
      point?.(false);
      if (event.pointerType === "mouse") soon(GRACE, dismiss);
      else clearTimeout(timer);
    },
    /** @param {PointerEvent} event */
    onPointerDown(event) {
      held = false;
      if (event.pointerType === "mouse") return;
      const anchor = /** @type {Element} */ (event.currentTarget);
      soon(LONG_TAP, () => {
        held = true;
        inspect(code, anchor, about);
      });
    },
    onPointerCancel: () => clearTimeout(timer),
    /** @param {Event} event */
    onContextMenu(event) {
      if (held) event.preventDefault();
    },
    /** @param {FocusEvent} event */
    onFocus(event) {
      point?.(true);
      if (/** @type {Element} */ (event.currentTarget).matches(":focus-visible")) open(event);
    },
    onBlur() {
      point?.(false);
      dismiss();
    },
    /** @param {KeyboardEvent} event */
    onKeyDown(event) {
      if (event.key === "i" && !event.ctrlKey && !event.metaKey && !event.altKey) open(event);
    },
    /** @param {MouseEvent} event */
    onClick(event) {
      clearTimeout(timer);
      if (held) held = false;
      else click(/** @type {Element} */ (event.currentTarget));
    },
  };
}

/**
 * A word of the game that explains itself, such as a label on the board; `about` is what the note
 * about it has to add.
 *
 * @param {{code: string, class?: string, about?: Children, children?: Children}} props
 */
export function Term({ code, class: kind = "", about, children }) {
  return html`<button type="button" class=${`term ${kind}`} ...${details(code, { about })}>
    ${children ?? title(code)}
  </button>`;
}

/**
 * The one note of the page; it stands beside what `inspect` was given. `more` adds what matters of
 * a code at the moment.
 *
 * @param {{cards: Record<string, Card>, game: string, settings: Record<string, unknown>,
 *   more: (code: string) => Children}} props
 */
export function CardPopover({ cards, game, settings, more }) {
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const key = (event) => event.key === "Escape" && dismiss();
    /** @param {Event} event */
    const outside = ({ target }) => {
      const inside = target instanceof Element && target.closest(".details");
      if (inspected.value && !inside) dismiss();
    };
    /** @param {Event} event */
    const moved = ({ target }) => {
      const anchor = inspected.value?.anchor;
      if (anchor && target instanceof Node && target.contains(anchor)) dismiss();
    };
    const removed = new MutationObserver(() => {
      if (inspected.value && !inspected.value.anchor.isConnected) dismiss();
    });
    addEventListener("keydown", key);
    addEventListener("pointerdown", outside, true);
    addEventListener("scroll", moved, true);
    removed.observe(document.body, { childList: true, subtree: true });
    return () => {
      removed.disconnect();
      removeEventListener("keydown", key);
      removeEventListener("pointerdown", outside, true);
      removeEventListener("scroll", moved, true);
      dismiss();
    };
  }, []);
  const about = inspected.value;
  if (!about || !(about.about || tells(about.code, cards[about.code], game))) return null;
  /** @param {HTMLElement | null} note */
  const attach = (note) => {
    if (!note) return about.anchor.removeAttribute("aria-describedby");
    about.anchor.setAttribute("aria-describedby", note.id);
    place(note, about.anchor);
    // What must stay in sight may be drawn a moment later, as a country’s neighbours are.
    requestAnimationFrame(() => note.isConnected && place(note, about.anchor));
  };
  return html`<div
    key=${about.code}
    id="details"
    class="details"
    role="tooltip"
    ref=${attach}
    onPointerEnter=${() => clearTimeout(timer)}
    onPointerLeave=${(/** @type {PointerEvent} */ event) =>
      event.pointerType === "mouse" && soon(GRACE, dismiss)}
  >
    <${CardDetails} code=${about.code} card=${cards[about.code]} game=${game} settings=${settings}>
      ${more(about.code)} ${about.about}
    </${CardDetails}>
  </div>`;
}

/**
 * Puts a note beside its anchor, or below or above it: where it covers least of what should stay in
 * sight. Within an element with `data-clear` that is what this selector finds, and the corners of
 * that element, which the note does not leave, are good places too; `data-notes="below"` prefers
 * the place below. Narrow screens show the note at their bottom (CSS).
 *
 * @param {HTMLElement} note @param {Element} anchor
 */
export function place(note, anchor, around = anchor.closest("[data-clear]")) {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = note;
  const beside = [
    [at.right + MARGIN, at.top],
    [at.left - MARGIN - width, at.top],
  ];
  const stacked = [
    [at.left, at.bottom + MARGIN],
    [at.left, at.top - MARGIN - height],
  ];
  const below = anchor.closest("[data-notes=below]");
  const spots = below ? [...stacked, ...beside] : [...beside, ...stacked];
  const frame = around?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
  if (around) spots.push(...corners(frame, width, height));
  const others = around?.querySelectorAll(/** @type {any} */ (around).dataset.clear) ?? [];
  const clear = [...others].map((one) => one.getBoundingClientRect());
  const places = spots.map(([left, top]) => {
    const x = within(left, frame.left + MARGIN, frame.right - MARGIN - width);
    const y = within(top, frame.top + MARGIN, frame.bottom - MARGIN - height);
    const box = new DOMRect(x, y, width, height);
    const cost = overlap(box, at) ? Infinity : clear.filter((one) => overlap(box, one)).length;
    return { box, cost };
  });
  const { box } = places.reduce((best, one) => (one.cost < best.cost ? one : best));
  note.style.setProperty("--x", `${box.x}px`);
  note.style.setProperty("--y", `${box.y}px`);
}

/** @param {number} at @param {number} least @param {number} most */
function within(at, least, most) {
  return Math.max(least, Math.min(at, most));
}

/** Where a note stands in the corners of a frame. @param {DOMRect} frame */
function corners(frame, /** @type {number} */ width, /** @type {number} */ height) {
  const [left, right] = [frame.left + MARGIN, frame.right - MARGIN - width];
  const [top, bottom] = [frame.top + MARGIN, frame.bottom - MARGIN - height];
  return [
    [left, bottom],
    [right, bottom],
    [left, top],
    [right, top],
  ];
}

/** @param {DOMRect} one @param {DOMRect} other */
function overlap(one, other) {
  const across = one.left < other.right && other.left < one.right;
  return across && one.top < other.bottom && other.top < one.bottom;
}

/**
 * A card in full: what it is, its values, what it does, and where we know all this from. Whatever
 * matters more at the moment stands under its title.
 *
 * @param {{code: string, card?: Partial<Card>, game: string, settings: Record<string, unknown>,
 *   children?: Children}} props
 */
export function CardDetails({ code, card = {}, game, settings, children }) {
  const { kind, ...fields } = card;
  const values = Object.entries(fields).filter(([field, value]) => {
    return knows(labelOf(field)) && isReadable(value);
  });
  return html`
    <header class="details-title">
      <strong>${title(code)}</strong>
      ${kind && html`<span class="details-kind">${kindOf(kind)}</span>`}
    </header>
    ${children}
    ${values.length > 0 &&
    html`<dl class="details-values">
      ${values.map(
        ([field, value]) => html`<div>
          <dt>${say(labelOf(field))}</dt>
          <dd>${shown(value)}</dd>
        </div>`,
      )}
    </dl>`}
    ${explanations(code, card, game).map((text) => html`<p>${effectText(text, settings)}</p>`)}
    ${card.rule &&
    html`<p class="details-rule">
      <a href=${`/rules/${game}#${card.rule}`}>
        ${quote("terminal-see-rule", { rule: card.rule })}
      </a>
    </p>`}
    ${sources(card.source).map(
      ([origin, fields]) => html`<p class=${`details-source ${origin}`}>
        ${quote(`terminal-source-${origin}`, { fields: fields.join(", ") })}
      </p>`,
    )}
  `;
}

/**
 * The messages that say what a card does or a word means.
 *
 * @param {string} code
 * @param {Partial<Card>} card
 * @param {string} game
 */
function explanations(code, card, game) {
  const own = [`effect-${code}`, `effect-${card.faction}`, `board-about-${game}-${code}`];
  // Copies of one card do the same.
  const kind = card.kind && code.match(/^(.*)_\d+$/)?.[1];
  return [...own, ...(kind ? [`effect-${kind}`] : [])].filter(knows);
}

/**
 * Whether there is anything to tell but the name.
 *
 * @param {string} code
 * @param {Card | undefined} card
 * @param {string} game
 */
function tells(code, card, game) {
  return card !== undefined || explanations(code, {}, game).length > 0;
}

/** The message of a field's label. @param {string} field */
export function labelOf(field) {
  return `label-${field.replaceAll("_", "-")}`;
}

/** What a thing or a field is called. @param {string} code @returns {string} */
export function title(code) {
  return !knows(`name-${code}`) && knows(labelOf(code)) ? say(labelOf(code)) : name(code);
}

/** @param {string} kind */
function kindOf(kind) {
  return knows(`board-kind-${kind}`) ? say(`board-kind-${kind}`) : name(kind);
}

/**
 * Whether people can read a value: numbers, yes or no, and words that have a name.
 *
 * @param {unknown} value
 * @returns {boolean}
 */
function isReadable(value) {
  if (Array.isArray(value)) return value.length > 0 && value.every(isReadable);
  if (typeof value === "string") return knows(`name-${value}`);
  return typeof value === "number" || typeof value === "boolean";
}

/** @param {unknown} value @returns {string} */
function shown(value) {
  if (typeof value === "boolean") return say(`value-${value}`);
  if (typeof value === "number") return String(value);
  if (Array.isArray(value)) return value.map(shown).join(" › ");
  return name(String(value));
}

/**
 * Which fields were found in print, and which were inferred, translated or made up by us.
 *
 * @param {unknown} source
 * @returns {[string, string[]][]}
 */
function sources(source) {
  if (!source) return [];
  const whole = Array.isArray(source) || typeof source !== "object";
  const origins = whole ? { all: source } : /** @type {Record<string, unknown>} */ (source);
  /** @type {Map<string, string[]>} */
  const fields = new Map();
  for (const [field, origin] of Object.entries(origins)) {
    const [, what, of] = /** @type {string[]} */ (field.match(/^(.*?)(?:_(en|ru|fr))?$/));
    if (of && of !== language.value) continue;
    const kind = Array.isArray(origin) ? "found" : String(origin).split(" ")[0];
    const label = knows(labelOf(what)) ? labelOf(what) : `terminal-value-${what}`;
    fields.set(kind, [...(fields.get(kind) ?? []), say(label)]);
  }
  return [...fields];
}
