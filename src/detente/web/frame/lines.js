// @ts-check
// What happened in lines: icon, side, sentence, and the values that changed.

import { html } from "../board/html.js";
import { StoryIcon } from "../board/icons.js";
import { linesOf, recap } from "../board/recap.js";
import { SideSign } from "../board/side.js";
import { name, textsOf } from "../board/texts.js";

/** @import { Line } from "../board/recap.js" */
/** @import { Moment } from "../board/types.js" */

/** The family of events that no story names; their sentences say who acts. */
const PLAIN = "event";

/** The name of the actor, if the line does not say it: "US: ". @param {Line} line */
export function actorIn({ told: { actor, moments }, text }) {
  if (actor === undefined || moments[0].family === PLAIN || text.startsWith(name(actor))) return "";
  return `${name(actor)}: `;
}

/** @param {{line: Line, seats: readonly string[]}} props */
export function Words({ line, seats }) {
  const { told, text, chips } = line;
  return html`<span class="recap-words">
    <${StoryIcon} of=${told.icon} />${" "}
    ${told.actor !== undefined && html`<${SideSign} side=${told.actor} seats=${seats} />${" "}`}
    <span class="visually-hidden">${actorIn(line)}</span>${text}
    ${chips.map((chip) => html`${" "}<span key=${chip} class="recap-chip">${chip}</span>`)}
  </span>`;
}

/** Lines that can only be read. @param {{lines: Line[], seats: readonly string[]}} props */
export function Lines({ lines, seats }) {
  return html`<ul class="bare">
    ${lines.map((line, at) => html`<li key=${at}><${Words} line=${line} seats=${seats} /></li>`)}
  </ul>`;
}

/** Some moments under a title. */
/** @param {{title: string, game: string, moments: Moment[], seats: readonly string[]}} props */
export function Happened({ title, game, moments, seats }) {
  const { lines } = linesOf(recap(moments, 0), textsOf(game));
  return html`<h2 class="panel-title">${title}</h2>
    <div class="recap-list scroll" tabindex="0" role="group" aria-label=${title}>
      <${Lines} lines=${lines} seats=${seats} />
    </div>`;
}
