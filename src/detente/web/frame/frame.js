// @ts-check
// The grid that a table and a lesson are laid out in. It depends on the window alone (style/sizes.css,
// style/frame.css), never on what is in it.

import { html, useMemo } from "../board/html.js";
import { memo } from "../board/memo.js";
import { TableContext } from "../board/piece.js";
import { Main } from "./main.js";
import { narrow } from "./narrow.js";
import { useParts } from "./parts.js";
import { sheet, SheetHead } from "./sheet.js";

/** @import { BoardModule } from "../board/module.js" */
/** @import { Children, Component, View } from "../board/types.js" */

/**
 * The page: the bar, and below it the other regions. `version` is that of the position, which the
 * element tells as soon as all of it is drawn. In a small window `line` stands at the upper edge of the
 * sheet; without it there is none. `asked` is another text for each question. Further properties are
 * those of the element.
 *
 * @param {{look?: string, bar: unknown, version?: number, line?: Children, asked?: string,
 *   children?: Children, [attribute: string]: unknown}} props
 */
export function Frame({ look = "", bar, version, line, asked = "", children, ...attributes }) {
  const [, drawn] = useParts(version);
  const head = narrow.value && line && { asked, drawn: drawn === version };
  return html`<div
    class=${`table ${look}`}
    data-version=${drawn}
    data-stop=${line ? sheet.stop.value : undefined}
    data-page=${line ? sheet.page.value : undefined}
    data-unfolded=${sheet.unfolded.value}
    ...${attributes}
  >
    <header class="region" data-region="bar">${bar}</header>
    <${Main} look="regions">
      ${head && html`<${SheetHead} ...${head}>${line}</${SheetHead}>`}
      ${children}
    </${Main}>
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
 * in one piece. `table` is what the board knows of the table. In a slow browser the board is drawn a
 * frame after what is asked, and what is above and below it yet a frame later. `busy` says that it is
 * not yet as it will be, `press` hears of each press first, and `over` lies over the board.
 *
 * @param {{game: BoardModule, view: View, table: object, look?: string, busy?: boolean,
 *   press?: (event: Event) => void, over?: Children}} props
 */
export function Stage({ game: { Status, Board, Dock }, view, table, look = "", ...more }) {
  const position = useMemo(() => ({ view, table, look }), [view, table, look]);
  const [board, around] = useParts(position);
  const parted = Status && Dock;
  return html`<div
    class=${`stage ${around.look}`}
    data-panel="board"
    aria-busy=${around !== position || more.busy === true}
    onClickCapture=${more.press}
  >
    ${parted && html`<${Part} name="status" draw=${Status} view=${around.view} table=${around.table} />`}
    <${Part}
      name="board"
      look=${parted ? "" : "spanning"}
      draw=${Board}
      view=${board.view}
      table=${board.table}
    />
    ${parted && html`<${Part} name="dock" draw=${Dock} view=${around.view} table=${around.table} />`}
    ${more.over}
  </div>`;
}

/** @typedef {{name: string, look?: string, draw: Component<any>, view: View, table: object}} Shown */

/** A region of the board, drawn again as soon as its part is. */
const Part = memo((/** @type {Shown} */ { name, look, draw: Drawn, view, table }) => {
  return html`<${TableContext.Provider} value=${table}>
    <${Region} name=${name} look=${look}><${Drawn} view=${view} /></${Region}>
  </${TableContext.Provider}>`;
});
