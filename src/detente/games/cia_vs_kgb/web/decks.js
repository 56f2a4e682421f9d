// @ts-check
// The decks with what the reader knows of them, the discards, and what can be done besides.

import { Term } from "/static/board/card.js";
import { useChanged } from "/static/board/changes.js";
import { html } from "/static/board/html.js";
import { Piece, useTable } from "/static/board/piece.js";
import { name, say } from "/static/board/texts.js";
import { Slip } from "./slip.js";

/** @import { View } from "/static/board/types.js" */
/** @import { ColdWar, Deck } from "./types.js" */

/** Choices that are no thing on the table. */
const VERBS = ["pass", "back", "discard", "look", "decline"];

/** @param {{view: View}} props */
export function Decks({ view }) {
  const changed = useChanged();
  const board = /** @type {ColdWar} */ (view.board);
  const { group_deck: groups, group_discard: discard, objective_deck: objectives } = board;
  const deck = [say("label-group-deck"), say("board-cards", { count: groups.count })];
  return html`<section class="cvk-decks">
    <div class="cvk-deck">
      <${Piece}
        code="recruit"
        class=${`cvk-recruit ${changed("group deck")}`}
        label=${[...deck, name("recruit")].join(", ")}
      >
        <span class="pile">${groups.count}</span>
        <span>${say("label-group-deck")} <strong>${name("recruit")}</strong></span>
      </${Piece}>
      <${Verbs} view=${view} />
      <${Known} deck=${groups} />
    </div>
    <div class="cvk-deck">
      <${Pile} count=${discard.count} class=${changed("group discard")} />
      <${Term} code="group_discard" />
      ${discard.top && html`<${Slip} code=${discard.top} />`}
    </div>
    <div class="cvk-deck">
      <${Pile} count=${objectives.count} class=${changed("objective deck")} />
      <${Term} code="objective_deck" />
      <${Known} deck=${objectives} />
    </div>
    ${board.objective_discard.length > 0 &&
    html`<div class="cvk-deck">
      <${Term} code="objective_discard" />
      ${board.objective_discard.map((code) => html`<${Slip} key=${code} code=${code} used />`)}
    </div>`}
  </section>`;
}

/** @param {{count: number, class: string}} props */
function Pile({ count, class: flash }) {
  return html`<span class=${`pile ${count ? "" : "none"} ${flash}`}>${count}</span>`;
}

/** What can be done without touching anything. @param {{view: View}} props */
function Verbs({ view: { board, prompt } }) {
  const { moves, readonly } = useTable();
  const acting = prompt?.id === "prompt-take-action" && moves.size > 0;
  const verbs = VERBS.filter((verb) => moves.has(verb) || (verb === "pass" && acting));
  const lastChance = board.phase === "influence_struggle" && board.passes === 1;
  return html`
    ${!readonly &&
    verbs.map((verb) => {
      return html`<${Piece} key=${verb} code=${verb} class="verb" label=${name(verb)}>
        ${name(verb)}
      </${Piece}>`;
    })}
    ${lastChance && html`<span>${say("board-cvk-one-pass")}</span>`}
  `;
}

/** What the reader knows of a deck's order. @param {{deck: Deck}} props */
function Known({ deck: { count, known, within } }) {
  const placed = known.map(({ depth, card }) => ({ code: card, place: placeOf(depth, count) }));
  const loose = within.map((code) => ({ code, place: say("board-somewhere") }));
  if (placed.length + loose.length === 0) return null;
  return html`<ul class="cvk-known bare" aria-label=${say("label-known")}>
    ${[...placed, ...loose].map((card) => html`<li key=${card.code}><${Slip} ...${card} /></li>`)}
  </ul>`;
}

/** @param {number} depth @param {number} count */
function placeOf(depth, count) {
  if (depth === 0) return say("board-on-top");
  return depth === count - 1 ? say("board-at-bottom") : say("board-place", { place: depth + 1 });
}
