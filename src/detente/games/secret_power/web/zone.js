// @ts-check
// The zone: a row of objects, who stands on them, and how far everybody's reach goes.

import { Term } from "/static/board/card.js";
import { useChanged } from "/static/board/changes.js";
import { Glyph } from "/static/board/glyphs.js";
import { html } from "/static/board/html.js";
import { Piece, useTable } from "/static/board/piece.js";
import { letters } from "/static/board/short_names.js";
import { name, say } from "/static/board/texts.js";
import { Sign } from "./icons.js";
import { Agents, groupClass, objectWords, Shown } from "./object.js";
import { Origin } from "./origin.js";
import { Mark } from "./player.js";

/** @import { View } from "/static/board/types.js" */
/** @import { Conspiracy, InZone } from "./types.js" */

/** A row has room for at least so many cards, or they would grow too large. */
const FEWEST = 8;

/** @param {{view: View}} props */
export function Zone({ view }) {
  const { zone } = /** @type {Conspiracy} */ (view.board);
  if (zone.length === 0) return null;
  return html`<section class="sp-zone" aria-label=${say("label-zone")}>
    <h3><${Term} code="zone" /></h3>
    <ol class="bare" style=${{ "--cards": Math.max(zone.length, FEWEST) }}>
      ${zone.map((place, at) => {
        return html`<${Place} key=${place.card} view=${view} place=${place} position=${at + 1} />`;
      })}
    </ol>
  </section>`;
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
  return html`<li class=${far ? "far" : ""}>
    <${Piece}
      code=${card}
      class=${`sp-object ${groupClass(group)} ${changed(card)}`}
      label=${words.join(", ")}
    >
      <span class="sp-band">
        <b class="sp-cost">${cost}<${Origin} code=${type} field="cost" /></b>
        <${Sign} of=${group} /><small>${name(group)}</small>
      </span>
      <span class="sp-name" style=${letters(name(type))}>${name(type)}</span>
      <span class="sp-row">
        <${Shown} type=${type} />
        ${typeof needed === "number" &&
        html`<small class="sp-needed"><${Sign} of="agent" /><${Glyph} of="≥" />${needed}</small>`}
      </span>
      ${occupant
        ? html`<${Agents} of=${occupant} agents=${agents} shadows=${shadows} />`
        : html`<span class="sp-agents none" aria-hidden="true">—</span>`}
    </${Piece}>
    <span class="sp-reach" aria-hidden="true">
      <small>${position}</small>
      ${inReach.map((player) => html`<${Mark} key=${player} of=${player} />`)}
    </span>
  </li>`;
}

/** @param {InZone} place */
function occupied({ occupant, agents, shadows }) {
  const message = shadows ? "board-sp-occupied-with-shadows" : "board-sp-occupied";
  return say(message, { player: occupant, agents, shadows });
}
