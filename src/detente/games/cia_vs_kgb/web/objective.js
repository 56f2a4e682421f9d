// @ts-check
// The file of the contested country or event.

import { Term } from "/static/board/card.js";
import { useChanged } from "/static/board/changes.js";
import { html } from "/static/board/html.js";
import { Piece } from "/static/board/piece.js";
import { knows, name, say } from "/static/board/texts.js";
import { Sign } from "./icons.js";

/** @import { ColdWar, Objective } from "./types.js" */

/** @param {{board: ColdWar}} props */
export function ObjectiveFile({ board: { objective, dominance } }) {
  const changed = useChanged();
  if (!objective) return html`<p class="cvk-objective soft">${say("board-cvk-no-objective")}</p>`;
  const { card } = objective;
  const effect = `effect-${card}`;
  return html`<section
    class=${`cvk-objective folder ${changed("objective")}`}
    aria-label=${say("label-objective")}
  >
    <h3 class="tab">
      <${Piece} code=${card} class="cvk-objective-name" label=${name(card)}>${name(card)}</${Piece}>
    </h3>
    <div class="sheet">
      <dl class="cvk-figures">
        <${Figure} field="vp" value=${objective.vp} />
        <${Figure} field="stability" value=${objective.stability} />
        <${Figure} field="population" value=${objective.population} />
      </dl>
      <${Profile} objective=${objective} />
      ${knows(effect) && html`<p class="cvk-effect">${say(effect)}</p>`}
      ${dominance &&
      html`<p class=${`stamp cvk-dominance ${changed("dominance")}`}>
        ${say("terminal-dominance", { side: dominance })}
      </p>`}
    </div>
  </section>`;
}

/** @param {{field: string, value: number}} props */
function Figure({ field, value }) {
  return html`<div>
    <dt><${Term} code=${field} /></dt>
    <dd>${value}</dd>
  </div>`;
}

/** The order of the factions that breaks ties. @param {{objective: Objective}} props */
function Profile({ objective }) {
  return html`<div class="cvk-profile">
    <${Term} code="profile" />
    <ol class="bare">
      ${objective.profile.map(
        (faction) => html`<li key=${faction}>
          <${Term} code=${faction}><${Sign} of=${faction} /> ${name(faction)}</${Term}>
        </li>`,
      )}
    </ol>
  </div>`;
}
