// @ts-check
// A country on the map: its name, stability and the influence of both sides.

import { drawn } from "/static/board/glyphs.js";
import { html, useMemo } from "/static/board/html.js";
import { memo } from "/static/board/memo.js";
import { Piece, useTable } from "/static/board/piece.js";
import { knows, name, percent, quote, say } from "/static/board/texts.js";
import { at } from "./layout.js";
import { ems } from "./lettering.js";
import { colour, Mark, SIDES } from "./side.js";

/** @import { Hint, View } from "/static/board/types.js" */
/** @import { Layout } from "./layout.js" */
/** @import { ColdWar, CountryData, Side } from "./types.js" */

/** The words of moves that place influence, and what they cost. @type {Record<string, number>} */
const PRICES = { "do-place": 1, "do-place-dear": 2 };

/** The spaces of the sides themselves. @type {Record<string, Side>} */
const SUPERPOWERS = { usa: "us", ussr: "ussr" };

/** Who controls which countries. @param {ColdWar} board @returns {Map<string, Side>} */
export function controllers(board) {
  return new Map(SIDES.flatMap((side) => board.sides[side].control.map((code) => [code, side])));
}

/** The data of the countries by their codes. @returns {[string, CountryData][]} */
export function useCountries() {
  const { cards } = useTable();
  return useMemo(() => {
    return /** @type {any} */ (Object.entries(cards).filter(([, { kind }]) => kind === "country"));
  }, [cards]);
}

/**
 * `room` is that for a name in a box, in ems.
 *
 * @param {{view: View, layout: Layout, room: number}} props
 */
export function Countries({ view, layout, room }) {
  const board = /** @type {ColdWar} */ (view.board);
  const control = controllers(board);
  const labels = new Map(view.prompt?.moves.map(({ move, label }) => [move, label]));
  return useCountries().map(([code, country]) => {
    return html`<${CountryBox}
      key=${code}
      code=${code}
      country=${country}
      place=${layout.places[code]}
      box=${layout.box}
      room=${room}
      influence=${SIDES.map((side) => board.sides[side].influence[code] ?? 0)}
      control=${control.get(code) ?? null}
      words=${labels.get(code) ?? ""}
    />`;
  });
}

/** The two spaces that need no influence. @param {{layout: Layout}} props */
export function Superpowers({ layout }) {
  return Object.entries(SUPERPOWERS).map(([code, side]) => {
    return html`<div
      key=${code}
      class=${`ts-superpower ${colour(side)}`}
      style=${at(layout.places[code], layout.box)}
    >
      <${Mark} of=${side} /> ${name(side)}
    </div>`;
  });
}

/**
 * `box` is its size, `words` the label of its move.
 *
 * @typedef {{code: string, country: CountryData, place: number[], box: number[], room: number,
 *   influence: number[], control: Side | null, words: string}} Standing
 */

/** @param {Standing} props */
function CountryBox(props) {
  const { moves, readonly, isLit } = useTable();
  const offer = readonly ? undefined : moves.get(props.code);
  return html`<${Box}
    ...${props}
    tag=${offer ? tagOf(props, offer.hint) : ""}
    number=${offer?.number ?? 0}
    lit=${offer !== undefined && isLit(props.code)}
  />`;
}

/** A country is drawn again only when something about it has changed. */
const Box = memo(DrawnCountry);

/** @param {Standing & {tag: string, number: number, lit: boolean}} props */
function DrawnCountry(props) {
  const { code, country, influence, control, words, tag } = props;
  const looks = [
    ...["ts-country", country.battleground && "battleground"],
    control && `held ${colour(control)} ${control}`,
  ];
  return html`<${Piece}
    code=${code}
    class=${looks.filter(Boolean).join(" ")}
    style=${at(props.place, props.box)}
    label=${labelOf(code, country, influence, control)}
    about=${html`<${Outlook} country=${country} influence=${influence} control=${control} />`}
  >
    <${CountryName} code=${code} room=${props.room} />
    <${Influence} of="us" count=${influence[0]} />
    <span class=${tag ? `ts-tag ${words}` : "ts-stability"}>${tag ? drawn(tag) : country.stability}</span>
    <${Influence} of="ussr" count=${influence[1]} />
  </${Piece}>`;
}

/** @param {{of: Side, count: number}} props */
function Influence({ of, count }) {
  const looks = `ts-influence ${of} ${colour(of)}`;
  return html`<b class=${looks}>${count > 0 && html`<${Mark} of=${of} />${count}`}</b>`;
}

