// @ts-check
// Where the game stands: round and offices, wars, everybody's points, and the decks.

import { Term, title } from "/static/board/card.js";
import { useChanged } from "/static/board/changes.js";
import { html } from "/static/board/html.js";
import { name, say } from "/static/board/texts.js";
import { Sign } from "./icons.js";
import { Opener } from "./opened.js";
import { LetteredMark, Mark } from "./player.js";
import { DECKS } from "./standing.js";

/** @import { View } from "/static/board/types.js" */
/** @import { Conspiracy } from "./types.js" */

/** The sign of each deck. */
const SIGNS = {
  deck_count: "object",
  treaty_deck_count: "treaty",
  professional_deck_count: "professional",
};

/** The round and its phase. @param {View} view */
export function progress({ board: { round, rounds, phase } }) {
  const place = round ? say("board-sp-round", { round, rounds }) : say("board-sp-setup");
  return phase > 0 ? [place, say("board-sp-phase", { phase })] : [place];
}

/** The same in one short line, with the Supervisor and all points. @param {{view: View}} props */
export function Glance({ view }) {
  const { round, phase, supervisor, order, players } = /** @type {Conspiracy} */ (view.board);
  return html`<span class="sp-glance">
    ${say("board-sp-glance", { round, phase })}${" "}
    ${round > 0 && html`<${Sign} of="supervisor" /><${Mark} of=${supervisor} />`}
    ${order.map((player) => {
      return html`<span key=${player}><${Mark} of=${player} />${players[player].score}</span>`;
    })}
  </span>`;
}

/** @param {{view: View}} props */
export function Tracks({ view }) {
  return html`<section class="sp-status" data-notes="below" aria-label=${say("board-sp-status")}>
    <${Time} view=${view} />
    <${Wars} board=${/** @type {Conspiracy} */ (view.board)} />
    <${Points} view=${view} />
    <${Decks} view=${view} />
  </section>`;
}

/** The round, and who holds which office. @param {{view: View}} props */
function Time({ view }) {
  const { supervisor, headhunter, round } = /** @type {Conspiracy} */ (view.board);
  const [place, phase] = progress(view);
  return html`<div class="sp-cell sp-time">
    <p><strong>${place}</strong>${phase && ` · ${phase}`}</p>
    <p>
      ${round > 0 && html`<${Office} of="supervisor" player=${supervisor} />`}
      ${headhunter && html`${" "}<${Office} of="headhunter" player=${headhunter} />`}
    </p>
  </div>`;
}

/** @param {{of: string, player: string}} props */
function Office({ of, player }) {
  return html`<span class="sp-office">
    <${Term} code=${of}><${Sign} of=${of} /> ${say(`label-${of}`)}</${Term}>${" "}
    <${LetteredMark} of=${player} />
    <span class="visually-hidden">${name(player)}</span>
  </span>`;
}

/** @param {{board: Conspiracy}} props */
function Wars({ board: { wars, surcharge } }) {
  const changed = useChanged();
  return html`<div class=${`sp-cell sp-wars ${wars.length ? "war" : ""} ${changed("wars")}`}>
    <p>
      <${Term} code="wars">
        <${Sign} of="war" /> ${wars.length ? wars.map(name).join(" + ") : say("board-sp-peace")}
      </${Term}>
    </p>
    ${wars.length > 0 && html`<p>${say("board-sp-surcharge", { agents: surcharge })}</p>`}
  </div>`;
}

/** Everybody's points in the order of the turns. @param {{view: View}} props */
function Points({ view }) {
  const { order, players } = /** @type {Conspiracy} */ (view.board);
  const changed = useChanged();
  return html`<div class="sp-cell sp-points">
    <${Opener} sheet="score" view=${view} label=${say("board-sp-score")}>
      ${say("board-sp-points-title")}
    </${Opener}>
    <ol class="bare" aria-label=${say("label-order")}>
      ${order.map((player) => {
        const acts = view.to_act.includes(player) && !view.over;
        const looks = `sp-standing ${acts ? "acts" : ""} ${changed(`${player} score`)}`;
        return html`<li key=${player} class=${looks} aria-current=${acts ? "true" : undefined}>
          <${LetteredMark} of=${player} />
          <span class="visually-hidden">${name(player)}: </span>
          <b>${players[player].score}</b>
        </li>`;
      })}
    </ol>
  </div>`;
}

/** What belongs to nobody, in numbers. @param {{view: View}} props */
function Decks({ view }) {
  const board = /** @type {Conspiracy} */ (view.board);
  const changed = useChanged();
  const decks = view.settings.professionals ? DECKS : DECKS.slice(0, 2);
  return html`<div class="sp-cell sp-decks">
    <${Opener} sheet="stock" view=${view} label=${say("board-sp-stock")}>
      ${say("board-sp-decks")}
    </${Opener}>
    <p>
      ${decks.map((deck) => {
        return html`<span key=${deck} class=${changed(deck)}>
          <${Term} code=${deck}>
            <${Sign} of=${SIGNS[deck]} /><span class="visually-hidden">${title(deck)}${" "}</span>
          </${Term}>
          <b>${board[deck]}</b>
        </span>`;
      })}
    </p>
  </div>`;
}
