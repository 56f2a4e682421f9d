// @ts-check
// The cards below the map: what is being played, the own hand, the other one, and the piles.

import { useChanged } from "/static/board/changes.js";
import { html } from "/static/board/html.js";
import { useTable } from "/static/board/piece.js";
import { useSight } from "/static/board/scroll.js";
import { name, say } from "/static/board/texts.js";
import { Backs, CardPiece, CHINA, useCards } from "./face.js";
import { Piles } from "./piles.js";
import { colour, Mark, SIDES } from "./side.js";

/** @import { View } from "/static/board/types.js" */
/** @import { ColdWar, Side } from "./types.js" */

/** More cards than these lie in two rows, where there is not much room. */
const ONE_ROW = 5;
/** So many small cards fit under each other. */
const SLIP_ROWS = 3;
/** After all cards whose place is fixed. */
const LAST = Number.MAX_SAFE_INTEGER;
/** Who has reached this box sees the other headline before choosing. */
const SEES_HEADLINE = 4;

/** @param {{view: View}} props */
export function Cards({ view }) {
  const mine = SIDES.find((side) => side === view.seat);
  const others = SIDES.filter((side) => side !== mine);
  const lying = useLying(view);
  const choice = useChoice(view, lying);
  const elsewhere = [...lying, ...choice];
  const held = { view, elsewhere };
  const section = useSight(view);
  return html`<section ref=${section} class="ts-cards" aria-label=${say("board-ts-cards-title")}>
    <${Table} view=${view} />
    ${choice.length > 0 && html`<${Choice} codes=${choice} />`}
    ${mine && html`<${Hand} ...${held} side=${mine} small=${choice.length > 0} />`}
    <div class="ts-others">
      ${others.map((side) => html`<${OtherHand} key=${side} ...${held} side=${side} />`)}
    </div>
    <${Piles} view=${view} />
  </section>`;
}

// --- on the table -------------------------------------------------------------------------------

/**
 * The headlines that lie there, null if face down.
 *
 * @param {View} view
 * @returns {[Side, string | null][]}
 */
function headlines({ board, seat, pending_move: pending, to_act: waiting }) {
  if (board.phase !== "headline") return [];
  return SIDES.flatMap((side) => {
    const { headline, abilities } = board.sides[side];
    const code = headline ?? (side === seat ? pending : null);
    const choosing = board.phasing === null && waiting.length > 0;
    const laid = choosing && !waiting.includes(side) && !abilities.includes(SEES_HEADLINE);
    return code || laid ? [[side, code]] : [];
  });
}

/** The cards being played, and those that the question is about. @param {View} view */
function usePlayed({ board, seat, prompt }) {
  const cardOf = useCards();
  const { resolving, sides } = /** @type {ColdWar} */ (board);
  const known = seat === null ? [] : [...sides[/** @type {Side} */ (seat)].hand];
  const open = new Set([...known, ...SIDES.map((side) => sides[side].headline)]);
  const asked = Object.values(prompt?.args ?? {}).map(String);
  const meant = asked.filter((code) => cardOf(code) && !open.has(code));
  return [...new Set([...resolving, ...meant])];
}

/** All cards that lie open on the table. @param {View} view @returns {string[]} */
function useLying(view) {
  const played = usePlayed(view);
  return [...played, ...headlines(view).flatMap(([, code]) => code ?? [])];
}

/** What is being played, and the headlines. @param {{view: View}} props */
function Table({ view }) {
  const cardOf = useCards();
  const played = usePlayed(view);
  const laid = headlines(view);
  const { phasing } = /** @type {ColdWar} */ (view.board);
  return html`
    ${played.length > 0 &&
    html`<section class="ts-table" aria-labelledby="ts-played">
      <h3 id="ts-played">
        ${phasing && html`<${Mark} of=${phasing} /> `}${say("label-resolving")}
      </h3>
      <ul class="bare">
        ${played.map((code) => html`<li key=${code}><${CardPiece} code=${code} idle /></li>`)}
      </ul>
    </section>`}
    ${laid.map(([side, code]) => {
      const title = say("board-ts-cards-headline", { side });
      return html`<section key=${side} class="ts-table" aria-label=${title}>
        <h3><${Mark} of=${side} /> ${say("label-headline")}</h3>
        <ul class="bare">
          <li>
            ${code !== null && cardOf(code)
              ? html`<${CardPiece} code=${code} idle />`
              : html`<span class=${`ts-card back ${colour(side)}`}>
                  ${say("board-ts-cards-laid")}
                </span>`}
          </li>
        </ul>
      </section>`;
    })}
  `;
}

