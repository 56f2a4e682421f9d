// @ts-check
// What the question is about and what has no place of its own on the board: captured objects, secondary
// objectives, what was discarded. All together, by owners.

import { html } from "/static/board/html.js";
import { useTable } from "/static/board/piece.js";
import { say } from "/static/board/texts.js";
import { CapturedObject, Discarded, Minor, useMinorsMeant } from "./captured.js";
import { useElsewhere } from "./opened.js";
import { colour, Named } from "./player.js";
import { Professional } from "./stock.js";
import { TreatySlip } from "./treaty.js";

/** @import { View } from "/static/board/types.js" */
/** @import { Conspiracy } from "./types.js" */

/** @param {{view: View}} props */
export function Choice({ view }) {
  const { players, supply } = /** @type {Conspiracy} */ (view.board);
  const { cards } = useTable();
  const codes = useElsewhere(view);
  const meant = useMinorsMeant();
  const held = Object.entries(players).map(([player, { objects, minors }]) => {
    const own = objects.filter(({ card }) => codes.includes(card));
    const kinds = meant === player ? Object.entries(minors) : [];
    return { player, own, kinds: kinds.filter(([group]) => codes.includes(`minor_${group}`)) };
  });
  const found = new Set(held.flatMap(({ own }) => own.map(({ card }) => card)));
  const rest = codes.filter((code) => !found.has(code) && !code.startsWith("minor_"));
  const offered = meant === null ? codes.filter((code) => code.startsWith("minor_")) : [];
  return html`
    ${held.map(({ player, own, kinds }) => {
      if (own.length + kinds.length === 0) return null;
      return html`<section key=${player} class=${`sp-part ${colour(player)}`}>
        <h4><${Named} of=${player} /></h4>
        <ul class="bare sp-slips">
          ${own.map((object) => {
            return html`<${CapturedObject} key=${object.card} object=${object} owner=${player} />`;
          })}
          ${kinds.map(([group, count]) => {
            return html`<li key=${group}>
              <${Minor} group=${group} count=${count} idle=${false} place=${player} />
            </li>`;
          })}
        </ul>
      </section>`;
    })}
    ${offered.length > 0 &&
    html`<section class="sp-part">
      <h4>${say("label-supply")}</h4>
      <ul class="bare sp-slips">
        ${offered.map((code) => {
          const group = code.replace("minor_", "");
          const minor = { group, count: supply[group], idle: false, place: "supply" };
          return html`<li key=${code}><${Minor} ...${minor} /></li>`;
        })}
      </ul>
    </section>`}
    ${rest.length > 0 &&
    html`<section class="sp-part">
      <h4>${say("board-sp-discards")}</h4>
      <ul class="bare sp-slips">
        ${rest.map((code) => {
          const kind = cards[code]?.kind;
          const drawn = kind === "treaty" ? TreatySlip : kind === "object" ? Discarded : Professional;
          return html`<li key=${code}><${drawn} code=${code} /></li>`;
        })}
      </ul>
    </section>`}
  `;
}
