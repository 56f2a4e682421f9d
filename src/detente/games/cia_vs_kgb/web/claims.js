// @ts-check
// What a side has claimed, folded into a counter that opens.

import { useChanged } from "/static/board/changes.js";
import { Drawer } from "/static/board/drawer.js";
import { html, useState } from "/static/board/html.js";
import { useTable } from "/static/board/piece.js";
import { knows, say } from "/static/board/texts.js";
import { Slip } from "./slip.js";

/** @import { Side } from "./types.js" */

/** @param {{side: string, area: Side}} props */
export function Claims({ side, area: { claimed, score } }) {
  const changed = useChanged();
  const { cards } = useTable();
  const events = claimed.filter((code) => cards[code].kind === "event").length;
  const counted = { side, count: claimed.length, events, vp: score };
  return html`<${Folded}
    class=${changed(`${side} claimed`)}
    short=${say("board-cvk-claimed", counted)}
    title=${say("board-cvk-claimed-by", counted)}
    slips=${claimed.map((code) => ({ code }))}
  />`;
}

/**
 * A number of cards in a word; pressed, it shows them all.
 *
 * @param {{short: string, title: string, class?: string,
 *   slips: {code: string, place?: string, used?: boolean}[]}} props
 */
export function Folded({ short, title, class: look = "", slips }) {
  const [open, setOpen] = useState(false);
  return html`<button
      type="button"
      class=${`cvk-folded ${look}`}
      aria-haspopup="dialog"
      aria-label=${title}
      disabled=${slips.length === 0}
      onClick=${() => setOpen(true)}
    >
      ${short}
    </button>
    <${Drawer} title=${title} shut=${!open} close=${() => setOpen(false)}>
      <ul class="cvk-opened bare">
        ${slips.map((slip) => {
          const effect = `effect-${slip.code}`;
          return html`<li key=${slip.code}>
            <${Slip} ...${slip} />
            ${knows(effect) && html`<p>${say(effect)}</p>`}
          </li>`;
        })}
      </ul>
    </${Drawer}>`;
}
