// @ts-check
// A country on the map: its name, stability and the influence of both sides.

import { html, useMemo } from "../../html.js";
import { Piece, useTable } from "../../piece.js";
import { language, name, quote, say } from "../../texts.js";
import { useChanged } from "../changes.js";
import { PLACES } from "./places.js";
import { colour, Mark, SIDES } from "./side.js";

/** @import { Hint, View } from "../../types.js" */
/** @import { ColdWar, CountryData, Side } from "./types.js" */

/** The words of options that place influence, and what they cost. @type {Record<string, number>} */
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
  const ids = new Map(view.prompt?.options.map(({ code, id }) => [code, id]));
  return useCountries().map(([code, country]) => {
    return html`<${CountryBox}
      key=${code}
      code=${code}
      country=${country}
      influence=${SIDES.map((side) => board.sides[side].influence[code] ?? 0)}
      control=${control.get(code) ?? null}
      words=${ids.get(code) ?? ""}
    />`;
  });
}

/** The two spaces that need no influence. */
export function Superpowers() {
  return Object.entries(SUPERPOWERS).map(([code, side]) => {
    const looks = `ts-place ts-superpower ${colour(side)}`;
    return html`<div key=${code} class=${looks} style=${at(code)}>
      <${Mark} of=${side} /> ${name(side)}
    </div>`;
  });
}

/**
 * @param {{code: string, country: CountryData, influence: number[], control: Side | null,
 *   words: string}} props `words` is the id of its option
 */
function CountryBox({ code, country, influence, control, words }) {
  const { options, readonly } = useTable();
  const offer = readonly ? undefined : options.get(code);
  const flash = useChanged()(code);
  const tag = offer ? tagOf(words, offer.hint) : "";
  const known = [...influence, control, flash, tag, Boolean(offer), language.value];
  return useMemo(() => {
    const looks = ["ts-country", country.battleground && "battleground", flash];
    return html`<div
      class=${offer ? "ts-place can" : "ts-place"}
      style=${at(code)}
      data-control=${control ?? "nobody"}
    >
      <${Piece}
        code=${code}
        class=${looks.filter(Boolean).join(" ")}
        label=${labelOf(code, country, influence, control)}
      >
        <${CountryName} text=${name(code)} />
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
  }, known);
}

/** @param {{text: string}} props */
function CountryName({ text }) {
  const lines = inLines(text);
  return html`<span class="ts-country-name" style=${{ "--letters": longest(lines) }}>
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

/** What an option costs, or how likely it succeeds. @param {string} words @param {Hint} hint */
function tagOf(words, { chance, loses }) {
  if (loses) return "⚠";
  if (PRICES[words]) return quote("board-ts-map-price", { price: PRICES[words] });
  if (!Array.isArray(chance)) return "";
  return quote("board-ts-map-chance", { percent: Math.round((100 * chance[0]) / chance[1]) });
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
