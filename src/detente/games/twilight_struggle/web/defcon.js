// @ts-check
// DEFCON: five levels, what the present one forbids, and how near the nuclear war is.

import { Term } from "/static/board/card.js";
import { useChanged } from "/static/board/changes.js";
import { html } from "/static/board/html.js";
import { Piece, useTable } from "/static/board/piece.js";
import { name, say } from "/static/board/texts.js";

/** @import { View } from "/static/board/types.js" */
/** @import { ColdWar } from "./types.js" */

/** All levels, the calmest first. */
export const LEVELS = [5, 4, 3, 2, 1];
/** One step from here is nuclear war. */
const BRINK = 2;

/** @param {{view: View}} props */
export function Defcon({ view }) {
  const { defcon, closed, phasing } = /** @type {ColdWar} */ (view.board);
  const { moves } = useTable();
  const changed = useChanged();
  const war = defcon < BRINK;
  const danger = war || (defcon === BRINK && !view.over);
  return html`<div class=${`ts-track ts-defcon ${danger ? "danger" : ""} ${changed("defcon")}`}>
    <span class="ts-defcon-levels" role="group" aria-label=${say("label-defcon")}>
      <${Term} code="defcon" class="ts-track-title" />
      ${LEVELS.map((level) => {
        const code = `defcon_${level}`;
        const here = level === defcon;
        return html`<${Piece}
          key=${level}
          code=${code}
          idle=${!moves.has(code)}
          class=${`ts-level ts-level-${level} ${here ? "here" : ""}`}
          label=${here ? say("board-ts-status-defcon-now", { level: code }) : name(code)}
        >
          ${level}
        </${Piece}>`;
      })}
    </span>
    ${!war &&
    html`<span class="ts-track-note">
      ${closed.length > 0
        ? say("board-ts-status-closed", { regions: closed })
        : say("board-ts-status-all-open")}
    </span>`}
    ${danger && html`<strong class="ts-brink">${warning(war, phasing)}</strong>`}
  </div>`;
}

/** What has come, or is to be feared. @param {boolean} war @param {string | null} phasing */
function warning(war, phasing) {
  if (war) return say("board-ts-status-war");
  if (phasing) return say("board-ts-status-brink-side", { side: phasing });
  return say("board-ts-status-brink");
}
