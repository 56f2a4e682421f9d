// @ts-check
// Where the game stands: the round, whose turn comes when, who leads, offices and wars.

import { Term } from "/static/board/card.js";
import { useChanged } from "/static/board/changes.js";
import { html } from "/static/board/html.js";
import { name, say } from "/static/board/texts.js";
import { Sign } from "./icons.js";
import { colour, Mark } from "./player.js";

/** @import { View } from "/static/board/types.js" */
/** @import { Conspiracy } from "./types.js" */

/** The round and its phase. @param {View} view */
export function progress({ board: { round, rounds, phase } }) {
  const place = round ? say("board-sp-round", { round, rounds }) : say("board-sp-setup");
  return phase > 0 ? [place, say("board-sp-phase", { phase })] : [place];
}

/** @param {{view: View}} props */
export function Status({ view }) {
  const board = /** @type {Conspiracy} */ (view.board);
  const changed = useChanged();
  const [round, phase] = progress(view);
  return html`<section class="sp-status" aria-label=${say("board-sp-status")}>
    <p class="sp-time">
      <strong>${round}</strong>
      ${phase && html` <span>${phase}</span>`}
    </p>
    <ol class="sp-order bare" aria-label=${say("label-order")}>
      ${board.order.map((player) => {
        return html`<${Standing} key=${player} view=${view} player=${player} />`;
      })}
    </ol>
    ${board.wars.length > 0 &&
    html`<p class=${`sp-wars ${changed("wars")}`}>
      <${Sign} of="war" />
      <${Term} code="wars">${board.wars.map(name).join(" + ")}</${Term}>
      <span>${say("board-sp-surcharge", { agents: board.surcharge })}</span>
    </p>`}
  </section>`;
}

/** Name, offices and points of a player. @param {{view: View, player: string}} props */
function Standing({ view, player }) {
  const board = /** @type {Conspiracy} */ (view.board);
  const changed = useChanged();
  const acts = view.to_act.includes(player) && !view.over;
  const looks = `${colour(player)} ${acts ? "acts" : ""} ${changed(`${player} score`)}`;
  return html`<li class=${`sp-standing ${looks}`} aria-current=${acts ? "true" : undefined}>
    <${Mark} of=${player} />
    <span>${name(player)}${player === view.seat && ` (${say("terminal-you")})`}</span>${" "}
    ${player === board.supervisor && html`<${Office} of="supervisor" />${" "}`}
    ${player === board.headhunter && html`<${Office} of="headhunter" />${" "}`}
    <b>${say("board-sp-points", { points: board.players[player].score })}</b>
  </li>`;
}

/** @param {{of: string}} props */
function Office({ of }) {
  return html`<${Term} code=${of} class="sp-office">
    <${Sign} of=${of} /><span>${say(`label-${of}`)}</span>
  </${Term}>`;
}
