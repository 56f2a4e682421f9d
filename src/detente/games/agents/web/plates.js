// @ts-check
// The plates of the services: how far each is from winning, and what lies before it.

import { useChanged } from "/static/board/changes.js";
import { Glyph } from "/static/board/glyphs.js";
import { html, useRef } from "/static/board/html.js";
import { Piece, useTable } from "/static/board/piece.js";
import { points } from "/static/board/points.js";
import { name, say } from "/static/board/texts.js";
import { useWalk } from "/static/board/walk.js";
import { isNear, outlook, verdict } from "./forecast.js";
import { Sign } from "./icons.js";
import { colour, Letter, Mark, target } from "./service.js";

/** @import { Card, View } from "/static/board/types.js" */
/** @import { Espionage, Service } from "./types.js" */

/** What is counted before a service, beside its points and its bag. */
export const FIGURES = /** @type {const} */ (["finance", "reserve", "operatives", "diplomats"]);

/** All services in turn order, and the one that nobody plays. @param {{view: View}} props */
export function Plates({ view }) {
  const { order, services, virtual } = /** @type {Espionage} */ (view.board);
  const area = useRef(/** @type {HTMLElement | null} */ (null));
  const walk = useWalk(area);
  return html`<section
    ref=${area}
    class="asw-plates"
    data-notes="below"
    aria-label=${say("label-services")}
    onKeyDown=${walk}
  >
    ${order.map((seat) => {
      return seat in services
        ? html`<${Plate} key=${seat} view=${view} seat=${seat} />`
        : html`<div key=${seat} class="asw-plate"><b class="asw-name">${name(seat)}</b></div>`;
    })}
    ${virtual && html`<${VirtualPlate} service=${virtual} />`}
  </section>`;
}

/**
 * The services in one line, each with its points: what a small screen has.
 *
 * @param {{view: View}} props
 */
export function Line({ view }) {
  const board = /** @type {Espionage} */ (view.board);
  const { cards } = useTable();
  const { score_unit: unit } = view;
  return html`<div class="asw-line" role="group" aria-label=${say("label-services")}>
    ${board.order.filter((seat) => seat in board.services).map((seat) => {
      const { now } = outlook(board, seat);
      return html`<${Piece}
        key=${seat}
        code=${seat}
        class=${`asw-line-plate ${colour(seat)} ${isActive(view, seat) ? "active" : ""}`}
        label=${plateWords(view, seat).join(", ")}
        about=${html`<${AboutService} ...${{ board, seat, unit, cards }} />`}
      >
        <${Letter} of=${seat} /><b>${points(now, unit)}</b>
      </${Piece}>`;
    })}
  </div>`;
}

/** @param {View} view @param {string} seat */
function isActive({ board, over }, seat) {
  return board.active === seat && !over;
}

/** @param {{view: View, seat: string}} props */
function Plate({ view, seat }) {
  const changed = useChanged();
  const { cards } = useTable();
  const { score_unit: unit } = view;
  const board = /** @type {Espionage} */ (view.board);
  const service = board.services[seat];
  const active = isActive(view, seat);
  const { now, then } = outlook(board, seat);
  return html`<${Piece}
    code=${seat}
    class=${`asw-plate ${colour(seat)} ${active ? "active" : ""} ${changed(`${seat} halves`)}`}
    label=${plateWords(view, seat).join(", ")}
    about=${html`<${AboutService} ...${{ board, seat, unit, cards }} />`}
  >
    <span class="asw-plate-head">
      <${Letter} of=${seat} /> <b class="asw-name">${name(seat)}</b>
      ${seat === view.seat && html`<span class="asw-you">${say("terminal-you")}</span>`}
      ${active && html`<span class="asw-turn">${say("board-agents-turn")}</span>`}
      <span class="asw-score">
        <b>${points(now, unit)}</b>${then !== now &&
        html`<span class="asw-then"><${Glyph} of="→" />${points(then, unit)}</span>`}
        <span class="soft">/ ${points(target, unit)}</span>
      </span>
    </span>
    <${Track} service=${service} now=${now} />
    <${Figures} seat=${seat} service=${service} />
    <span class=${`asw-verdict ${!view.over && isNear(service, { now, then }) ? "near" : ""}`}>
      ${!view.over && verdictWords(service, { now, then }, unit)}
    </span>
  </${Piece}>`;
}

/**
 * The way to five points, in halves; those of the mission, if the reader knows it, are hatched.
 *
 * @param {{service: Service, now: number}} props
 */
function Track({ service: { halves }, now }) {
  return html`<span class="asw-track" aria-hidden="true">
    ${Array.from({ length: Math.max(target, now) }, (_, half) => {
      const kind = half < halves ? "got" : half < now ? "secret" : "";
      return html`<i key=${half} class=${kind}></i>`;
    })}
  </span>`;
}

