// @ts-check
// Which countries are neighbours: thin lines, and strong ones around the country pointed at.

import { html } from "/static/board/html.js";
import { memo } from "/static/board/memo.js";
import { useTable } from "/static/board/piece.js";
import { useCountries } from "./country.js";
import { SIZE } from "./land.js";
import { AROUND, BOX, PLACES } from "./places.js";

/** @import { Signal } from "/static/board/types.js" */
/** @import { CountryData } from "./types.js" */

/** How far the frame around a neighbour stands off its box. */
const MARGIN = 5;

/** All connections, each once. */
export function Links() {
  return html`<${Drawn} countries=${useCountries()} />`;
}

const Drawn = memo((/** @type {{countries: [string, CountryData][]}} */ { countries }) => {
  const found = countries.flatMap(([code, country]) => {
    const others = country.adjacent.filter((other) => isFirst(code, other, countries));
    return others.map((other) => {
      return html`<${Link} key=${`${code} ${other}`} from=${code} to=${other} />`;
    });
  });
  return html`<g class="ts-links">${found}</g>`;
});

/**
 * Whether a connection is drawn from this end; superpowers have no list of their own.
 *
 * @param {string} code @param {string} other @param {[string, CountryData][]} countries
 */
function isFirst(code, other, countries) {
  return code < other || !countries.some(([country]) => country === other);
}

/** @param {{from: string, to: string}} props */
function Link({ from, to }) {
  const around = AROUND.some((pair) => pair.includes(from) && pair.includes(to));
  return html`<path d=${around ? line(from, to, true) + line(to, from, true) : line(from, to)} />`;
}

/**
 * From one space to another or, over the edge of the map, to where that would be behind it.
 *
 * @param {string} from @param {string} to
 */
function line(from, to, around = false) {
  const [[x, y], [toX, toY]] = [PLACES[from], PLACES[to]];
  const shift = around ? Math.sign(x - toX) * SIZE[0] : 0;
  return `M${x} ${y}L${toX + shift} ${toY}`;
}

/**
 * The connections of the country pointed at, here or in the list of moves.
 *
 * @param {{pointed: Signal<string | null>}} props
 */
export function Reach({ pointed }) {
  const { cards, highlight } = useTable();
  const code = pointed.value ?? highlight.value ?? "";
  const country = /** @type {CountryData | undefined} */ (/** @type {any} */ (cards[code]));
  if (!country?.adjacent) return null;
  const [width, height] = BOX;
  return html`<g class="ts-reach" data-of=${code}>
    ${country.adjacent.map((other) => html`<${Link} key=${other} from=${code} to=${other} />`)}
    ${country.adjacent.map((other) => {
      const [x, y] = PLACES[other];
      return html`<rect
        key=${`${other} frame`}
        x=${x - width / 2 - MARGIN}
        y=${y - height / 2 - MARGIN}
        width=${width + 2 * MARGIN}
        height=${height + 2 * MARGIN}
        rx="6"
      />`;
    })}
  </g>`;
}
