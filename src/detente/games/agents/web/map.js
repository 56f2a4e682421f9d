// @ts-check
// The world: bands of sectors with their regions in their places. A small screen shows one sector at
// a time, and the services in a line above it.

import { html, useLayoutEffect, useState } from "/static/board/html.js";
import { Piece, useTable } from "/static/board/piece.js";
import { useSight } from "/static/board/scroll.js";
import { name, say } from "/static/board/texts.js";
import { useWalk } from "/static/board/walk.js";
import { AboutPlace, Bar, Holder, majorityWords } from "./majority.js";
import { Line } from "./plates.js";
import { RegionPanel } from "./region.js";

/** @import { View } from "/static/board/types.js" */
/** @import { Espionage } from "./types.js" */

/** The regions from west to east, those of the north first. */
const GEOGRAPHY = [
  ...["north_america", "western_europe", "middle_east", "ussr"],
  ...["south_america", "africa", "australia_oceania"],
];

/** What a question is about: what can be chosen or, if that is nothing here, the active region. */
const IN_SIGHT =
  ".asw-region :is(.can, .asked), .asw-world:not(:has(.asw-region .can)) .asw-region.active";

/** @param {{view: View}} props */
export function World({ view }) {
  const board = /** @type {Espionage} */ (view.board);
  const sectors = Object.keys(board.sectors);
  const area = useSight(view, IN_SIGHT);
  const walk = useWalk(area, ".piece, .asw-tab");
  const [wanted, want] = useState(sectors[0]);
  const asked = useAsked(view);
  useLayoutEffect(() => {
    if (asked) want(asked);
  }, [view.move_number, asked]);
  const shown = sectors.includes(wanted) ? wanted : sectors[0];
  return html`<section
    ref=${area}
    class=${`asw-world of-${sectors.length}`}
    aria-label=${say("board-agents-map")}
    data-clear=".can"
    onKeyDown=${walk}
  >
    <div class="asw-narrow">
      <${Line} view=${view} />
      <div class="asw-tabs" role="group" aria-label=${say("label-sectors")}>
        ${sectors.map((code) => {
          return html`<button
            key=${code}
            type="button"
            class="asw-tab"
            aria-pressed=${code === shown}
            onClick=${() => want(code)}
          >
            ${say(`board-agents-tab-${code}`)}
          </button>`;
        })}
      </div>
    </div>
    ${sectors.map((code) => {
      return html`<${Sector} key=${code} code=${code} view=${view} shown=${code === shown} />`;
    })}
  </section>`;
}

/**
 * The sector that the question is about: where something can be chosen, or where the active region
 * lies.
 *
 * @param {View} view
 */
function useAsked({ board }) {
  const { moves, readonly } = useTable();
  const { sectors, regions, active_region: active } = /** @type {Espionage} */ (board);
  const offered = readonly ? [] : [...moves.keys()];
  /** @param {string} region */
  const isOffered = (region) => {
    const tokens = regions[region].tokens.map(({ token }) => token);
    const here = [region, ...tokens];
    return offered.some((code) => here.includes(code) || code.endsWith(`_diplomat_${region}`));
  };
  const codes = Object.keys(sectors);
  const within = codes.filter((code) => sectors[code].regions.some(isOffered));
  const here = codes.find((code) => sectors[code].regions.some((region) => region === active));
  return here && (within.includes(here) || !within.length) ? here : within[0];
}

/** @param {{code: string, view: View, shown: boolean}} props */
function Sector({ code, view, shown }) {
  const { sectors, virtual } = /** @type {Espionage} */ (view.board);
  const sector = sectors[code];
  const words = [name(code), ...majorityWords(sector, virtual)].join(", ");
  const regions = GEOGRAPHY.filter((region) => sector.regions.includes(region));
  return html`<section class=${`asw-sector ${code} ${shown ? "shown" : ""}`} aria-label=${words}>
    <${Piece}
      code=${code}
      class="asw-sector-head"
      label=${words}
      about=${html`<${AboutPlace} place=${sector} virtual=${virtual} />`}
    >
      <span class="asw-sector-name">${name(code)}</span>
      <${Bar} place=${sector} />
      <${Holder} code=${code} place=${sector} virtual=${virtual} />
    </${Piece}>
    <div class="asw-regions">
      ${regions.map((region) => {
        return html`<${RegionPanel} key=${region} code=${region} view=${view} />`;
      })}
    </div>
  </section>`;
}
