// @ts-check
// A sheet over the board, below the zone, until it is put away.

import { html } from "/static/board/html.js";
import { isBare, useKeys } from "/static/board/keys.js";
import { name, say } from "/static/board/texts.js";
import { Contents } from "./area.js";
import { Choice } from "./choice.js";
import { open } from "./opened.js";
import { colour, Mark } from "./player.js";
import { Score } from "./score.js";
import { Stock } from "./stock.js";

/** @import { View } from "/static/board/types.js" */

/** @type {Record<string, (props: {view: View}) => any>} */
const CONTENTS = { choice: Choice, score: Score, stock: Stock };

/** @param {{view: View, sheet: string}} props */
export function Sheet({ view, sheet }) {
  useKeys((event) => {
    const closes = event.key === "Escape" && isBare(event);
    if (closes) open(null, view);
    return closes;
  });
  const player = sheet in CONTENTS ? null : sheet;
  const title = player ? name(player) : say(`board-sp-${sheet}`);
  return html`<section
    key=${sheet}
    class=${`sp-sheet sheet ${player ? colour(player) : sheet}`}
    aria-label=${title}
  >
    <header>
      <h3>${player && html`<${Mark} of=${player} /> `}${title}</h3>
      <button type="button" class="plain" onClick=${() => open(null, view)}>
        ${say("table-page-close")}
      </button>
    </header>
    <div class="scroll" tabindex="0" role="group" aria-label=${title}>
      ${player
        ? html`<${Contents} view=${view} player=${player} />`
        : html`<${CONTENTS[sheet]} view=${view} />`}
    </div>
  </section>`;
}
