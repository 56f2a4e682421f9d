// @ts-check
// Which countries are neighbours: thin lines, and strong ones around the country pointed at.

import { html } from "/static/board/html.js";
import { memo } from "/static/board/memo.js";
import { useTable } from "/static/board/piece.js";
import { useCountries } from "./country.js";
import { AROUND } from "./layout.js";
import { PARTS } from "./layouts.js";

/** @import { Signal } from "/static/board/types.js" */
/** @import { Layout } from "./layout.js" */
/** @import { CountryData } from "./types.js" */

/** How far the halo of a neighbour stands off its box, in parts of the layout. */
const HALO = [32, 52];

/** All connections, each once. @param {{layout: Layout}} props */
export function Links({ layout }) {
  return html`<${Drawn} countries=${useCountries()} layout=${layout} />`;
}

/** @typedef {{countries: [string, CountryData][], layout: Layout}} Shown */

const Drawn = memo((/** @type {Shown} */ { countries, layout }) => {
  const drawn = countries.flatMap(([code, country]) => {
    const others = country.adjacent.filter((other) => isFirst(code, other, countries));
    return others.map((other) => path(layout, code, other));
  });
  return html`<path class="ts-links" d=${drawn.join("")} />`;
});

/**
 * Whether a connection is drawn from this end; superpowers have no list of their own.
 *
 * @param {string} code @param {string} other @param {[string, CountryData][]} countries
 */
function isFirst(code, other, countries) {
  return code < other || !countries.some(([country]) => country === other);
}

/** A connection as a path. @param {Layout} layout @param {string} from @param {string} to */
function path(layout, from, to) {
  const around = AROUND.some((pair) => pair.includes(from) && pair.includes(to));
  if (!around) return line(layout, from, to);
  return line(layout, from, to, true) + line(layout, to, from, true);
}

/**
 * From one space to another or, over the edge of the map, to where that would be behind it.
 *
 * @param {Layout} layout @param {string} from @param {string} to
 */
function line({ places }, from, to, around = false) {
  const [[x, y], [toX, toY]] = [places[from], places[to]];
  const shift = around ? Math.sign(x - toX) * PARTS : 0;
  return `M${x} ${y}L${toX + shift} ${toY}`;
}

/**
 * The connections of the country pointed at, here or in the list of moves.
 *
 * @param {{pointed: Signal<string | null>, layout: Layout}} props
 */
export function Reach({ pointed, layout }) {
  const { cards, highlight } = useTable();
  const code = pointed.value ?? highlight.value ?? "";
  const country = /** @type {CountryData | undefined} */ (/** @type {any} */ (cards[code]));
  if (!country?.adjacent) return null;
  const [width, height] = layout.box;
  return html`<g class="ts-reach" data-of=${code}>
    <path d=${country.adjacent.map((other) => path(layout, code, other)).join("")} />
    ${country.adjacent.map((other) => {
      const [x, y] = layout.places[other];
      return html`<rect
        key=${other}
        x=${x - width / 2 - HALO[0]}
        y=${y - height / 2 - HALO[1]}
        width=${width + 2 * HALO[0]}
        height=${height + 2 * HALO[1]}
      />`;
    })}
  </g>`;
}
