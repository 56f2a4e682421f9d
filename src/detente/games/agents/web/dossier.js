// @ts-check
// What lies before each service: points, coins, tokens, the bag, agent cards and missions.

import { Term } from "/static/board/card.js";
import { useChanged } from "/static/board/changes.js";
import { Glyph } from "/static/board/glyphs.js";
import { html } from "/static/board/html.js";
import { Piece, useTable } from "/static/board/piece.js";
import { points } from "/static/board/points.js";
import { name, say } from "/static/board/texts.js";
import { AgentCard } from "./cards.js";
import { Sign } from "./icons.js";
import { colour, Mark, target } from "./service.js";

/** @import { View } from "/static/board/types.js" */
/** @import { Espionage, Service } from "./types.js" */

export const FIGURES = /** @type {const} */ (["finance", "reserve", "operatives", "diplomats"]);

/** All services in turn order, and the one that nobody plays. @param {{view: View}} props */
export function Dossiers({ view }) {
  const board = /** @type {Espionage} */ (view.board);
  return html`<div class="asw-dossiers">
    ${board.order.map((seat, at) => {
      const known = seat in board.services;
      return known && html`<${Dossier} key=${seat} view=${view} seat=${seat} place=${at + 1} />`;
    })}
    ${board.virtual &&
    html`<p class=${`asw-virtual ${colour(board.virtual)}`}>
      <${Mark} of=${board.virtual} /> ${say("board-agents-virtual", { service: board.virtual })}
    </p>`}
  </div>`;
}

/** `place` is that in the turn order. @param {{view: View, seat: string, place: number}} props */
function Dossier({ view, seat, place }) {
  const board = /** @type {Espionage} */ (view.board);
  const service = board.services[seat];
  const active = board.active === seat && !view.over;
  return html`<section
    class=${`asw-dossier folder ${colour(seat)} ${active ? "active" : ""}`}
    aria-label=${name(seat)}
  >
    <h3 class="tab">
      <span class="asw-place">
        <span class="visually-hidden">${say("label-order")}${" "}</span>${place}
      </span>${" "}
      <${Mark} of=${seat} /> ${name(seat)}
    </h3>
    <span class="asw-states">
      ${seat === view.seat && html`<span>${say("terminal-you")}</span>`}
      ${active && html`<span class="asw-turn">${say("board-agents-turn")}</span>`}
    </span>
    <div class="sheet">
      <${Points} seat=${seat} service=${service} />
      <${Bag} seat=${seat} service=${service} />
      <${Figures} seat=${seat} service=${service} />
      <${Missions} service=${service} />
      ${service.cards.length > 0 &&
      html`<ul class="asw-cards bare" aria-label=${say("label-cards")}>
        ${service.cards.map((code) => {
          return html`<li key=${code}>
            <${AgentCard} code=${code} />
            ${seat === view.seat && html`<p class="asw-effect">${say(`effect-${code}`)}</p>`}
          </li>`;
        })}
      </ul>`}
    </div>
  </section>`;
}

/**
 * The way to five points, in halves; those of the mission, if the reader knows it, are hatched.
 *
 * @param {{seat: string, service: Service}} props
 */
function Points({ seat, service: { halves, halves_with_mission: secret } }) {
  const changed = useChanged();
  const { score_unit: unit } = useTable().view;
  const all = secret ?? halves;
  return html`<div class=${`asw-points ${changed(`${seat} halves`)}`}>
    <${Term} code="halves">${say("board-agents-points")}</${Term}>
    <span class="asw-track" aria-hidden="true">
      ${Array.from({ length: Math.max(target, all) }, (_, half) => {
        const kind = half < halves ? "got" : half < all ? "secret" : "";
        return html`<i key=${half} class=${kind}></i>`;
      })}
    </span>
    <b>${points(all, unit)}</b><span class="soft">/ ${points(target, unit)}</span>
  </div>`;
}

/** @param {{seat: string, service: Service}} props */
function Figures({ seat, service }) {
  const changed = useChanged();
  return html`<dl class="asw-figures">
    ${FIGURES.map(
      (field) => html`<div key=${field} class=${changed(`${seat} ${field}`)}>
        <dt>
          <${Term} code=${field}>
            <${Sign} of=${field} /><span>${say(`label-${field}`)}</span>
          </${Term}>
        </dt>
        <dd>${service[field]}</dd>
      </div>`,
    )}
  </dl>`;
}

/**
 * How many tokens of each service are in the bag, and how many of them are surely operatives.
 *
 * @param {{seat: string, service: Service}} props
 */
function Bag({ seat, service: { bag } }) {
  const changed = useChanged();
  const inside = Object.entries(bag).filter(([, { tokens }]) => tokens > 0);
  const all = inside.reduce((sum, [, { tokens }]) => sum + tokens, 0);
  const words = inside.map(([service, { tokens, operatives }]) => {
    const sure = operatives ? ` (${say("board-agents-at-least", { count: operatives })})` : "";
    return `${name(service)} ${tokens}${sure}`;
  });
  const label = [say("board-agents-bag", { service: seat, count: all }), ...words].join(", ");
  return html`<${Piece}
    code=${seat}
    class=${`asw-bag ${changed(`${seat} bag`)}`}
    label=${label}
  >
    <span class="asw-bag-name"><${Sign} of="bag" />${say("label-bag")} <b>${all}</b></span>
    <span class="asw-inside">
      ${inside.map(([service, { tokens, operatives }]) => {
        return html`<span key=${service} class=${`asw-sort ${colour(service)}`}>
          <${Mark} of=${service} /><b>${tokens}</b>
          ${operatives > 0 &&
          html`<small><${Sign} of="operatives" /><${Glyph} of="≥" />${operatives}</small>`}
        </span>`;
      })}
    </span>
  </${Piece}>`;
}

/** The own missions and whether they count, or how many. @param {{service: Service}} props */
function Missions({ service: { missions, mission_count: count, fulfilled } }) {
  if (!count) return null;
  const known = missions.map((region) => name(region)).join(" / ");
  const state = fulfilled ? "board-agents-fulfilled" : "board-agents-unfulfilled";
  return html`<p class="asw-missions">
    <${Sign} of="mission" />${" "}
    <${Term} code="missions">${say("board-agents-missions", { count })}</${Term}>${" "}
    ${missions.length
      ? html`<b>${known}</b> ${say(state)}`
      : html`<span class="soft">${say("board-agents-secret", { count })}</span>`}
  </p>`;
}
