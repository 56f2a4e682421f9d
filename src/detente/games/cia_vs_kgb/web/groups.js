// @ts-check
// The groups of a side, each in the place it keeps; places beyond the limit are hatched.

import { useChanged } from "/static/board/changes.js";
import { html } from "/static/board/html.js";
import { Piece, useTable } from "/static/board/piece.js";
import { widest } from "/static/board/short_names.js";
import { name, say } from "/static/board/texts.js";
import { Sign } from "./icons.js";

/** @import { ColdWar, Side } from "./types.js" */

/** @param {{side: string, area: Side, places: (string | null)[], board: ColdWar}} props */
export function Groups({ side, area, places, board: { objective } }) {
  const most = objective?.population ?? 0;
  const count = area.ready.length + area.mobilised.length;
  const free = places.indexOf(null);
  return html`<ol
    class="cvk-places bare"
    aria-label=${say("board-cvk-groups", { side, count, most })}
    style=${{ "--places": places.length }}
  >
    ${places.map((code, at) => {
      if (code) {
        const state = area.ready.includes(code) ? "ready" : "mobilised";
        return html`<li key=${at}><${Group} code=${code} side=${side} state=${state} /></li>`;
      }
      const beyond = at >= most;
      return html`<li key=${at} class=${beyond ? "beyond" : "free"} aria-hidden="true">
        ${beyond
          ? at === most && html`<span>${say("board-cvk-beyond")}</span>`
          : at === free && html`<span>${say("board-cvk-free-place")}</span>`}
      </li>`;
    })}
  </ol>`;
}

/**
 * A card that stands upright when it is ready, and lies sideways when it is mobilised.
 *
 * @param {{code: string, side: string, state: "ready" | "mobilised"}} props
 */
function Group({ code, side, state }) {
  const changed = useChanged();
  const { faction, influence } = useTable().cards[code];
  const field = String(faction);
  const counts = `${say("label-influence")} ${influence}`;
  const words = [name(code), name(field), counts, say(`board-cvk-${state}`), name(side)];
  const note = state === "ready" ? name(field) : say("board-cvk-mobilised");
  return html`<${Piece}
    code=${code}
    class=${`cvk-group ${state} ${changed(code)}`}
    label=${words.join(", ")}
  >
    <span class="cvk-group-head"><b>${influence}</b><${Sign} of=${field} /></span>
    <span class="cvk-group-name fitted" style=${widest(name(code))}>${name(code)}</span>
    <span class="cvk-group-note">${note}</span>
  </${Piece}>`;
}
