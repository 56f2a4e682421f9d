// @ts-check
// A card in a pile or deck, as a slip of paper.

import { useChanged } from "/static/board/changes.js";
import { html } from "/static/board/html.js";
import { Piece, useTable } from "/static/board/piece.js";
import { name, say } from "/static/board/texts.js";
import { Sign } from "./icons.js";

/**
 * Its name and value; `place` says where in a deck it lies. An objective that was claimed tells in
 * which phase its event can be used; one that was `used` does not.
 *
 * @param {{code: string, place?: string, used?: boolean}} props
 */
export function Slip({ code, place, used = false }) {
  const changed = useChanged();
  const { faction, influence, vp, phase } = useTable().cards[code];
  const event = phase && !used && !place;
  const words = [
    name(code),
    influence ? `${say("label-influence")} ${influence}` : `${say("label-vp")} ${vp}`,
    place,
    event && say("board-cvk-usable-event", { phase }),
  ];
  return html`<${Piece}
    code=${code}
    class=${`slip ${event ? "event" : ""} ${changed(code)}`}
    label=${words.filter(Boolean).join(", ")}
  >
    ${place && html`<small>${place}</small>`}
    <span>${faction && html`<${Sign} of=${faction} />`} ${name(code)}</span>
    <b>${influence ?? vp}</b>
    ${event && html`<small>${name(String(phase))}</small>`}
  </${Piece}>`;
}
