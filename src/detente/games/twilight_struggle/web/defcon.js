// @ts-check
// DEFCON: five levels, what the present one forbids, and how near the nuclear war is.

import { Term } from "/static/board/card.js";
import { useChanged } from "/static/board/changes.js";
import { Glyph } from "/static/board/glyphs.js";
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
    <${Ban} war=${war} closed=${closed} />
    ${danger && !war && html`<strong class="ts-brink"><${Glyph} of="⚠" /> ${warning(phasing)}</strong>`}
  </div>`;
}

/**
 * What the level forbids, in few words that stand for more.
 *
 * @param {{war: boolean, closed: string[]}} props
 */
function Ban({ war, closed: regions }) {
  if (war) return html`<strong class="ts-note">${say("board-ts-status-war")}</strong>`;
  const [message, brief] =
    regions.length > 0
      ? ["board-ts-status-closed", "board-ts-status-closed-brief"]
      : ["board-ts-status-all-open", "board-ts-status-all-open-brief"];
  const whole = say(message, { regions });
  return html`<span class="ts-note" title=${whole}>
    <span class="visually-hidden">${whole}</span>
    <span aria-hidden="true">${say(brief, { regions })}</span>
  </span>`;
}

/** What is to be feared. @param {string | null} phasing */
function warning(phasing) {
  if (phasing) return say("board-ts-status-brink-side", { side: phasing });
  return say("board-ts-status-brink");
}