/** @param {{seat: string, service: Service}} props */
function Figures({ seat, service }) {
  const changed = useChanged();
  const { bag, cards } = service;
  return html`<span class="asw-figures">
    ${FIGURES.map((field) => {
      return html`<span key=${field} class=${`${field} ${changed(`${seat} ${field}`)}`}>
        <${Sign} of=${field} />${service[field]}
      </span>`;
    })}
    <span class=${`bag ${changed(`${seat} bag`)}`}>
      <${Sign} of="bag" />${inside(bag).map(([one, { tokens }]) => {
        return html`<span key=${one} class=${colour(one)}><${Mark} of=${one} />${tokens}</span>`;
      })}
    </span>
    <span class="cards"><${Sign} of="cards" />${cards.length}</span>
  </span>`;
}

/** How the points stand, as a distance or as a victory. */
/** @param {Service} service @param {{now: number, then: number}} outlook @param {number} unit */
function verdictWords(service, { now, then }, unit) {
  return say(verdict(service, { now, then }), { points: points(Math.max(0, target - now), unit) });
}

/** What is in a bag, by service. @param {Service["bag"]} bag */
export function inside(bag) {
  return Object.entries(bag).filter(([, { tokens }]) => tokens > 0);
}

/** A bag in words. @param {string} seat @param {Service["bag"]} bag */
export function bagWords(seat, bag) {
  const kinds = inside(bag);
  const count = kinds.reduce((sum, [, { tokens }]) => sum + tokens, 0);
  const words = kinds.map(([service, { tokens, operatives }]) => {
    const sure = operatives ? ` (${say("board-agents-at-least", { count: operatives })})` : "";
    return `${name(service)} ${tokens}${sure}`;
  });
  return [say("board-agents-bag", { service: seat, count }), ...words];
}

/** All that a plate tells. @param {View} view @param {string} seat */
function plateWords(view, seat) {
  const board = /** @type {Espionage} */ (view.board);
  const service = board.services[seat];
  const { now, then } = outlook(board, seat);
  const { bag, cards } = service;
  return [
    name(seat),
    ...(seat === view.seat ? [say("terminal-you")] : []),
    ...(isActive(view, seat) ? [say("board-agents-turn")] : []),
    say("board-agents-points", { points: points(now, view.score_unit) }),
    ...(view.over ? [] : [verdictWords(service, { now, then }, view.score_unit)]),
    ...FIGURES.map((field) => `${say(`label-${field}`)} ${service[field]}`),
    bagWords(seat, bag).join(", "),
    `${say("label-cards")} ${cards.length}`,
  ];
}

/**
 * What the note about a service adds: all figures in words, what a recount would change, its cards.
 *
 * @param {{board: Espionage, seat: string, unit: number, cards: Record<string, Card>}} props
 */
function AboutService({ board, seat, unit, cards }) {
  const service = board.services[seat];
  const { now, then, gained, lost } = outlook(board, seat);
  const place = board.order.indexOf(seat) + 1;
  const { missions, mission_count: count, fulfilled } = service;
  return html`
    <p>
      ${say("board-agents-points", { points: points(now, unit) })};
      ${" "}${verdictWords(service, { now, then }, unit)}
    </p>
    ${(gained.length > 0 || lost.length > 0) &&
    html`<p class="asw-told"><${Glyph} of="→" />${" "}
      ${say("board-agents-recount", { points: points(then, unit) })}
      ${gained.length > 0 && html` ${say("board-agents-gained", { places: gained })}`}
      ${lost.length > 0 && html` ${say("board-agents-lost", { places: lost })}`}
    </p>`}
    <dl class="details-values">
      <div><dt>${say("label-order")}</dt><dd>${place}</dd></div>
      ${FIGURES.map((field) => {
        return html`<div key=${field}>
          <dt><${Sign} of=${field} /> ${say(`label-${field}`)}</dt>
          <dd>${service[field]}</dd>
        </div>`;
      })}
      <div><dt>${say("label-liquidations")}</dt><dd>${service.liquidations}</dd></div>
    </dl>
    <p class="asw-told"><${Sign} of="bag" /> ${bagWords(seat, service.bag).join(", ")}</p>
    ${count > 0 &&
    html`<p class="asw-told"><${Sign} of="mission" />${" "}
      ${say("board-agents-missions", { count })}${" "}
      ${missions.length > 0
        ? html`${missions.map((code) => name(code)).join(" / ")},
            ${say(fulfilled ? "board-agents-fulfilled" : "board-agents-unfulfilled")}`
        : say("board-agents-secret", { count })}
    </p>`}
    ${service.cards.map((code) => {
      return html`<p key=${code} class="asw-told">
        <b>${name(code)}</b> (${name(String(cards[code].duration))}). ${say(`effect-${code}`)}
      </p>`;
    })}
  `;
}

/** The service that nobody plays. @param {{service: string}} props */
function VirtualPlate({ service }) {
  const words = say("board-agents-virtual", { service });
  return html`<${Piece}
    code=${service}
    idle
    class=${`asw-plate ${colour(service)}`}
    label=${`${name(service)}, ${words}`}
    about=${html`<p class="asw-told"><${Sign} of="guarded" /> ${words}</p>`}
  >
    <span class="asw-plate-head">
      <${Letter} of=${service} /> <b class="asw-name">${name(service)}</b>
    </span>
    <span class="asw-virtual-words">${words}</span>
  </${Piece}>`;
}
