// @ts-check
// The reader's own things in fixed places: agents, signs and objects, then treaties and professionals as
// cards. Who only watches sees the decks there.

import { Term, title } from "/static/board/card.js";
import { useChanged } from "/static/board/changes.js";
import { html, useRef } from "/static/board/html.js";
import { Piece, useTable } from "/static/board/piece.js";
import { widest } from "/static/board/short_names.js";
import { name, say } from "/static/board/texts.js";
import { useWalk } from "/static/board/walk.js";
import { stateOf, TreatyFace } from "./face.js";
import { Sign } from "./icons.js";
import { late } from "./late.js";
import { Opener } from "./opened.js";
import { colour, LetteredMark } from "./player.js";
import { useDemands } from "./requirement.js";
import { Groups } from "./rivals.js";

/** @import { Children, View } from "/static/board/types.js" */
/** @import { Conspiracy, Player } from "./types.js" */
/** @import { Demands } from "./requirement.js" */

/** How many cards a low and a high dock show; the last place says how many more there are. */
const PLACES = [10, 12];
/** The order of treaties in hand; after them those that are concluded. */
const ORDER = ["ready", "short", "far", "force"];

const Stock = late(() => import("./stock.js").then((module) => module.Stock));

/** @param {{view: View}} props */
export function Own({ view }) {
  const { seat } = view;
  const section = useRef(/** @type {HTMLElement | null} */ (null));
  const walk = useWalk(section, ".piece, .sp-opener");
  if (seat === null) {
    return html`<div class="sp-dock watching">
      <div class="scroll" tabindex="0" role="group" aria-label=${say("board-sp-stock")}>
        <${Stock} view=${view} />
      </div>
    </div>`;
  }
  const area = /** @type {Conspiracy} */ (view.board).players[seat];
  return html`<section class="sp-dock" aria-label=${say("board-sp-own")} ref=${section} onKeyDown=${walk}>
    <div class="sp-own">
      <${Agents} player=${seat} area=${area} />
      <${Signs} player=${seat} area=${area} />
      <div class="sp-own-row">
        <${Opener} sheet=${seat} view=${view} label=${say("board-sp-own-all")} look="sp-own-all">
          <${Groups} area=${area} />
        </${Opener}>
      </div>
    </div>
    <${Cards} view=${view} seat=${seat} area=${area} />
  </section>`;
}

/**
 * A figure of the reader's, with the sign that explains it.
 *
 * @param {{player: string, code: string, sign: string, count: number, children?: Children}} props
 */
function Figure({ player, code, sign, count, children }) {
  const changed = useChanged();
  return html`<span class=${`sp-figure ${changed(`${player} ${code}`)}`}>
    <${Term} code=${code}>
      <${Sign} of=${sign} /><span class="visually-hidden">${title(code)}${" "}</span>
    </${Term}>
    <b>${count}</b>${children}
  </span>`;
}

/** Agents that are ready and those in the pool. @param {{player: string, area: Player}} props */
function Agents({ player, area: { active, pool, shadows } }) {
  const { moves, readonly } = useTable();
  const asked = ["agent", "train", "professional"].filter((code) => !readonly && moves.has(code));
  return html`<div class=${`sp-own-row ${colour(player)}`}>
    <${LetteredMark} of=${player} />
    <${Figure} player=${player} code="active" sign="agent" count=${active}>
      <span class="sp-pawns" aria-hidden="true">
        ${Array.from({ length: active + pool }, (_, at) => {
          return html`<i key=${at} class=${at < active ? "" : "away"}></i>`;
        })}
      </span>
    </${Figure}>
    <${Figure} player=${player} code="pool" sign="pool" count=${pool} />
    <${Figure} player=${player} code="shadows" sign="shadow" count=${shadows} />
    ${asked.map((code) => {
      return html`<${Piece} key=${code} code=${code} class="sp-do" label=${name(code)}>
        ${code === "professional" ? html`+<${Sign} of=${code} />` : say(`board-sp-do-${code}`)}
      </${Piece}>`;
    })}
  </div>`;
}

/** Signs, and the inner circles that may be attached. @param {{player: string, area: Player}} props */
function Signs({ player, area: { signs } }) {
  const { moves, readonly } = useTable();
  const circles = [...moves.keys()].filter((code) => !readonly && code.startsWith("attach_"));
  return html`<div class="sp-own-row">
    ${Object.entries(signs).map(([sign, count]) => {
      return html`<${Figure} key=${sign} player=${player} code=${sign} sign=${sign} count=${count} />`;
    })}
    ${circles.map((code) => {
      return html`<${Piece} key=${code} code=${code} class="sp-do" label=${name(code)}>
        +<${Sign} of="inner_circle" />
      </${Piece}>`;
    })}
  </div>`;
}

/** @param {{view: View, seat: string, area: Player}} props */
function Cards({ view, seat, area: { professionals } }) {
  const treaties = useTreaties(view, seat);
  const all = [
    ...professionals.map((code) => ({ code, shown: html`<${ProfessionalFace} code=${code} />` })),
    ...treaties.map((one) => ({ code: one.code, shown: html`<${TreatyFace} ...${one} />` })),
  ];
  return html`<ol class="sp-cards bare" aria-label=${say("board-sp-cards")}>
    ${all.map(({ code, shown }, at) => {
      const beyond = PLACES.filter((places) => all.length > places && at >= places - 1);
      return html`<li key=${code} class=${beyond.map((places) => `beyond-${places}`).join(" ")}>
        ${shown}
      </li>`;
    })}
    ${PLACES.filter((places) => all.length > places).map((places) => {
      const count = all.length - places + 1;
      return html`<li key=${places} class=${`sp-more of-${places}`}>
        <${Opener} sheet=${seat} view=${view} label=${say("board-sp-more", { count })}>
          +${count}
        </${Opener}>
      </li>`;
    })}
  </ol>`;
}

/**
 * The reader's treaties as they are shown: those in hand sorted by how far they are, then those that
 * are concluded. If not all have a place, those that can be chosen come first.
 *
 * @param {View} view @param {string} seat
 * @returns {{code: string, state: string, demands?: Demands}[]}
 */
function useTreaties(view, seat) {
  const { moves, readonly } = useTable();
  const board = /** @type {Conspiracy} */ (view.board);
  const { hand, treaties, professionals } = board.players[seat];
  const demandsOf = useDemands(board, seat);
  const offered = view.settings.treaties === "draft" ? board.pack : [];
  const held = [...new Set([...offered, ...board.looked, ...hand])].map((code) => {
    const demands = demandsOf(code);
    return { code, state: stateOf(demands), demands };
  });
  const all = [...held, ...treaties.map((code) => ({ code, state: "force" }))];
  const crowded = all.length + professionals.length > PLACES[0] && !readonly;
  /** @param {{code: string, state: string}} one */
  const rank = ({ code, state }) => {
    return ORDER.indexOf(state) + (crowded && !moves.has(code) ? ORDER.length : 0);
  };
  return all.toSorted((one, other) => rank(one) - rank(other));
}

/** @param {{code: string}} props */
function ProfessionalFace({ code }) {
  return html`<${Piece}
    code=${code}
    class="sp-face professional"
    label=${`${name(code)}, ${say("board-kind-professional")}`}
  >
    <span class="sp-gap" aria-hidden="true"></span>
    <span class="sp-face-name fitted" style=${widest(name(code))}>${name(code)}</span>
    <span class="sp-face-foot">
      <small><${Sign} of="professional" /> ${say("board-kind-professional")}</small>
    </span>
  </${Piece}>`;
}
