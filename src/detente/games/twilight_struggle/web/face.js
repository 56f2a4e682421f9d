// @ts-check
// The face of a card: what it is worth, whose event it bears, when it came into play.

import { useChanged } from "/static/board/changes.js";
import { Glyph } from "/static/board/glyphs.js";
import { html } from "/static/board/html.js";
import { Piece, useTable } from "/static/board/piece.js";
import { sideClass, SideSign } from "/static/board/side.js";
import { effectText, name, say } from "/static/board/texts.js";
import { parted } from "./parted.js";
import { SIDES } from "./side.js";

/** @import { Hint } from "/static/board/types.js" */
/** @import { CardData } from "./types.js" */

export const CHINA = "the_china_card";

/** The warnings that a card bears, the worst first. */
const WARNINGS = /** @type {const} */ (["loses", "risks", "careful"]);

/** The class that gives a card the colour of its side. @param {CardData} card */
const colourOf = ({ side }) => sideClass(side, SIDES);

/** The sign of the side that a card belongs to, if any. @param {{card: CardData}} props */
function Owner({ card: { side, scoring } }) {
  return !scoring && html`<${SideSign} side=${side} seats=${SIDES} />`;
}

/** A function that has the data of a card by its code; undefined for whatever is no card. */
export function useCards() {
  const { cards } = useTable();
  return (/** @type {unknown} */ code) => {
    const card = /** @type {any} */ (cards[String(code)]);
    return /** @type {CardData | undefined} */ (card?.kind === "card" ? card : undefined);
  };
}

/**
 * What is printed on a card in the edition that is played.
 *
 * @param {CardData} card @param {Record<string, unknown>} settings those of the game
 */
function printedOps({ ops = 0, deluxe_ops: other }, settings) {
  return settings.aldrich_ames === "discard" ? (other ?? ops) : ops;
}

/** A card in words. @param {string} code @param {CardData} card @param {string[]} [more] */
export function words(code, { side, era, ops, scoring, removed_after_event: starred }, more = []) {
  const kind = scoring
    ? [say("board-ts-cards-scoring")]
    : [say("board-ts-cards-operations", { count: ops }), name(side)];
  const fate = starred ? [say("label-removed-after-event")] : [];
  return [name(code), ...kind, name(era), ...fate, ...more].join(", ");
}

/**
 * A card that can be pointed at. `value` is what it is worth now; `place` its place in a fixed
 * order; `state` what else there is to say. On one `line` there is only its name.
 *
 * @typedef {object} Shown
 * @property {string} code
 * @property {number} [value]
 * @property {number} [place]
 * @property {string} [state]
 * @property {boolean} [line]
 * @property {boolean} [idle]
 * @property {string} [class]
 */

/** @param {Shown} props */
export function CardPiece({ code, value, place, state, line, idle, class: kind = "" }) {
  const changed = useChanged();
  const { moves, readonly, view } = useTable();
  const card = /** @type {CardData} */ (useCards()(code));
  const hint = readonly || idle ? undefined : moves.get(code)?.hint;
  const printed = printedOps(card, view.settings);
  const now = value ?? printed;
  const title = name(code);
  const more = [
    ...(now === printed ? [] : [say("board-ts-cards-worth", { value: now })]),
    ...(place ? [say("board-place", { place })] : []),
    ...(state ? [state] : []),
  ];
  const classes = [
    ...["ts-card", colourOf(card), changed(code), kind],
    ...[card.scoring && "scoring", line && "line"],
  ];
  return html`<${Piece}
    code=${code}
    idle=${idle}
    class=${classes.filter(Boolean).join(" ")}
    label=${words(code, { ...card, ops: printed }, more)}
  >
    <span class="ts-card-corner">
      <${Worth} card=${card} printed=${printed} now=${now} /><${Owner} card=${card} />
    </span>
    <span class="ts-card-words">
      <span class="ts-card-name">
        ${place && html`<b class="ts-card-place">${place}</b>`}${parted(title)}<${Star} card=${card} />
      </span>
      ${state && html`<span class="ts-card-state">${state}</span>`}
      ${!line &&
      html`<span class="ts-card-effect">
        <span class="ts-card-era">${say(`board-ts-cards-era-${card.era}`)}</span>${" "}
        ${effectText(`effect-${code}`, view.settings)}
      </span>`}
    </span>
    <${Warning} hint=${hint} />
  </${Piece}>`;
}

/**
 * Operations as printed, then as they count now.
 *
 * @param {{card: CardData, printed: number, now: number}} props
 */
function Worth({ card: { scoring }, printed, now }) {
  if (scoring) return html`<span class="ts-card-ops points">${say("label-vp")}</span>`;
  if (now === printed) return html`<span class="ts-card-ops">${printed}</span>`;
  return html`<span class="ts-card-ops">${now}</span><s class="ts-card-printed">${printed}</s>`;
}

/** The star of a card that leaves the game with its event. @param {{card: CardData}} props */
function Star({ card: { removed_after_event: starred } }) {
  return starred && html`<span class="ts-card-star">*</span>`;
}

/** What choosing this card may lead to. @param {{hint: Hint | undefined}} props */
function Warning({ hint }) {
  const kind = WARNINGS.find((kind) => hint?.[kind]);
  if (!kind) return null;
  const words = say(`board-ts-cards-${kind}`);
  return html`<span class=${`ts-card-warning ${kind}`} title=${words}>
    <${Glyph} of="⚠" /> <span class="ts-card-warned">${words}</span>
  </span>`;
}

/** The same for reading only, with all that the card says. @param {{code: string}} props */
export function Entry({ code }) {
  const card = /** @type {CardData} */ (useCards()(code));
  const { settings } = useTable().view;
  const printed = printedOps(card, settings);
  return html`<article class=${`ts-entry ${colourOf(card)} ${card.scoring ? "scoring" : ""}`}>
    <span class="ts-card-corner" aria-hidden="true">
      <${Worth} card=${card} printed=${printed} now=${printed} /><${Owner} card=${card} />
    </span>
    <h4>
      <span aria-hidden="true">${name(code)}<${Star} card=${card} /></span>
      <span class="visually-hidden">${words(code, { ...card, ops: printed })}</span>
    </h4>
    <p>${effectText(`effect-${code}`, settings)}</p>
  </article>`;
}

/** Cards whose faces are not known, as so many backs. @param {{count: number}} props */
export function Backs({ count }) {
  return html`<span
    class="ts-backs"
    role="img"
    aria-label=${say("board-ts-cards-hidden", { count })}
  >
    ${Array.from({ length: count }, (_, at) => html`<i key=${at}></i>`)}
  </span>`;
}
