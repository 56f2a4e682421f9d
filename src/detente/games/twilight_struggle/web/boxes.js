// @ts-check
// The boxes of the Space Race in a table: what they ask for, what they give, who is there.

import { html } from "/static/board/html.js";
import { useTable } from "/static/board/piece.js";
import { name, say } from "/static/board/texts.js";
import { colour, Mark, SIDES } from "./side.js";

/** @import { BoxData, ColdWar, Side } from "./types.js" */

/** The numbers of all boxes. */
export const BOXES = [1, 2, 3, 4, 5, 6, 7, 8];

/** The data of a box by its number. @returns {(box: number) => BoxData | undefined} */
export function useBoxes() {
  const { cards } = useTable();
  return (box) => /** @type {any} */ (cards[`box_${box}`]);
}

const COLUMNS = /** @type {const} */ (["ops", "roll", "first", "second", "ability", "here"]);

/** @param {{board: ColdWar}} props */
export function Boxes({ board: { sides } }) {
  const boxes = useBoxes();
  return html`<table>
    <thead>
      <tr>
        <th scope="col">${say("board-ts-status-box")}</th>
        ${COLUMNS.map((column) => html`<th key=${column} scope="col">${heading(column)}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${BOXES.map((box) => {
        const data = boxes(box);
        return data && html`<${Box} key=${box} data=${data} sides=${sides} />`;
      })}
    </tbody>
  </table>`;
}

/** @param {typeof COLUMNS[number]} column */
function heading(column) {
  return say(`board-ts-status-box-${column}`);
}

/** @param {{data: BoxData, sides: ColdWar["sides"]}} props */
function Box({ data, sides }) {
  const { box } = data;
  const reached = SIDES.filter((side) => sides[side].space >= box).length;
  const here = SIDES.filter((side) => sides[side].space === box);
  const cells = {
    ops: data.ops,
    roll: `1–${data.roll_max}`,
    first: html`<${Prize} vp=${data.vp_first} gone=${reached > 0} />`,
    second: html`<${Prize} vp=${data.vp_second} gone=${reached > 1} />`,
    ability: data.ability && html`<${Ability} box=${box} sides=${sides} />`,
    here: here.length > 0 && here.map((side) => html`<${Named} key=${side} of=${side} />`),
  };
  return html`<tr class=${here.length ? "here" : ""}>
    <th scope="row"><b>${box}</b> ${name(`box_${box}`)}</th>
    ${COLUMNS.map((column) => {
      return html`<td key=${column} data-column=${heading(column)}>${cells[column]}</td>`;
    })}
  </tr>`;
}

/** Points, struck out once nobody can score them. @param {{vp: number, gone: boolean}} props */
function Prize({ vp, gone }) {
  if (!vp) return html`<span class="soft">–</span>`;
  return gone ? html`<s>${vp}</s>` : html`<b>${vp}</b>`;
}

/** What a box allows, and whom it does. @param {{box: number, sides: ColdWar["sides"]}} props */
function Ability({ box, sides }) {
  const owner = SIDES.find((side) => sides[side].abilities.includes(box));
  return html`${say(`terminal-ability-${box}`)}
  ${owner && html`${" "}<${Named} of=${owner} />`}`;
}

/** @param {{of: Side}} props */
function Named({ of }) {
  return html`<b class=${colour(of)}><${Mark} of=${of} /> ${name(of)}</b>${" "}`;
}
