// @ts-check
// The six agents of the reader as personnel files.

import { useChanged } from "/static/board/changes.js";
import { html } from "/static/board/html.js";
import { Piece, useTable } from "/static/board/piece.js";
import { widest } from "/static/board/short_names.js";
import { sideClass } from "/static/board/side.js";
import { name, say } from "/static/board/texts.js";
import { placeOf, rolesIn, wordsOf } from "./agents.js";
import { Sign } from "./icons.js";

/** @import { View } from "/static/board/types.js" */
/** @import { ColdWar } from "./types.js" */

/** For somebody who only looks on they tell what the agents of both sides can do. */
export function Files(/** @type {{view: View}} */ { view }) {
  const { cards } = useTable();
  const title = view.seat
    ? say("board-cvk-files", { side: view.seat })
    : say("board-cvk-files-of-both");
  return html`<section
    class=${`cvk-files ${view.seat ? sideClass(view.seat, view.seats) : ""}`}
    aria-label=${title}
  >
    <ul class="bare">
      ${rolesIn(cards).map((role) => {
        return html`<li key=${role}><${File} view=${view} role=${role} /></li>`;
      })}
    </ul>
  </section>`;
}

/** @param {{view: View, role: string}} props */
function File({ view: { seat, board, prompt }, role }) {
  const changed = useChanged();
  const card = useTable().cards[role];
  const effect = say(`effect-short-${role}`);
  const place = seat && placeOf(role, /** @type {ColdWar} */ (board).sides[seat]);
  const where = place && say(`board-cvk-short-${place}`);
  const words = where ? wordsOf(role, where, String(seat), card) : name(role);
  return html`<${Piece}
    code=${role}
    class=${`cvk-file ${place || ""} ${seat ? changed(`${seat} ${role}`) : ""}`}
    label=${`${words}. ${effect}`}
    idle=${prompt?.id === "prompt-double-agent"}
  >
    <span class="cvk-portrait"><${Sign} of=${role} /><b>${card.initiative}</b></span>
    <span class="cvk-file-words">
      <strong class="fitted" style=${widest(name(role))}>${name(role)}</strong>
      <span>${effect}</span>
    </span>
    ${place !== "hq" && where && html`<span class="cvk-stamp">${where}</span>`}
  </${Piece}>`;
}
