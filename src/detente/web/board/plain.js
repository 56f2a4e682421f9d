// @ts-check
// Any game's board, drawn from the shape of its data: fields are zones, codes are cards, a mapping
// by seats is a row of sides, {count, …} is a pile. So a game without a board of its own is playable.

import { labelOf, Term } from "./card.js";
import { Changes, useChanged } from "./changes.js";
import { html } from "./html.js";
import { Piece, useTable } from "./piece.js";
import { useSight } from "./scroll.js";
import { sideClass, SideSign } from "./side.js";
import { Tally, tallied } from "./tally.js";
import { knows, name, say } from "./texts.js";

/** @import { View } from "./types.js" */
/** @typedef {Record<string, unknown>} Mapping */

/** Fields that say what a thing is; their values need no label. */
const NAMES = ["card", "name", "code", "id"];
/** A card's number in its set is for its note. */
const FOR_THE_NOTE = ["number"];
/** The parts of a path such as /sides/us, whose fields can have notes. */
const DEEP = 3;

/** The whole board, and the moves that are nowhere on it. @param {{view: View}} props */
export function Board({ view }) {
  const { cards, moves, readonly } = useTable();
  const standing = new Map(leaves(view.board, ""));
  const counted = Object.values(view.board).flatMap((zone) => tallied(zone, view.seats, cards));
  const shown = new Set([...standing.values(), ...counted.flatMap(({ codes }) => codes)]);
  const others = readonly ? [] : [...moves.keys()].filter((code) => !shown.has(code));
  const board = useSight(view, ".plain-zone:not(.plain-others) .can");
  return html`<${Changes} view=${view} standing=${standing}>
    <section class="board plain" aria-label=${say("game-title")} ref=${board}>
      <${Fields} value=${view.board} path="" />
      ${others.length > 0 &&
      html`<div class="plain-zone plain-others">
        <h3>${say("board-also")}</h3>
        <div class="plain-cards">
          ${others.map((code) => html`<${PlainCard} key=${code} code=${code} />`)}
        </div>
      </div>`}
    </section>
  </${Changes}>`;
}

/**
 * All single values with their paths, to see what has changed. Where in a list a card lies is no
 * change, that it is there is one.
 *
 * @param {unknown} value
 * @param {string} path
 * @returns {[string, unknown][]}
 */
function leaves(value, path) {
  if (isShort(value)) return [[path, value]];
  if (isCards(value)) return value.map((code) => [`${path}/${code}`, code]);
  const parts = Object.entries(/** @type {object} */ (value));
  return parts.flatMap(([field, inner]) => leaves(inner, `${path}/${field}`));
}

/**
 * The fields of a mapping: single values in a line, those with parts as zones below; where there is
 * nothing, that is said once.
 *
 * @param {{value: Mapping, path: string}} props
 */
function Fields({ value, path }) {
  const changed = useChanged();
  const fields = Object.entries(value);
  const short = fields.filter(([, inner]) => isShort(inner) && inner !== null);
  const long = fields.filter(([, inner]) => !isShort(inner) && !isEmpty(inner));
  const nothing = fields.filter(([, inner]) => inner === null || isEmpty(inner));
  return html`
    ${short.length + nothing.length > 0 &&
    html`<dl class="plain-values">
      ${short.map(([field, inner]) => {
        const hidden = NAMES.includes(field) ? "visually-hidden" : "";
        return html`<div key=${field} class=${changed(`${path}/${field}`)}>
          <dt class=${hidden}><${Label} field=${field} path=${path} /></dt>
          <dd><${Value} value=${inner} path=${`${path}/${field}`} /></dd>
        </div>`;
      })}
      ${nothing.length > 0 &&
      html`<div>
        ${nothing.map(([field], at) => {
          return html`<dt key=${field}>
            <${Label} field=${field} path=${path} />${at < nothing.length - 1 ? ", " : ""}
          </dt>`;
        })}
        <dd><${Value} value=${null} path=${path} /></dd>
      </div>`}
    </dl>`}
    ${long.map(([field, inner]) => {
      const place = `${path}/${field}`;
      return html`<${Zone} key=${field} field=${field} value=${inner} path=${place} />`;
    })}
  `;
}

