// @ts-check
// How both sides stand in a region, on a plate that shows the region when it is pressed.

import { Glyph } from "/static/board/glyphs.js";
import { html } from "/static/board/html.js";
import { Piece, useTable } from "/static/board/piece.js";
import { name, say } from "/static/board/texts.js";
import { at } from "./layout.js";
import { PARTS } from "./layouts.js";
import { ems } from "./lettering.js";
import { colour, Mark, SIDES } from "./side.js";

/** @import { View } from "/static/board/types.js" */
/** @import { Layout } from "./layout.js" */
/** @import { ColdWar, Level, Region, Side, Standing } from "./types.js" */

/** The regions that can be shown, and the key of each. @type {Record<string, string>} */
export const KEYS = {
  europe: "E",
  asia: "A",
  southeast_asia: "T",
  middle_east: "M",
  africa: "F",
  central_america: "C",
  south_america: "S",
};

/** @type {Level[]} */
const LEVELS = ["presence", "domination", "control"];

/** @param {{view: View, layout: Layout, show: (region: string) => void}} props */
export function Plates({ view, layout, show }) {
  const board = /** @type {ColdWar} */ (view.board);
  return Object.entries(layout.plates).map(([region, place]) => {
    return html`<${Plate} key=${region} ...${{ region, place, board, show }} />`;
  });
}

/**
 * Pressing it shows the region or, if regions are asked for, chooses it.
 *
 * @param {{region: string, place: number[], board: ColdWar, show: (region: string) => void}} props
 */
function Plate({ region, place, board, show }) {
  const { moves, readonly } = useTable();
  const closed = board.closed.includes(region);
  const standings = board.regions[region];
  const title = name(region);
  const inside = html`<span class="ts-plate-head">
      <span class="ts-plate-name" style=${{ "--ems": ems(title).toFixed(2) }}>${title}</span>
      ${closed && html`<span class="ts-closed"></span>`}
      <${Net} ...${netOf(region, board)} />
    </span>
    <span class="ts-plate-rows">
      ${SIDES.map((side) => {
        return standings
          ? html`<${Row} key=${side} side=${side} region=${region} of=${standings} />`
          : html`<${Points} key=${side} side=${side} of=${board.southeast_asia} />`;
      })}
    </span>
    ${closed && html`<span class="ts-word">${say("board-ts-map-closed")}</span>`}`;
  const label = labelOf(region, board);
  const style = { ...at(place), "--share": shareOf(place) };
  if (moves.has(region) && !readonly) {
    return html`<${Piece} code=${region} class="ts-plate" style=${style} label=${label}>
      ${inside}
    </${Piece}>`;
  }
  return html`<button
    type="button"
    class="ts-plate"
    style=${style}
    data-region=${region}
    aria-label=${label}
    aria-keyshortcuts=${KEYS[region].toLowerCase()}
    onClick=${() => show(region)}
  >
    ${inside}
  </button>`;
}

/** How near to an edge of the map a plate grows away from it, as a share of the width. */
const EDGE = 0.16;

/** On which side a plate stays when it grows: 0 left, 1 right. @param {number[]} place */
function shareOf([x]) {
  const share = (x / PARTS - EDGE) / (1 - 2 * EDGE);
  return Math.max(0, Math.min(share, 1));
}

/** A side in a region. @param {{side: Side, region: string, of: Region}} props */
function Row({ side, region, of }) {
  const { level, battlegrounds, countries, vp } = of[side];
  const reached = LEVELS.indexOf(level) + 1;
  const won = wins(region, of[side]);
  const word = (/** @type {string} */ text) => html`<span class="ts-word">${text}</span>`;
  return html`<span class=${`ts-plate-row ${colour(side)}`}>
    <${Mark} of=${side} />
    <span class="ts-pips">
      ${LEVELS.map((one, number) => html`<i key=${one} class=${number < reached ? "on" : ""}></i>`)}
    </span>
    ${word(name(level))}
    <span>${word(say("label-battlegrounds"))} ${battlegrounds}/${of.battlegrounds}</span>
    <span>${word(say("label-countries"))} ${countries}</span>
    <b class="ts-word">${won ? say("board-ts-map-wins") : `${vp} ${say("label-vp")}`}</b>
  </span>`;
}

/** A region without levels has points only. @param {{side: Side, of: Record<Side, number>}} props */
function Points({ side, of }) {
  return html`<span class=${`ts-plate-row ${colour(side)}`}>
    <${Mark} of=${side} /> <b>${of[side]}</b> ${say("label-vp")}
  </span>`;
}

/** What scoring the region now would move. @param {Balance} props */
export function Net({ side, vp }) {
  if (!side) return html`<span class="ts-net">±0</span>`;
  return html`<b class=${`ts-net ${colour(side)}`}>
    <${Mark} of=${side} />${vp === Infinity ? html`<${Glyph} of="★" />` : `+${vp}`}
  </b>`;
}

/** Whether scoring the region would end the game. @param {string} region @param {Standing} of */
function wins(region, { level }) {
  return region === "europe" && level === "control";
}

/** @typedef {{side: Side | null, vp: number}} Balance */

/**
 * Who would gain how much if the region were scored now; Infinity is the game.
 *
 * @param {string} region @param {ColdWar} board @returns {Balance}
 */
export function netOf(region, board) {
  const standings = board.regions[region];
  const winner = standings && SIDES.find((side) => wins(region, standings[side]));
  if (winner) return { side: winner, vp: Infinity };
  const [us, ussr] = SIDES.map((side) => standings?.[side].vp ?? board.southeast_asia[side]);
  return { side: us === ussr ? null : us > ussr ? "us" : "ussr", vp: Math.abs(us - ussr) };
}

/** How a region stands, in words. @param {string} region @param {ColdWar} board */
function labelOf(region, board) {
  const standings = board.regions[region];
  const { side, vp } = netOf(region, board);
  const words = [
    name(region),
    ...SIDES.map((one) => {
      const vp = board.southeast_asia[one];
      if (!standings) return say("board-ts-map-points", { side: one, vp });
      const all = standings.battlegrounds;
      return say("board-ts-map-standing", { ...standings[one], all, side: one });
    }),
    side
      ? say(vp === Infinity ? "board-ts-map-net-game" : "board-ts-map-net", { side, vp })
      : say("board-ts-map-net-nobody"),
    board.closed.includes(region) && say("board-ts-map-closed"),
  ];
  return words.filter(Boolean).join("; ");
}
