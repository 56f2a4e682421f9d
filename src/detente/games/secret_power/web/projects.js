// @ts-check
// The four projects: five stages each, everybody's coordinators, and the reader's next stage.

import { useChanged } from "/static/board/changes.js";
import { html } from "/static/board/html.js";
import { Piece, useTable } from "/static/board/piece.js";
import { widest } from "/static/board/short_names.js";
import { name, say } from "/static/board/texts.js";
import { Sign } from "./icons.js";
import { OriginMark } from "./origin.js";
import { Mark } from "./player.js";

/** @import { View } from "/static/board/types.js" */
/** @import { Conspiracy, Player, Project, Stage } from "./types.js" */

/** @param {{view: View}} props */
export function Projects({ view }) {
  const { players } = /** @type {Conspiracy} */ (view.board);
  const codes = Object.keys(Object.values(players)[0].stages);
  return html`<section class="sp-projects" aria-label=${say("score-project")}>
    <ul class="bare">
      ${codes.map((code) => html`<${Track} key=${code} view=${view} code=${code} />`)}
    </ul>
  </section>`;
}

/** @param {{view: View, code: string}} props */
function Track({ view, code }) {
  const changed = useChanged();
  const { players, surcharge } = /** @type {Conspiracy} */ (view.board);
  const { sign, stages } = /** @type {Project} */ (/** @type {any} */ (useTable().cards[code]));
  const reached = Object.entries(players).map(([player, { stages }]) => {
    return say("board-sp-at-stage", { player, stage: stages[code] });
  });
  const own = view.seat === null || view.over ? null : players[view.seat];
  return html`<li class="sp-track">
    <${Piece}
      code=${code}
      class=${`sp-project ${changed(code)}`}
      label=${[name(code), name(sign), ...reached].join(", ")}
      about=${html`<p>${say("board-about-secret_power-stages")}</p>`}
    >
      <${Sign} of=${sign} /><span class="fitted" style=${widest(name(code))}>${name(code)}</span>
    </${Piece}>
    <ol class="sp-stages bare">
      ${stages.map((stage) => {
        const { stage: number, points, source } = stage;
        const here = Object.keys(players).filter((one) => players[one].stages[code] === number);
        const next = own?.stages[code] === number - 1 ? "next" : "";
        const gives = say(`effect-${code}_${number}`);
        return html`<li key=${number} class=${next} title=${gives}>
          <span class="sp-worth" aria-hidden="true">
            ${points}<${OriginMark} of=${source.points} />
          </span>
          <small aria-hidden="true">${stage.agents + surcharge}/${stage.signs}</small>
          <span class="sp-here">
            ${here.map((player) => html`<${Mark} key=${player} of=${player} />`)}
          </span>
          <span class="visually-hidden">
            ${[
              say("board-sp-stage", { stage: number }),
              say("board-sp-points", { points }),
              say("board-sp-agents", { count: stage.agents + surcharge }),
              `${name(sign)} ${stage.signs}`,
              gives,
              ...here.map(name),
            ].join(", ")}
          </span>
        </li>`;
      })}
    </ol>
    ${own
      ? html`<${Next} code=${code} sign=${sign} stages=${stages} own=${own} />`
      : html`<p class="sp-next"><span class="sp-gives">${say(`effect-${code}_1`)}</span></p>`}
  </li>`;
}

/**
 * What the reader's next stage takes and gives.
 *
 * @param {{code: string, sign: string, stages: Stage[], own: Player}} props
 */
function Next({ code, sign, stages, own }) {
  const price = own.next_stages[code];
  if (!price) return html`<p class="sp-next soft">${say("board-sp-last-stage")}</p>`;
  const stage = stages[own.stages[code]];
  const have = own.signs[sign];
  return html`<p class="sp-next" title=${say(`effect-${code}_${stage.stage}`)}>
    <span class="visually-hidden">${say("board-sp-next", { stage: stage.stage })}</span>
    <span class=${own.active >= price.agents ? "met" : "unmet"}>
      <${Sign} of="agent" /><b>${price.agents}</b><${OriginMark} of=${stage.source.agents} />
      <span class="visually-hidden">${say("board-sp-agents", { count: price.agents })}</span>
    </span>
    <span class=${have >= price.signs ? "met" : "unmet"}>
      <${Sign} of=${sign} /><b>${have}/${price.signs}</b>
      <${OriginMark} of=${stage.source.signs} />
      <span class="visually-hidden">${name(sign)}</span>
    </span>
    <span class="sp-gives">${say(`effect-${code}_${stage.stage}`)}</span>
  </p>`;
}