/**
 * A field with parts; a side has its colour. What all sides have of the same things is told for all
 * of them together, below.
 *
 * @param {{field: string, value: unknown, path: string}} props
 */
function Zone({ field, value, path }) {
  const { cards, view } = useTable();
  const counted = tallied(value, view.seats, cards);
  const told = counted.flatMap(({ fields }) => fields);
  const label = labelled(field);
  const kind = `plain-zone ${look(field, value, view.seats)}`;
  return html`<div class=${kind} role="group" aria-label=${label}>
      <h3><${Name} code=${field} text=${label} /></h3>
      <${Value} value=${told.length ? without(value, told) : value} path=${path} />
    </div>
    ${counted.map((tally) => html`<${Tally} key=${tally.field} tally=${tally} path=${path} />`)}`;
}

/**
 * How a zone looks: one for each seat, or that of a seat, in a line if it has only short values.
 *
 * @param {string} field @param {unknown} value @param {string[]} seats
 */
function look(field, value, seats) {
  if (seats.includes(field)) {
    const flat = isMapping(value) && Object.values(value).every(isShort);
    return `plain-side ${sideClass(field, seats)} ${flat ? "plain-flat" : ""}`;
  }
  const bySeat = isMapping(value) && Object.keys(value).every((key) => seats.includes(key));
  return bySeat ? "plain-sides" : "";
}

/** The sides without what is told elsewhere. @param {any} sides @param {string[]} told */
function without(sides, told) {
  const kept = Object.entries(sides).map(([seat, side]) => {
    const others = Object.entries(side).filter(([field]) => !told.includes(field));
    return [seat, Object.fromEntries(others)];
  });
  return Object.fromEntries(kept);
}

/** @param {{value: unknown, path: string}} props */
function Value({ value, path }) {
  if (value === null) {
    return html`<span class="soft">
      <span aria-hidden="true">—</span><span class="visually-hidden">${say("board-nothing")}</span>
    </span>`;
  }
  if (typeof value === "string") return html`<${Word} code=${value} />`;
  if (typeof value === "boolean") return say(`value-${value}`);
  if (Array.isArray(value)) return html`<${List} items=${value} path=${path} />`;
  if (isPile(value)) return html`<${Pile} value=${value} path=${path} />`;
  if (isMapping(value)) {
    return html`<div class="plain-fields"><${Fields} value=${value} path=${path} /></div>`;
  }
  return html`<b>${value}</b>`;
}

/**
 * Cards side by side, single values as a track, anything else one below the other.
 *
 * @param {{items: unknown[], path: string}} props
 */
function List({ items, path }) {
  const changed = useChanged();
  if (items.length === 0) return html`<span class="soft">${say("board-nothing")}</span>`;
  if (isCards(items)) {
    return html`<div class="plain-cards">
      ${items.map((code, index) => {
        return html`<${PlainCard} key=${index} code=${code} class=${changed(`${path}/${code}`)} />`;
      })}
    </div>`;
  }
  return html`<ol class=${items.every(isShort) ? "plain-track" : "plain-list"}>
    ${items.map((item, index) => {
      const place = `${path}/${index}`;
      return html`<li key=${index} class=${changed(place)}>
        <${Value} value=${item} path=${place} />
      </li>`;
    })}
  </ol>`;
}

/**
 * Cards on each other: how many, and whatever else is known of them.
 *
 * @param {{value: Mapping, path: string}} props
 */