// --- what can be played from elsewhere ----------------------------------------------------------

/**
 * Cards that can be played and lie neither in the own hand nor on the table.
 *
 * @param {View} view @param {string[]} lying
 */
function useChoice({ board, seat }, lying) {
  const { moves, readonly } = useTable();
  const cardOf = useCards();
  const own = seat === null ? [] : board.sides[seat].hand;
  const near = new Set([...own, ...lying, CHINA]);
  return readonly ? [] : [...moves.keys()].filter((code) => cardOf(code) && !near.has(code));
}

/** @param {{codes: string[]}} props */
function Choice({ codes }) {
  return html`<section class="ts-choice" aria-labelledby="ts-choice">
    <h3 id="ts-choice">${say("board-ts-cards-choose")}</h3>
    <ul class="ts-slips bare">
      ${codes.map((code) => html`<li key=${code}><${CardPiece} code=${code} small /></li>`)}
    </ul>
  </section>`;
}

// --- hands --------------------------------------------------------------------------------------

/**
 * The known cards of a hand as they are shown, in the order in which they must be played if that is
 * fixed, and The China Card; without what lies elsewhere.
 *
 * @param {View} view @param {Side} side @param {string[]} elsewhere
 */
function cardsOf({ board }, side, elsewhere) {
  const { sides, line, china } = /** @type {ColdWar} */ (board);
  const { hand, values } = sides[side];
  const held = hand.map((code, at) => {
    return { code, value: values[at], place: line.indexOf(code) + 1 || undefined };
  });
  const state = say(`board-ts-cards-face-${china.face_up ? "up" : "down"}`);
  const kind = china.face_up ? "china" : "china face-down";
  const chinese = { code: CHINA, state, class: kind };
  const inOrder = held.toSorted((one, other) => (one.place ?? LAST) - (other.place ?? LAST));
  const all = china.holder === side ? [...inOrder, chinese] : inOrder;
  return all.filter(({ code }) => !elsewhere.includes(code));
}

/** @param {{view: View, side: Side, elsewhere: string[], small: boolean}} props */
function Hand({ view, side, elsewhere, small }) {
  const { moves, readonly, reader = view.seat } = useTable();
  const cards = cardsOf(view, side, elsewhere);
  const asked = !readonly && cards.some(({ code }) => moves.has(code));
  const count = view.board.sides[side].hand_count;
  const half = cards.length > ONE_ROW ? Math.ceil(cards.length / 2) : cards.length;
  return html`<section
    class=${`ts-hand ${asked || view.over ? "" : "resting"}`}
    aria-labelledby="ts-hand"
    style=${{ "--columns": Math.max(cards.length, 1), "--half": Math.max(half, 1) }}
  >
    <h3 id="ts-hand">
      <${Mark} of=${side} /> ${side === reader ? say("board-ts-cards-hand") : name(side)}${" "}
      <small>${say("board-cards", { count })}</small>
    </h3>
    <ul class=${small ? "ts-slips bare" : "ts-row bare"}>
      ${cards.map((card) => {
        return html`<li key=${card.code}><${CardPiece} ...${card} small=${small} /></li>`;
      })}
    </ul>
  </section>`;
}

/**
 * A hand of which the reader may know some cards, or all.
 *
 * @param {{view: View, side: Side, elsewhere: string[]}} props
 */
function OtherHand({ view, side, elsewhere }) {
  const changed = useChanged();
  const { hand, hand_count: count } = /** @type {ColdWar} */ (view.board).sides[side];
  const known = cardsOf(view, side, elsewhere);
  const hidden = count - hand.length;
  const columns = Math.ceil(known.length / (hidden ? SLIP_ROWS - 1 : SLIP_ROWS));
  return html`<section class="ts-other" aria-label=${say("board-ts-cards-other", { side, count })}>
    <h3 class=${changed(`${side} hand`)}>
      <${Mark} of=${side} /> ${name(side)} <small>${say("board-cards", { count })}</small>
    </h3>
    ${hidden > 0 && html`<${Backs} count=${hidden} />`}
    ${known.length > 0 &&
    html`<ul class="ts-slips bare" style=${view.seat && { "--slips": columns }}>
      ${known.map((card) => html`<li key=${card.code}><${CardPiece} ...${card} small /></li>`)}
    </ul>`}
  </section>`;
}
