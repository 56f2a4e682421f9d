// @ts-check
// The deck, the discard pile and what was removed; and a browser of all that lies there.

import { useChanged } from "/static/board/changes.js";
import { Drawer } from "/static/board/drawer.js";
import { html, useState } from "/static/board/html.js";
import { useTable } from "/static/board/piece.js";
import { effectText, name, say } from "/static/board/texts.js";
import { CHINA, Entry, useCards } from "./face.js";
import { SIDES } from "./side.js";
import { PERIODS } from "./turn.js";

/** @import { View } from "/static/board/types.js" */
/** @import { CardData, ColdWar } from "./types.js" */

const ERAS = [...new Set(PERIODS)];
/** Whose events cards have. */
const OWNERS = [...SIDES, "neutral"];
/** The lists of the browser, each with the thing on the board that flashes when it changes. */
const LISTS = { unseen: "deck_count", discard: "discard", removed: "removed" };

/** @typedef {keyof typeof LISTS} List */

/** The piles; each opens the browser at its list. @param {{view: View}} props */
export function Piles({ view }) {
  const changed = useChanged();
  const board = /** @type {ColdWar} */ (view.board);
  const [open, setOpen] = useState(/** @type {List | null} */ (null));
  const counts = {
    unseen: board.deck_count,
    discard: board.discard.length,
    removed: board.removed.length,
  };
  const lists = /** @type {List[]} */ (Object.keys(LISTS));
  return html`<section class="ts-piles" aria-label=${say("board-ts-cards-piles")}>
    ${lists.map((list) => {
      const count = counts[list];
      return html`<button
        key=${list}
        type="button"
        class=${`ts-pile ${changed(LISTS[list])}`}
        aria-haspopup="dialog"
        aria-label=${say(`board-ts-cards-open-${list}`, { count })}
        title=${say(`board-ts-cards-pile-${list}`)}
        onClick=${() => setOpen(list)}
      >
        <span class=${count ? "pile" : "pile none"}>${count}</span>
        <span>${say(`board-ts-cards-pile-${list}`)}</span>
      </button>`;
    })}
    <${Browser} view=${view} list=${open} show=${setOpen} />
  </section>`;
}

/**
 * A drawer with one of the lists; null if it is shut.
 *
 * @param {{view: View, list: List | null, show: (list: List | null) => void}} props
 */
function Browser({ view, list, show }) {
  return html`<${Drawer}
    title=${say("board-ts-cards-piles")}
    shut=${list === null}
    close=${() => show(null)}
  >
    ${list && html`<${Lists} view=${view} list=${list} show=${show} />`}
  </${Drawer}>`;
}

/** @param {{view: View, list: List, show: (list: List) => void}} props */
function Lists({ view, list, show }) {
  const cardOf = useCards();
  const [side, setSide] = useState("");
  const [text, setText] = useState("");
  const board = /** @type {ColdWar} */ (view.board);
  const contents = {
    unseen: useUnseen(view),
    discard: board.discard,
    removed: board.removed,
  };
  /** @param {string} code */
  const isWanted = (code) => {
    const whole = `${name(code)} ${effectText(`effect-${code}`, view.settings)}`.toLocaleLowerCase();
    const fits = whole.includes(text.trim().toLocaleLowerCase());
    return fits && (!side || cardOf(code)?.side === side);
  };
  const found = contents[list].filter(isWanted);
  const inDeck = list === "unseen" ? board.deck_known.filter(isWanted) : [];
  const sections = [
    { title: say("label-deck-known"), codes: inDeck },
    ...ERAS.map((era) => ({
      title: name(era),
      codes: found.filter((code) => cardOf(code)?.era === era),
    })),
  ];
  return html`
    <div class="ts-browser-controls">
      <div class="ts-browser-tabs" role="group" aria-label=${say("board-ts-cards-piles")}>
        ${Object.entries(contents).map(
          ([one, codes]) => html`<button
            key=${one}
            type="button"
            aria-pressed=${one === list}
            onClick=${() => show(/** @type {List} */ (one))}
          >
            ${say(`board-ts-cards-${one}`)} <b>${codes.length}</b>
          </button>`,
        )}
      </div>
      <label>
        <span>${say("label-side")}</span>
        <select onChange=${(/** @type {any} */ { target }) => setSide(target.value)}>
          <option value="">${say("board-ts-cards-every-side")}</option>
          ${OWNERS.map((one) => {
            return html`<option value=${one} selected=${one === side}>${name(one)}</option>`;
          })}
        </select>
      </label>
      <label class="ts-browser-search">
        <span>${say("board-ts-cards-search")}</span>
        <input
          type="search"
          value=${text}
          onInput=${(/** @type {any} */ { target }) => setText(target.value)}
        />
      </label>
    </div>
    <div
      class="ts-browser-lists scroll"
      tabindex="0"
      role="region"
      aria-label=${say(`board-ts-cards-${list}`)}
    >
      <p class="soft">${say(aboutList(list, view))}</p>
      <p class="soft" role="status">
        ${say("board-ts-cards-found", { count: found.length + inDeck.length })}
      </p>
      ${sections.map(({ title, codes }) => {
        return (
          codes.length > 0 &&
          html`<section key=${title}>
            <h3>${title} <small>${codes.length}</small></h3>
            <ul class="bare">
              ${codes.map((code) => html`<li key=${code}><${Entry} code=${code} /></li>`)}
            </ul>
          </section>`
        );
      })}
    </div>
  `;
}

/** The message that says what a list holds. @param {List} list @param {View} view */
function aboutList(list, view) {
  const spectator = list === "unseen" && view.seat === null;
  return `board-ts-cards-about-${spectator ? "unseen-by-all" : list}`;
}

/** The cards in play that the reader has seen nowhere. @param {View} view @returns {string[]} */
export function useUnseen(view) {
  const { cards } = useTable();
  const cardOf = useCards();
  const board = /** @type {ColdWar} */ (view.board);
  const held = Object.values(board.sides).flatMap(({ hand, headline }) => [...hand, headline]);
  const away = [...board.discard, ...board.removed, ...board.deck_known];
  const seen = new Set([CHINA, ...board.resolving, ...board.in_play, ...held, ...away]);
  return Object.keys(cards).filter((code) => {
    const card = cardOf(code);
    return card && !seen.has(code) && isPlayed(card, view);
  });
}

/**
 * Whether a card belongs to this game and has come into play.
 *
 * @param {CardData} card @param {View} view
 */
function isPlayed({ set, era }, { board, settings }) {
  const chosen = set === "base" || settings.optional_cards === true;
  return chosen && PERIODS.indexOf(era) < board.turn;
}