function Pile({ value, path }) {
  const changed = useChanged();
  const { count, ...rest } = value;
  const known = Object.entries(rest).filter(([, inner]) => {
    return inner !== null && !(Array.isArray(inner) && inner.length === 0);
  });
  return html`<div class="plain-pile">
    <span class=${`pile ${changed(`${path}/count`)}`}>
      <span aria-hidden="true">${count}</span>
      <span class="visually-hidden">${say("board-cards", { count })}</span>
    </span>
    ${known.length > 0 &&
    html`<div class="plain-fields">
      <${Fields} value=${Object.fromEntries(known)} path=${path} />
    </div>`}
  </div>`;
}

/**
 * What a field is called; with a note where there is more to say of it. Deep inside the board the
 * same word may mean something else.
 *
 * @param {{field: string, path: string}} props
 */
function Label({ field, path }) {
  const { view } = useTable();
  const deep = path.split("/").length > DEEP;
  if (deep || !knows(`board-about-${view.game}-${field}`)) {
    return html`<${Name} code=${field} text=${labelled(field)} />`;
  }
  return html`<${Term} code=${field}>${labelled(field)}</${Term}>`;
}

/**
 * The name of a field or code; a seat's with its shape.
 *
 * @param {{code: string, text: string}} props
 */
function Name({ code, text }) {
  const { seats } = useTable().view;
  if (!seats.includes(code)) return text;
  return html`<span class=${`plain-seat ${sideClass(code, seats)}`}>
    <${SideSign} side=${code} seats=${seats} /> ${text}
  </span>`;
}

/**
 * A single code: a card if it is one or can be played, else its name.
 *
 * @param {{code: string}} props
 */
function Word({ code }) {
  const { cards, moves } = useTable();
  const isCard = code in cards || moves.has(code);
  if (isCard) return html`<${PlainCard} code=${code} />`;
  return html`<${Name} code=${code} text=${worded(code)} />`;
}

/** A card with its numbers, and whose it is. @param {{code: string, class?: string}} props */
function PlainCard({ code, class: flash = "" }) {
  const { cards, view } = useTable();
  const fields = Object.entries(cards[code] ?? {}).filter(([field]) => knows(labelOf(field)));
  const numbers = fields
    .filter(([field, value]) => typeof value === "number" && !FOR_THE_NOTE.includes(field))
    .map(([field, value]) => `${say(labelOf(field))} ${value}`);
  const owner = view.seats.filter((seat) => fields.some(([, value]) => value === seat))[0];
  const label = [worded(code), ...(owner ? [name(owner)] : []), ...numbers].join(", ");
  const side = owner ? `plain-owned ${sideClass(owner, view.seats)}` : "";
  return html`<${Piece} code=${code} class=${`slip ${side} ${flash}`} label=${label}>
    <span>
      ${owner && html`<${SideSign} side=${owner} seats=${view.seats} /> `}
      ${worded(code)}
    </span>
    ${numbers.length > 0 && html`<small>${numbers.join(" · ")}</small>`}
  </${Piece}>`;
}

/** What a field is called, even if no text says it. @param {string} field */
function labelled(field) {
  return knows(labelOf(field)) ? say(labelOf(field)) : worded(field);
}

/** What a code is called, even if no text says it. @param {string} code */
function worded(code) {
  const known = name(code);
  if (known !== code) return known;
  const words = code.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Whether a value fits in a line. @param {unknown} value */
function isShort(value) {
  return value === null || typeof value !== "object";
}

/** A list or mapping of nothing fits in a line as well. @param {unknown} value */
function isEmpty(value) {
  return !isShort(value) && Object.keys(/** @type {object} */ (value)).length === 0;
}

/** @param {unknown} value @returns {value is Mapping} */
function isMapping(value) {
  return !isShort(value) && !Array.isArray(value);
}

/** @param {Mapping | unknown} value @returns {value is Mapping} */
function isPile(value) {
  return isMapping(value) && typeof value.count === "number";
}

/** @param {unknown} value @returns {value is string[]} */
function isCards(value) {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}
