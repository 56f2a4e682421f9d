// @ts-check
// What all sides have of the same things, such as influence in countries: one list of all things of
// that kind, in groups, with a column for each side.

import { labelOf } from "./card.js";
import { useChanged } from "./changes.js";
import { Glyph } from "./glyphs.js";
import { html } from "./html.js";
import { Piece, useTable } from "./piece.js";
import { sideClass, SideSign } from "./side.js";
import { knows, name, say } from "./texts.js";

/** @import { Card } from "./types.js" */

/**
 * A field that every side has and that counts things of one kind; `marks` is a field with a list of
 * such things, `fields` are both, `codes` all things of that kind.
 *
 * @typedef {object} TallyOf
 * @property {string} field
 * @property {string | null} marks
 * @property {string[]} fields
 * @property {string[]} codes
 * @property {Record<string, any>} sides
 */

/** Fields that say what a thing is, not how it is. */
const OF_THE_THING = ["id", "kind", "number"];

/**
 * What the sides in a zone of the board count.
 *
 * @param {unknown} zone
 * @param {string[]} seats
 * @param {Record<string, Card>} cards
 * @returns {TallyOf[]}
 */
export function tallied(zone, seats, cards) {
  if (zone === null || typeof zone !== "object") return [];
  const sides = /** @type {Record<string, any>} */ (zone);
  const each = seats.map((seat) => sides[seat]);
  if (!each.every((side) => side && typeof side === "object")) return [];
  /** Kinds of the codes that all sides have there. @param {string} field @param {Function} codes */
  const kinds = (field, codes) => {
    return new Set(each.flatMap((side) => codes(side[field])).map((code) => cards[code]?.kind));
  };
  const fields = Object.keys(each[0]);
  const counts = fields.filter((field) => each.every((side) => isCount(side[field])));
  return counts.flatMap((field) => {
    const [kind, ...mixed] = kinds(field, Object.keys);
    if (kind === undefined || mixed.length) return [];
    const marks = fields.find((other) => {
      if (!each.every((side) => Array.isArray(side[other]))) return false;
      const [marked, ...more] = kinds(other, (/** @type {string[]} */ codes) => codes);
      return marked === kind && !more.length;
    });
    const codes = Object.keys(cards).filter((code) => cards[code].kind === kind);
    return [{ field, marks: marks ?? null, fields: marks ? [field, marks] : [field], codes, sides }];
  });
}

/** Whether a value counts something by codes. @param {unknown} value */
function isCount(value) {
  const mapping = value !== null && typeof value === "object" && !Array.isArray(value);
  return mapping && Object.values(value).every((one) => typeof one === "number");
}

/**
 * All things of the kind, with what each side has there.
 *
 * @param {{tally: TallyOf, path: string}} props
 */
export function Tally({ tally, path }) {
  const { cards } = useTable();
  const { codes, field, marks } = tally;
  const facts = factsOf(codes.map((code) => cards[code]));
  const title = say(labelOf(field));
  return html`<div class="plain-zone tally" role="group" aria-label=${title}>
    <h3>${title}</h3>
    <p class="tally-key soft" aria-hidden="true">
      ${facts.number && html`<span><i class="tally-number">3</i> ${say(labelOf(facts.number))}</span>`}
      ${facts.flag && html`<span><${Glyph} of="★" /> ${say(labelOf(facts.flag))}</span>`}
      ${marks && html`<span><i class="tally-count marked">2</i> ${say(labelOf(marks))}</span>`}
    </p>
    ${grouped(codes, cards).map(
      ([group, members]) => html`<div key=${group} class="tally-group">
        ${group && html`<h4>${name(group)}</h4>`}
        <ul class="tally-list">
          ${members.map(
            (code) => html`<li key=${code}>
              <${Line} code=${code} tally=${tally} facts=${facts} path=${path} />
            </li>`,
          )}
        </ul>
      </div>`,
    )}
  </div>`;
}

/** @typedef {{number: string | null, flag: string | null}} Facts */

/**
 * One thing, and what each side has there.
 *
 * @param {{code: string, tally: TallyOf, facts: Facts, path: string}} props
 */
function Line({ code, tally: { field, marks, sides }, facts, path }) {
  const { cards, view } = useTable();
  const changed = useChanged();
  const card = cards[code];
  const { number, flag } = facts;
  const counts = view.seats.map((seat) => {
    const count = Number(sides[seat][field][code] ?? 0);
    const marked = marks !== null && sides[seat][marks].includes(code);
    return { seat, count, marked, flash: changed(`${path}/${seat}/${field}/${code}`) };
  });
  const label = [
    name(code),
    number && `${say(labelOf(number))} ${card[number]}`,
    flag && card[flag] && say(labelOf(flag)),
    ...counts.map(({ seat, count }) => `${name(seat)} ${count}`),
    ...counts.filter(({ marked }) => marked).map(({ seat }) => {
      return `${say(labelOf(/** @type {string} */ (marks)))} ${name(seat)}`;
    }),
  ];
  return html`<${Piece} code=${code} class="tally-line" label=${label.filter(Boolean).join(", ")}>
    ${number && html`<span class="tally-number">${card[number]}</span>`}
    <span class="tally-name">${name(code)}${flag && card[flag] ? html` <i><${Glyph} of="★" /></i>` : ""}</span>
    ${counts.map(({ seat, count, marked, flash }) => {
      const kind = `tally-count ${sideClass(seat, view.seats)} ${marked ? "marked" : ""} ${flash}`;
      return count > 0 && html`<span key=${seat} class=${kind}>
        <${SideSign} side=${seat} seats=${view.seats} />${count}
      </span>`;
    })}
  </${Piece}>`;
}

/** The number and the flag that tell such things apart. @param {Card[]} things @returns {Facts} */
function factsOf(things) {
  const fields = [...new Set(things.flatMap((thing) => Object.keys(thing)))];
  const told = fields.filter((field) => !OF_THE_THING.includes(field) && knows(labelOf(field)));
  /** @param {string} type */
  const first = (type) => told.find((field) => things.every((thing) => typeof thing[field] === type));
  return { number: first("number") ?? null, flag: first("boolean") ?? null };
}

/**
 * The things by the first field with few different words; all together if there is none.
 *
 * @param {string[]} codes
 * @param {Record<string, Card>} cards
 * @returns {[string, string[]][]}
 */
function grouped(codes, cards) {
  /** @param {string} field */
  const words = (field) => new Set(codes.map((code) => cards[code][field]));
  const divides = Object.keys(cards[codes[0]]).find((field) => {
    const found = OF_THE_THING.includes(field) ? [] : [...words(field)];
    const few = found.length > 1 && found.length <= codes.length / 4;
    return few && found.every((word) => typeof word === "string");
  });
  if (!divides) return [["", codes]];
  const groups = [...words(divides)].map(String);
  return groups.map((group) => [group, codes.filter((code) => cards[code][divides] === group)]);
}
