// @ts-check
// A country on the map: its name, stability and the influence of both sides.

import { useChanged } from "/static/board/changes.js";
import { html, useMemo } from "/static/board/html.js";
import { memo } from "/static/board/memo.js";
import { Piece, useTable } from "/static/board/piece.js";
import { knows, name, percent, quote, say } from "/static/board/texts.js";
import { PLACES } from "./places.js";
import { colour, Mark, SIDES } from "./side.js";

/** @import { Hint, View } from "/static/board/types.js" */
/** @import { ColdWar, CountryData, Side } from "./types.js" */

/** The words of moves that place influence, and what they cost. @type {Record<string, number>} */
const PRICES = { "do-place": 1, "do-place-dear": 2 };

/** The spaces of the sides themselves. @type {Record<string, Side>} */
const SUPERPOWERS = { usa: "us", ussr: "ussr" };

/** Where a space lies, for the style. @param {string} code */
function at(code) {
  const [x, y] = PLACES[code];
  return { "--x": x, "--y": y };
}

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

/** @param {{view: View}} props */
export function Countries({ view }) {
  const board = /** @type {ColdWar} */ (view.board);
  const control = controllers(board);
  const labels = new Map(view.prompt?.moves.map(({ move, label }) => [move, label]));
  return useCountries().map(([code, country]) => {
    return html`<${CountryBox}
      key=${code}
      code=${code}
      country=${country}
      influence=${SIDES.map((side) => board.sides[side].influence[code] ?? 0)}
      control=${control.get(code) ?? null}
      words=${labels.get(code) ?? ""}
    />`;
  });
}

/** The two spaces that need no influence. */
export function Superpowers() {
  return Object.entries(SUPERPOWERS).map(([code, side]) => {
    const looks = `ts-place ts-superpower ${colour(side)}`;
    const title = name(side);
    const style = { ...at(code), "--letters": title.length };
    return html`<div key=${code} class=${looks} style=${style}>
      <${Mark} of=${side} /> ${title}
    </div>`;
  });
}

/**
 * @param {{code: string, country: CountryData, influence: number[], control: Side | null,
 *   words: string}} props `words` is the label of its move
 */
function CountryBox({ code, country, influence, control, words }) {
  const { moves, readonly } = useTable();
  const offer = readonly ? undefined : moves.get(code);
  const flash = useChanged()(code);
  const tag = offer ? tagOf(words, offer.hint) : "";
  return html`<${Box}
    ...${{ code, country, influence, control, words, flash, tag }}
    offered=${offer !== undefined}
  />`;
}

/** A country is drawn again only when something about it has changed. */
const Box = memo(DrawnCountry);

/**
 * @param {{code: string, country: CountryData, influence: number[], control: Side | null,
 *   words: string, flash: string, tag: string, offered: boolean}} props
 */
function DrawnCountry({ code, country, influence, control, words, flash, tag, offered }) {
  const looks = ["ts-country", country.battleground && "battleground", flash];
  return html`<div
    class=${offered ? "ts-place can" : "ts-place"}
    style=${at(code)}
    data-control=${control ?? "nobody"}
  >
    <${Piece}
      code=${code}
      class=${looks.filter(Boolean).join(" ")}
      label=${labelOf(code, country, influence, control)}
      about=${html`<${Outlook} country=${country} influence=${influence} control=${control} />`}
    >
      <${CountryName} text=${nameOnMap(code)} />
      ${SIDES.map((side, number) => {
        const held = control === side ? "held" : "";
        return html`<span class=${`ts-influence ${colour(side)} ${side} ${held}`}>
          ${influence[number] > 0 && influence[number]}
        </span>`;
      })}
      <span class="ts-stability">${country.stability}</span>
      ${tag && html`<span class=${`ts-tag ${words}`}>${tag}</span>`}
    </${Piece}>
  </div>`;
}

/** A name of several long words has a shorter form for the map. @param {string} code */
function nameOnMap(code) {
  const short = `board-ts-map-short-${code}`;
  return knows(short) ? say(short) : name(code);
}

/** @param {{text: string}} props */
function CountryName({ text }) {
  const lines = inLines(text);
  const looks = `ts-country-name ${lines.length > 1 ? "two" : ""}`;
  return html`<span class=${looks} style=${{ "--letters": longest(lines) }}>
    ${lines.map((line) => html`<span key=${line}>${line}</span>${" "}`)}
  </span>`;
}

/** A name of several parts on two lines of about the same length. @param {string} text */
function inLines(text) {
  const ends = [...text.matchAll(/[\s/-]/g)].map(({ index }) => index + 1);
  const halves = ends.map((end) => [text.slice(0, end).trim(), text.slice(end)]);
  const [best = [text]] = halves.sort((one, other) => longest(one) - longest(other));
  return best;
}

/** The letters of the longest line. @param {string[]} lines */
function longest(lines) {
  return Math.max(...lines.map((line) => line.length));
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

/** What a move costs, or how likely it succeeds. @param {string} words @param {Hint} hint */
function tagOf(words, { probability, loses }) {
  if (loses) return "⚠";
  if (PRICES[words]) return quote("board-ts-map-price", { price: PRICES[words] });
  if (!Array.isArray(probability)) return "";
  return quote("board-ts-map-chance", { percent: percent(probability) });
}

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
