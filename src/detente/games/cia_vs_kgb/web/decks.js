// @ts-check
// The groups that are to come and those that have gone, and what can be done besides.

import { Term } from "/static/board/card.js";
import { useChanged } from "/static/board/changes.js";
import { html } from "/static/board/html.js";
import { Piece, useTable } from "/static/board/piece.js";
import { name, say } from "/static/board/texts.js";
import { Folded } from "./claims.js";
import { Slip } from "./slip.js";

/** @import { View } from "/static/board/types.js" */
/** @import { ColdWar, Deck } from "./types.js" */

/** Choices that are no thing on the table. */
const VERBS = ["pass", "back", "discard", "look", "decline"];

/** @param {{view: View}} props */
export function Decks({ view }) {
  const changed = useChanged();
  const { group_deck: groups, group_discard: discard } = /** @type {ColdWar} */ (view.board);
  const verbs = useVerbs(view);
  const deck = [say("label-group-deck"), say("board-cards", { count: groups.count })];
  return html`<section class="cvk-decks" aria-label=${say("label-group-deck")}>
    <${Piece}
      code="recruit"
      class=${`cvk-recruit ${changed("group deck")}`}
      label=${[...deck, name("recruit")].join(", ")}
    >
      <span class="pile">${groups.count}</span>
      <span><small>${say("label-group-deck")}</small> <strong>${name("recruit")}</strong></span>
    </${Piece}>
    <${Known} deck=${groups} most=${verbs.length > 1 ? 1 : 2} />
    <${Verbs} verbs=${verbs} />
    <div class=${`cvk-discard ${changed("group discard")}`}>
      <${Term}
        code="group_discard"
        about=${discard.top && html`<p>${name(discard.top)} (${say("board-on-top")})</p>`}
      >
        <span class=${`pile ${discard.count ? "" : "none"}`}>${discard.count}</span>
        <span class=${discard.top ? "visually-hidden" : ""}>${say("label-group-discard")}</span>
      </${Term}>
      ${discard.top && html`<${Slip} code=${discard.top} place=${say("label-group-discard")} />`}
    </div>
  </section>`;
}

/**
 * What can be done without touching a group: verbs, events to be used, and objectives to be put in
 * order.
 *
 * @param {View} view
 */
function useVerbs({ prompt }) {
  const { moves, cards, readonly } = useTable();
  if (readonly || moves.size === 0) return [];
  const offered = [...moves.keys()].filter((code) => VERBS.includes(code) || cards[code]?.vp);
  // It can be pressed in vain, too, and then says why.
  return prompt?.id === "prompt-take-action" ? [...new Set([...offered, "pass"])] : offered;
}

/** @param {{verbs: string[]}} props */
function Verbs({ verbs }) {
  if (!verbs.length) return null;
  return html`<div class="cvk-verbs">
    ${verbs.map((verb) => {
      return html`<${Piece} key=${verb} code=${verb} class="verb" label=${name(verb)}>
        ${name(verb)}
      </${Piece}>`;
    })}
  </div>`;
}

/**
 * What the reader knows of the order of the groups: those that are asked about, else the `most` next
 * ones.
 *
 * @param {{deck: Deck, most: number}} props
 */
function Known({ deck, most }) {
  const { moves } = useTable();
  const all = slipsOf(deck);
  if (!all.length) return null;
  const asked = all.filter(({ code }) => moves.has(code));
  const shown = asked.length > 0 ? asked : all.slice(0, most);
  return html`<ul class="cvk-known bare" aria-label=${say("label-known")}>
    ${shown.map((slip) => html`<li key=${slip.code}><${Slip} ...${slip} /></li>`)}
    ${all.length > shown.length &&
    html`<li>
      <${Folded} short=${`+${all.length - shown.length}`} title=${say("label-known")} slips=${all} />
    </li>`}
  </ul>`;
}

/**
 * The cards of a deck that the reader knows, the topmost first.
 *
 * @param {Deck} deck
 */
export function slipsOf({ count, known, within }) {
  const placed = known.map(({ depth, card }) => ({ code: card, place: placeOf(depth, count) }));
  return [...placed, ...within.map((code) => ({ code, place: say("board-somewhere") }))];
}

/** @param {number} depth @param {number} count */
function placeOf(depth, count) {
  if (depth === 0) return say("board-on-top");
  return depth === count - 1 ? say("board-at-bottom") : say("board-place", { place: depth + 1 });
}
