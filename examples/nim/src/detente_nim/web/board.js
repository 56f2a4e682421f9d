// @ts-check
// The heaps of Nim side by side. A click on a piece takes it and all above it.

import { Changes, useChanged } from "/static/board/changes.js";
import { html } from "/static/board/html.js";
import { Piece, useTable } from "/static/board/piece.js";
import { name, say } from "/static/board/texts.js";

/** @import { View } from "/static/board/types.js" */

/** The style sheets of this board. */
export const styles = ["style.css"];

/** The whole table. @param {{view: View}} props */
export function Board({ view }) {
  const { heaps } = /** @type {{heaps: Record<string, number>}} */ (view.board);
  return html`<${Changes} view=${view} standing=${new Map(Object.entries(heaps))}>
    <section class="board nim" aria-label=${say("game-title")}>
      ${Object.entries(heaps).map(
        ([heap, size]) => html`<${Heap} key=${heap} heap=${heap} size=${size} />`,
      )}
    </section>
  </${Changes}>`;
}

/** A heap, its top piece first. @param {{heap: string, size: number}} props */
function Heap({ heap, size }) {
  const changed = useChanged();
  const { isLit, moves } = useTable();
  const counts = Array.from({ length: size }, (_, index) => index + 1);
  const aimedAt = counts.find((count) => moves.has(code(count)) && isLit(code(count))) ?? 0;

  /** What takes so many pieces. @param {number} count */
  function code(count) {
    return `${heap}_${count}`;
  }

  return html`<div
    class=${`nim-heap ${changed(heap)}`}
    role="group"
    aria-label=${say("board-nim-heap", { heap, size })}
  >
    ${counts.map((count) => {
      const look = count <= aimedAt ? "nim-piece nim-goes" : "nim-piece";
      const label = say("board-nim-piece", { number: size - count + 1, heap });
      return html`<${Piece} key=${size - count} code=${code(count)} class=${look} label=${label} />`;
    })}
    <h3 aria-hidden="true">${name(heap)} · ${size}</h3>
  </div>`;
}
