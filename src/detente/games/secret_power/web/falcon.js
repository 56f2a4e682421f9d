// @ts-check
// The Falcon: who he is, his projects' order and action cards, and how he came to his last turn.

import { Term } from "/static/board/card.js";
import { html } from "/static/board/html.js";
import { Piece, useTable } from "/static/board/piece.js";
import { sentence } from "/static/board/sentence.js";
import { name, say } from "/static/board/texts.js";
import { Sign } from "./icons.js";
import { DECISIONS, lastTurn } from "./ladder.js";

/** @import { View } from "/static/board/types.js" */
/** @import { Falcon } from "./types.js" */

/** @param {{falcon: Falcon, view: View}} props */
export function FalconDesk({ falcon, view }) {
  const { cards, events } = useTable();
  const steps = lastTurn(events.filter(({ move_number }) => move_number <= view.move_number));
  // At the lowest level he has no action cards, and his personality is in them alone.
  const plays = falcon.action_deck_count + falcon.action_discard.length > 0;
  return html`
    ${steps.length > 0 &&
    html`<div class="sp-reasoning">
      <h4><${Term} code="reasoning" /></h4>
      <ol aria-label=${say("label-reasoning")}>
        ${steps.map((event, at) => {
          const decided = DECISIONS.some((beginning) => event.id.startsWith(beginning));
          return html`<li key=${at} class=${decided ? "decided" : ""}>
            ${sentence(event, cards, view.game)}
          </li>`;
        })}
      </ol>
    </div>`}
    <dl class="sp-figures">
      <div>
        <dt><${Term} code="level">${say("label-level")}</${Term}></dt>
        <dd>${name(falcon.level)}</dd>
      </div>
      ${plays &&
      html`<div>
        <dt><${Term} code="personality" /></dt>
        <dd>${name(falcon.personality)}</dd>
      </div>`}
      ${falcon.project_order.length > 0 &&
      html`<div>
        <dt><${Term} code="project_order" /></dt>
        <dd class="sp-project-order">
          ${falcon.project_order.map((project) => {
            const { sign } = cards[project];
            return html`<span key=${project}><${Sign} of=${sign} /> ${name(project)}</span>`;
          })}
        </dd>
      </div>`}
      ${plays &&
      html`<div>
        <dt><${Term} code="action_deck_count" /></dt>
        <dd>${falcon.action_deck_count}</dd>
      </div>`}
      ${falcon.temporary_shadows > 0 &&
      html`<div>
        <dt><${Sign} of="shadow" /> <${Term} code="temporary_shadows" /></dt>
        <dd>${falcon.temporary_shadows}</dd>
      </div>`}
    </dl>
    ${falcon.action_discard.length > 0 &&
    html`<div>
      <h4><${Term} code="action_discard" /></h4>
      <ul class="bare sp-slips" aria-label=${say("label-action-discard")}>
        ${falcon.action_discard.map((code) => {
          return html`<li key=${code}>
            <${Piece} code=${code} class="slip" label=${name(code)}>${name(code)}</${Piece}>
          </li>`;
        })}
      </ul>
    </div>`}
  `;
}
