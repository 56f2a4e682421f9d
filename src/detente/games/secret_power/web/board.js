// @ts-check
// The table of Secret Power: above where the game stands, then the zone, the projects and the rivals,
// below the reader's own things.

import { Changes } from "/static/board/changes.js";
import { numbered } from "/static/board/chapters.js";
import { html } from "/static/board/html.js";
import { useSight } from "/static/board/scroll.js";
import { say } from "/static/board/texts.js";
import { useWalk } from "/static/board/walk.js";
import { Own } from "./dock.js";
import { late } from "./late.js";
import { Opener, useElsewhere, useSheet } from "./opened.js";
import { Operations } from "./operations.js";
import { Projects } from "./projects.js";
import { Rivals } from "./rivals.js";
import { standing } from "./standing.js";
import { Tracks } from "./status.js";
import { Zone } from "./zone.js";

export { Glance, progress } from "./status.js";

/** @import { Children, GameEvent, View } from "/static/board/types.js" */
/** @import { Conspiracy } from "./types.js" */

/** The style sheets of this board. */
export const styles = ["style.css", "zone.css", "rivals.css", "sheet.css", "dock.css", "narrow.css"];

/** What lies over the board is not needed at first. */
const Sheet = late(() => import("./sheet.js").then((module) => module.Sheet));

/** The rounds. @param {GameEvent[]} events */
export function chapters(events) {
  return numbered(events, "round-started", "round");
}

/** What fills the region above the board. @param {{view: View}} props */
export function Status({ view }) {
  return html`<${Region} view=${view}><${Tracks} view=${view} /></${Region}>`;
}

/** What fills the middle. @param {{view: View}} props */
export function Board({ view }) {
  const board = /** @type {Conspiracy} */ (view.board);
  const pieces = useSight(view);
  const walk = useWalk(pieces, ".piece, .sp-opener");
  const sheet = useSheet(view);
  const elsewhere = useElsewhere(view);
  const rivals = board.order.filter((player) => player !== view.seat).length;
  const look = board.falcon ? "solo" : rivals > 2 ? "many" : "";
  return html`<${Region} view=${view}>
    <section
      class=${`sp-middle ${look}`}
      style=${{
        "--rivals": rivals,
        "--pairs": Math.ceil(rivals / 2),
        "--positions": board.zone_size,
      }}
      aria-label=${say("game-title")}
    >
      <div class="sp-pieces" ref=${pieces} onKeyDown=${walk}>
        <${Zone} view=${view} />
        <${Projects} view=${view} />
        <${Operations} board=${board} />
        <${Rivals} view=${view} />
      </div>
      ${sheet && html`<${Sheet} view=${view} sheet=${sheet} />`}
      ${!sheet &&
      elsewhere.length > 0 &&
      html`<${Opener} sheet="choice" view=${view} look="sp-again">
        ${say("board-sp-choice-again")}
      </${Opener}>`}
    </section>
  </${Region}>`;
}

/** What fills the region below the board. @param {{view: View}} props */
export function Dock({ view }) {
  return html`<${Region} view=${view}><${Own} view=${view} /></${Region}>`;
}

/**
 * A part of the board, in which the last move's changes are marked.
 *
 * @param {{view: View, children?: Children}} props
 */
function Region({ view, children }) {
  const board = /** @type {Conspiracy} */ (view.board);
  return html`<${Changes} view=${view} standing=${standing(board)}>
    <div class="board sp">${children}</div>
  </${Changes}>`;
}
