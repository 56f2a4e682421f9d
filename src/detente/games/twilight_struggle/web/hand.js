// @ts-check
// The cards below the map: what is being played, the own hand, the other one, and the piles. All
// have fixed places.

import { useChanged } from "/static/board/changes.js";
import { Drawer } from "/static/board/drawer.js";
import { html, useState } from "/static/board/html.js";
import { useTable } from "/static/board/piece.js";
import { useSight } from "/static/board/scroll.js";
import { name, say } from "/static/board/texts.js";
import { useWalk } from "/static/board/walk.js";
import { Backs, CardPiece, CHINA, Entry, useCards } from "./face.js";
import { Piles } from "./piles.js";
import { colour, Mark, SIDES } from "./side.js";

/** @import { View } from "/static/board/types.js" */
/** @import { ColdWar, Side } from "./types.js" */

/** The places of a hand: so many columns of two. */
const COLUMNS = 5;
/** After all cards whose place is fixed. */
const LAST = Number.MAX_SAFE_INTEGER;
/** Who has reached this box sees the other headline before choosing. */
const SEES_HEADLINE = 4;

/** @param {{view: View}} props */
export function Hands({ view }) {
  const mine = SIDES.find((side) => side === view.seat);
  const lying = useLying(view);
  const choice = useChoice(view, lying);
  const elsewhere = [...lying, ...choice];
  const section = useSight(view);
  const walk = useWalk(section);
  return html`<section
    ref=${section}
    class="ts-cards"
    aria-label=${say("board-ts-cards-title")}
    onKeyDown=${walk}
  >
    <${Table} view=${view} />
    <div class="ts-held">
      ${choice.length > 0 && html`<${Choice} codes=${choice} />`}
      ${mine
        ? html`<${Hand} view=${view} side=${mine} elsewhere=${elsewhere} />`
        : SIDES.map((side) => html`<${Hand} key=${side} ...${{ view, side, elsewhere }} />`)}
    </div>
    <div class="ts-aside">
      ${SIDES.filter((side) => mine && side !== mine).map((side) => {
        return html`<${OtherHand} key=${side} view=${view} side=${side} elsewhere=${elsewhere} />`;
      })}
      <${China} view=${view} />
      <${Piles} view=${view} />
    </div>
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

/** The place of what is being played and of the headlines. @param {{view: View}} props */
function Table({ view }) {
  const played = usePlayed(view);
  const laid = headlines(view);
  const { phasing } = /** @type {ColdWar} */ (view.board);
  return html`<div class="ts-slot" data-count=${played.length + laid.length}>
    ${played.length > 0 &&
    html`<section class="ts-table" aria-labelledby="ts-played">
      <h3 id="ts-played">
        ${phasing && html`<${Mark} of=${phasing} /> `}${say("label-resolving")}
      </h3>
      <ul class="bare">
        ${played.map((code) => html`<li key=${code}><${CardPiece} code=${code} idle /></li>`)}
      </ul>
    </section>`}
    ${laid.map(([side, code]) => html`<${Headline} key=${side} side=${side} code=${code} />`)}
    ${!played.length && !laid.length && html`<h3>${say("board-ts-cards-table")}</h3>`}
  </div>`;
}

/** A headline, which may lie face down. @param {{side: Side, code: string | null}} props */
function Headline({ side, code }) {
  const known = useCards()(code);
  const title = say("board-ts-cards-headline", { side });
  return html`<section class="ts-table" aria-label=${title}>
    <h3><${Mark} of=${side} /> ${say("label-headline")}</h3>
    <ul class="bare">
      <li>
        ${known
          ? html`<${CardPiece} code=${code} idle />`
          : html`<span class=${`ts-card back ${colour(side)}`}>${say("board-ts-cards-laid")}</span>`}
      </li>
    </ul>
  </section>`;
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

/** It lies over the hand until it is put aside. @param {{codes: string[]}} props */
function Choice({ codes }) {
  const [aside, setAside] = useState(false);
  return html`<section class="ts-choice" aria-labelledby="ts-choice" data-aside=${aside}>
    <h3 id="ts-choice">
      ${say("board-ts-cards-choose")}
      <button type="button" aria-expanded=${!aside} onClick=${() => setAside(!aside)}>
        ${say(aside ? "board-ts-cards-show" : "board-ts-cards-hide")}
      </button>
    </h3>
    <ul class="ts-row scroll bare">
      ${codes.map((code) => html`<li key=${code}><${CardPiece} code=${code} /></li>`)}
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

/** @param {{view: View, side: Side, elsewhere: string[]}} props */
function Hand({ view, side, elsewhere }) {
  const { moves, readonly, reader = view.seat } = useTable();
  const changed = useChanged();
  const cards = cardsOf(view, side, elsewhere);
  const asked = !readonly && cards.some(({ code }) => moves.has(code));
  const { hand, hand_count: count } = /** @type {ColdWar} */ (view.board).sides[side];
  const columns = Math.max(COLUMNS, Math.ceil(cards.length / 2));
  const id = side === view.seat || side === SIDES[0] ? "ts-hand" : "ts-other-hand";
  return html`<section
    class=${`ts-hand ${asked || view.over ? "" : "resting"}`}
    aria-labelledby=${id}
    style=${{ "--columns": columns }}
  >
    <h3 id=${id} class=${changed(`${side} hand`)}>
      <${Mark} of=${side} /> ${side === reader ? say("board-ts-cards-hand") : name(side)}${" "}
      <small>${say("board-cards", { count })}</small>
    </h3>
    <ul class="ts-row bare" aria-labelledby=${id} tabindex=${id === "ts-hand" ? undefined : "0"}>
      ${cards.map((card) => html`<li key=${card.code}><${CardPiece} ...${card} /></li>`)}
      ${count > hand.length && html`<li><${Backs} count=${count - hand.length} /></li>`}
    </ul>
  </section>`;
}

/**
 * How many cards the opponent has; those that the reader knows can be looked at.
 *
 * @param {{view: View, side: Side, elsewhere: string[]}} props
 */
function OtherHand({ view, side, elsewhere }) {
  const changed = useChanged();
  const [open, setOpen] = useState(false);
  const { hand_count: count } = /** @type {ColdWar} */ (view.board).sides[side];
  const known = cardsOf(view, side, elsewhere).filter(({ code }) => code !== CHINA);
  const title = say("board-ts-cards-other", { side, count });
  return html`<section class=${`ts-other ${changed(`${side} hand`)}`} aria-label=${title}>
    <span class="ts-count"><${Mark} of=${side} /> ${name(side)} <b>${count}</b></span>
    ${known.length > 0 &&
    html`<button type="button" aria-haspopup="dialog" onClick=${() => setOpen(true)}>
        ${say("board-ts-cards-known", { count: known.length })}
      </button>
      <${Drawer} title=${title} shut=${!open} close=${() => setOpen(false)}>
        <ul class="ts-browser-lists bare scroll">
          ${known.map(({ code }) => html`<li key=${code}><${Entry} code=${code} /></li>`)}
        </ul>
      </${Drawer}>`}
  </section>`;
}

/** Who has The China Card, and whether it can be played; my own lies in my hand. */
function China(/** @type {{view: View}} */ { view }) {
  const { holder, face_up: up } = /** @type {ColdWar} */ (view.board).china;
  if (holder === view.seat || view.seat === null) return null;
  const state = say(`board-ts-cards-face-${up ? "up" : "down"}`);
  return html`<${CardPiece} code=${CHINA} state=${state} line idle />`;
}
