// @ts-check
// The grid that a table and a lesson are laid out in. It depends on the window alone (style/sizes.css,
// style/frame.css), never on what is in it.

import { html } from "../board/html.js";
import { TableContext } from "../board/piece.js";
import { Main } from "./main.js";

/** @import { BoardModule } from "../board/module.js" */
/** @import { Children, View } from "../board/types.js" */

/**
 * The page: the bar, and below it the other regions. Further properties are those of the element.
 *
 * @param {{look?: string, bar: unknown, children?: Children, [attribute: string]: unknown}} props
 */
export function Frame({ look = "", bar, children, ...attributes }) {
  return html`<div class=${`table ${look}`} ...${attributes}>
    <header class="region" data-region="bar">${bar}</header>
    <${Main} look="regions">${children}</${Main}>
  </div>`;
}

/**
 * A place of the grid. One that is named can be gone to by a screen reader.
 *
 * @param {{name: string, label?: string, look?: string, children?: Children}} props
 */
export function Region({ name, label, look = "", children }) {
  return html`<section class=${`region ${look}`} data-region=${name} aria-label=${label}>
    ${children}
  </section>`;
}

/**
 * What is said where a board will be; in the place of the question stands what is `asked` there.
 *
 * @param {{asked?: Children, children?: Children}} props
 */
export function Message({ asked, children }) {
  return html`<${Region} name="ask">${asked}</${Region}>
    <${Region} name="recap" />
    <div class="stage">
      <${Region} name="board" look="spanning">${children}</${Region}>
    </div>
    <${Region} name="rest" />`;
}

/**
 * The regions of the board: status, board and dock, or one for all three where the game's board is
 * in one piece. `table` is what the board knows of the table.
 *
 * @param {{game: BoardModule, view: View, table: object, look?: string}} props
 */
export function Stage({ game: { Status, Board, Dock }, view, table, look = "" }) {
  const parted = Status && Dock;
  return html`<${TableContext.Provider} value=${table}>
    <div class=${`stage ${look}`} data-panel="board">
      ${parted && html`<${Region} name="status"><${Status} view=${view} /></${Region}>`}
      <${Region} name="board" look=${parted ? "" : "spanning"}><${Board} view=${view} /></${Region}>
      ${parted && html`<${Region} name="dock"><${Dock} view=${view} /></${Region}>`}
    </div>
  </${TableContext.Provider}>`;
}