/**
 * From afar on one line, some in a shorter form; from near in full, on two lines if it is long.
 *
 * @param {{code: string, room: number}} props
 */
function CountryName({ code, room }) {
  const full = name(code);
  const short = `board-ts-map-short-${code}`;
  const brief = knows(short) ? say(short) : full;
  const lines = brief === full ? [full] : inLines(full);
  const tight = ems(brief) > room - MOST_TAKEN ? "tight" : "";
  if (lines.length === 1 && brief === full) {
    return html`<span class=${`ts-country-name ${tight}`} style=${fitting([full])}>${full}</span>`;
  }
  return html`<span class=${`ts-country-name brief ${tight}`} style=${fitting([brief])}>
      ${brief}
    </span>
    <span class="ts-country-name full tight" style=${fitting(lines)}>
      ${lines.map((line) => html`<span key=${line}>${line}</span>`)}
    </span>`;
}

/** What the number of a move or a double edge takes of the room for a name, at most: ems. */
const MOST_TAKEN = 1.7;

/** What the style needs to know of some lines. @param {string[]} lines */
function fitting(lines) {
  return { "--ems": Math.max(...lines.map(ems)).toFixed(2), "--lines": lines.length };
}

/** So many ems stand on one line. */
const ONE_LINE = 7;

/** A long name of several parts on two lines of about the same length. @param {string} text */
function inLines(text) {
  if (ems(text) <= ONE_LINE) return [text];
  const ends = [...text.matchAll(/[\s/-]/g)].map(({ index }) => index + 1);
  const halves = ends.map((end) => [text.slice(0, end).trim(), text.slice(end)]);
  const [best = [text]] = halves.sort((one, other) => longest(one) - longest(other));
  return best;
}

/** The width of the longest line. @param {string[]} lines */
function longest(lines) {
  return Math.max(...lines.map(ems));
}

/**
 * What the note about a country tells: how far both sides are from controlling it, what it touches.
 *
 * @param {{country: CountryData, influence: number[], control: Side | null}} props
 */
function Outlook({ country: { stability, adjacent }, influence, control }) {
  const needs = SIDES.map((side, number) => {
    const [own, other] = [influence[number], influence[1 - number]];
    const spare = own - other - stability;
    return side === control
      ? say("board-ts-map-holds", { side, spare })
      : say("board-ts-map-needs", { side, missing: -spare });
  });
  const countries = adjacent.map((code) => SUPERPOWERS[code] ?? code);
  return html`<p>
      ${SIDES.map((side, number) => {
        return html`<span class=${`ts-outlook ${colour(side)}`}>
          <${Mark} of=${side} /> ${needs[number]}
        </span>`;
      })}
    </p>
    <p>${say("board-ts-map-neighbours", { countries })}</p>`;
}

/**
 * What a move costs, or how likely it succeeds: in percent, whose sign is left out where the box has
 * no room for it.
 *
 * @param {Standing} standing @param {Hint} hint
 */
function tagOf({ words, influence, room }, { probability, loses }) {
  if (loses) return "⚠";
  if (PRICES[words]) return quote("board-ts-map-price", { price: PRICES[words] });
  if (!Array.isArray(probability)) return "";
  const chance = percent(probability);
  const whole = quote("board-ts-map-chance", { percent: chance });
  const figures = influence.map((count) => (count > 0 ? SIGN + ems(String(count)) : 0));
  const wide = FIGURES * (figures[0] + figures[1]) + ems(whole) + AROUND_TAG;
  return wide > room ? String(chance) : whole;
}

/** The sign of a side beside its figure, in ems of figures, and how much larger they are than names. */
const [SIGN, FIGURES] = [0.52, 1.26];
/** What the edges of a box and of a tag take, in ems of names, beyond what is taken of the room. */
const AROUND_TAG = 0.95;

/**
 * How a country stands, in words.
 *
 * @param {string} code @param {CountryData} country @param {number[]} influence
 * @param {Side | null} control
 */
function labelOf(code, { stability, battleground }, influence, control) {
  const present = SIDES.flatMap((side, number) => {
    const count = influence[number];
    return count > 0 ? [say("board-ts-map-influence", { side, count })] : [];
  });
  const words = [
    name(code),
    say("board-ts-map-stability", { stability }),
    battleground && say("board-ts-map-battleground"),
    ...(present.length ? present : [say("board-ts-map-no-influence")]),
    control ? say("board-ts-map-control", { side: control }) : say("board-ts-map-no-control"),
  ];
  return words.filter(Boolean).join(", ");
}
