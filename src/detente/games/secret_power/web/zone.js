// @ts-check
// The zone: a row of objects in fixed places, who stands on them, and how far one's reach goes.

import { Term } from "/static/board/card.js";
import { useChanged } from "/static/board/changes.js";
import { Glyph } from "/static/board/glyphs.js";
import { html } from "/static/board/html.js";
import { Piece, useTable } from "/static/board/piece.js";
import { widest } from "/static/board/short_names.js";
import { name, say } from "/static/board/texts.js";
import { Sign } from "./icons.js";
import { Agents, groupClass, objectWords, Shown } from "./object.js";
import { Origin } from "./origin.js";
import { colour, Mark } from "./player.js";

/** @import { View } from "/static/board/types.js" */
/** @import { Conspiracy, InZone, Player } from "./types.js" */

/** From so many places on the titles are smaller. */
const NARROW = 10;

/** @param {{view: View}} props */
export function Zone({ view }) {
  const { zone, zone_size: size, players } = /** @type {Conspiracy} */ (view.board);
  const empty = Array.from({ length: Math.max(0, size - zone.length) }, (_, at) => zone.length + at);
  return html`<section class="sp-zone" aria-label=${say("label-zone")}>
    <ol class=${`bare ${size >= NARROW ? "small" : ""}`}>
      ${zone.map((place, at) => {
        return html`<${Place} key=${place.card} view=${view} place=${place} position=${at + 1} />`;
      })}
      ${empty.map((at) => html`<li key=${at} class="sp-empty" aria-hidden="true"></li>`)}
      ${view.seat === null
        ? html`<li class="sp-bracket open"><${Term} code="zone" /></li>`
        : html`<${Bracket} seat=${view.seat} reach=${players[view.seat].reach} />`}
      ${ends(players, view.seat).map(([reach, those]) => {
        return html`<li key=${reach} class="sp-end" style=${{ "--reach": reach }} aria-hidden="true">
          ${those.map((player) => html`<${Mark} key=${player} of=${player} />`)}
        </li>`;
      })}
    </ol>
  </section>`;
}

/**
 * Where the reach of the others ends, and whose.
 *
 * @param {Record<string, Player>} players @param {string | null} seat
 * @returns {[number, string[]][]}
 */
function ends(players, seat) {
  /** @type {Map<number, string[]>} */
  const found = new Map();
  for (const [player, { reach }] of Object.entries(players)) {
    if (player !== seat) found.set(reach, [...(found.get(reach) ?? []), player]);
  }
  return [...found];
}

/** How far the reader's own reach goes. @param {{seat: string, reach: number}} props */
function Bracket({ seat, reach }) {
  const changed = useChanged();
  return html`<li class=${`sp-bracket ${changed(`${seat} reach`)}`} style=${{ "--reach": reach }}>
    <${Term} code="zone" class=${colour(seat)}>${say("board-sp-my-reach", { reach })}</${Term}>
  </li>`;
}

/** @param {{view: View, place: InZone, position: number}} props */
function Place({ view, place, position }) {
  const { cards, moves } = useTable();
  const changed = useChanged();
  const { card, type, group, cost, occupant, agents, shadows, in_reach: inReach } = place;
  const far = view.seat !== null && !inReach.includes(view.seat);
  const needed = moves.get(card)?.hint.agents;
  const words = [
    `${position}. ${name(type)}`,
    ...objectWords(type, cards).slice(1),
    say("board-sp-cost", { cost }),
    occupant ? occupied(place) : say("board-sp-free"),
    say("board-sp-in-reach", { players: inReach }),
  ];
  const looks = ["sp-object", groupClass(group), far ? "far" : "", changed(card)];
  return html`<li style=${{ "--position": position }}>
    <${Piece} code=${card} class=${looks.join(" ")} label=${words.join(", ")}>
      <span class="sp-band">
        <b class="sp-cost">${cost}<${Origin} code=${type} field="cost" /></b>
        <${Sign} of=${group} />
        <${Shown} type=${type} />
      </span>
      ${!occupant &&
      needed === undefined &&
      html`<span class="sp-ghost" aria-hidden="true"><${Sign} of=${group} /></span>`}
      <span class="sp-name fitted" style=${widest(name(type))}>${name(type)}</span>
      <span class="sp-row">
        ${occupant && html`<${Agents} of=${occupant} agents=${agents} shadows=${shadows} />`}
        ${typeof needed === "number" &&
        html`<small class="sp-needed"><${Sign} of="agent" /><${Glyph} of="≥" />${needed}</small>`}
      </span>
    </${Piece}>
  </li>`;
}

/** @param {InZone} place */
function occupied({ occupant, agents, shadows }) {
  const message = shadows ? "board-sp-occupied-with-shadows" : "board-sp-occupied";
  return say(message, { player: occupant, agents, shadows });
}
