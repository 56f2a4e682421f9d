// @ts-check
// The file of the contested country or event, and what is known of those to come.

import { Term } from "/static/board/card.js";
import { useChanged } from "/static/board/changes.js";
import { html } from "/static/board/html.js";
import { Piece } from "/static/board/piece.js";
import { knows, name, say } from "/static/board/texts.js";
import { Folded } from "./claims.js";
import { slipsOf } from "./decks.js";
import { Sign } from "./icons.js";

/** @import { ColdWar, Objective } from "./types.js" */

/** @param {{board: ColdWar}} props */
export function ObjectiveFile({ board }) {
  const changed = useChanged();
  const { objective } = board;
  return html`<section
    class=${`cvk-objective ${changed("objective")}`}
    aria-label=${say("label-objective")}
  >
    ${objective
      ? html`<${Dossier} objective=${objective} />`
      : html`<p class="soft">${say("board-cvk-no-objective")}</p>`}
    <${ToCome} board=${board} />
  </section>`;
}

/** @param {{objective: Objective}} props */
function Dossier({ objective: { card, vp, stability, population, profile } }) {
  const effect = `effect-${card}`;
  const words = [name(card), `${say("label-vp")} ${vp}`];
  return html`<h3>
      <${Piece} code=${card} class="cvk-objective-name" label=${words.join(", ")}>
        <span>${name(card)}</span> <b>${vp}</b>
      </${Piece}>
    </h3>
    <p class="cvk-figures">
      <${Term} code="stability">${say("label-stability")} <b>${stability}</b></${Term}>
      <${Term} code="population">${say("label-population")} <b>${population}</b></${Term}>
    </p>
    <ol class="cvk-profile bare" aria-label=${say("label-profile")}>
      ${profile.map(
        (faction) => html`<li key=${faction}>
          <${Term} code=${faction}><${Sign} of=${faction} /> ${name(faction)}</${Term}>
        </li>`,
      )}
    </ol>
    ${knows(effect) && html`<p class="cvk-effect">${say(effect)}</p>`}`;
}

/** The deck of objectives and the events that were used. @param {{board: ColdWar}} props */
function ToCome({ board: { objective_deck: deck, objective_discard: used } }) {
  const changed = useChanged();
  const known = slipsOf(deck);
  const names = used.map((code) => ({ code, used: true }));
  return html`<p class="cvk-to-come">
    <${Term} code="objective_deck" class=${changed("objective deck")}>
      ${say("label-objective-deck")} <b>${deck.count}</b>
    </${Term}>
    ${known.length > 0 &&
    html`<${Folded}
      short=${say("board-cvk-known", { count: known.length })}
      title=${say("label-known")}
      slips=${known}
    />`}
    ${used.length > 0 &&
    html`<${Folded}
      class=${changed("objective discard")}
      short=${say("board-cvk-used", { count: used.length })}
      title=${say("label-objective-discard")}
      slips=${names}
    />`}
  </p>`;
}
