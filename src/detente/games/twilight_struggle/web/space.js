// @ts-check
// The Space Race: how far both sides are and what the next box asks for; the whole track on demand.

import { useChanged } from "/static/board/changes.js";
import { Drawing } from "/static/board/drawing.js";
import { drawn } from "/static/board/glyphs.js";
import { html, useEffect, useRef, useState } from "/static/board/html.js";
import { quote, say } from "/static/board/texts.js";
import { BOXES, Boxes, useBoxes } from "./boxes.js";
import { colour, Mark, SIDES } from "./side.js";

/** @import { Strokes } from "/static/board/drawing.js" */
/** @import { BoxData, ColdWar, Side, SideBoard } from "./types.js" */

/** @type {Strokes} */
const LIST = { line: "M4 6h16M4 12h16M4 18h16" };

/** @param {{board: ColdWar}} props */
export function Space({ board }) {
  const changed = useChanged();
  const [open, setOpen] = useState(false);
  const boxes = useBoxes();
  const racers = SIDES.map((side) => {
    const racer = board.sides[side];
    const next = boxes(racer.space + 1);
    return { side, next: brief(racer, next), words: inWords(side, racer, next) };
  });
  return html`<div class="ts-track ts-space">
    <button
      type="button"
      class="ts-track-title ts-space-open"
      aria-haspopup="dialog"
      onClick=${() => setOpen(true)}
    >
      ${say("board-ts-status-space")}${" "}<${Drawing} strokes=${LIST} />
    </button>
    <${Strip} board=${board} />
    ${racers.map(({ side, next, words }) => {
      return html`<span key=${side} class=${`ts-line ${changed(`${side} space`)}`}>
        <span class="visually-hidden">${words}</span>
        <span class="ts-next" aria-hidden="true"><${Mark} of=${side} /> <span class="ts-note">${drawn(next)}</span></span>
      </span>`;
    })}
    ${open &&
    html`<${Track}
      board=${board}
      racers=${racers.map(({ side, words }) => [side, words])}
      shut=${() => setOpen(false)}
    />`}
  </div>`;
}

/**
 * The whole track over the page, and how far the racers are in words.
 *
 * @param {{board: ColdWar, racers: [Side, string][], shut: () => void}} props
 */
function Track({ board, racers, shut }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const close = () => dialog.current?.close();
  useEffect(() => dialog.current?.showModal(), []);
  return html`<dialog
    ref=${dialog}
    class="ts-space-track"
    aria-labelledby="ts-space-title"
    onClose=${shut}
    onClick=${(/** @type {MouseEvent} */ event) => event.target === dialog.current && close()}
  >
    <header>
      <h2 id="ts-space-title">${say("board-ts-status-space")}</h2>
      <button type="button" onClick=${close}>${say("table-page-close")}</button>
    </header>
    <p>${say("board-ts-status-space-meaning")}</p>
    <${Boxes} board=${board} />
    <ul class="bare">
      ${racers.map(([side, words]) => html`<li key=${side}><${Mark} of=${side} /> ${words}</li>`)}
    </ul>
  </dialog>`;
}

/** The boxes in small: who is there, and underlined whose ability they give. @param {{board: ColdWar}} props */
function Strip({ board: { sides } }) {
  return html`<span class="ts-boxes" aria-hidden="true">
    ${BOXES.map((box) => {
      const here = SIDES.filter((side) => sides[side].space === box);
      const owner = SIDES.find((side) => sides[side].abilities.includes(box));
      return html`<i key=${box} class=${owner ? `ability ${colour(owner)}` : ""}>
        ${here.length ? here.map((side) => html`<${Mark} key=${side} of=${side} />`) : box}
      </i>`;
    })}
  </span>`;
}

/** What the next box asks for. @param {SideBoard} racer @param {BoxData | undefined} next */
function brief({ space_used: used, space_cards: allowed }, next) {
  if (!next) return say("board-ts-status-arrived");
  const { box, ops, roll_max: roll } = next;
  if (used >= allowed) return say("board-ts-status-tried", { box });
  return say("board-ts-status-next", { box, ops, roll });
}

/**
 * A side's place, its abilities and its next box.
 *
 * @param {Side} side
 * @param {SideBoard} racer
 * @param {BoxData | undefined} next
 */
function inWords(side, { space: box, space_used: used, space_cards: allowed, abilities }, next) {
  const place = box
    ? say("board-ts-status-racer", { side, box, place: `box_${box}` })
    : say("board-ts-status-racer-start", { side });
  const special = abilities.map((from) => {
    const ability = say(`terminal-ability-${from}`);
    return quote("board-ts-status-ability", { box: from, ability });
  });
  const attempt = next
    ? say("board-ts-status-attempt", { ops: next.ops, roll: next.roll_max, used, allowed })
    : say("board-ts-status-attempt-none");
  return [place, ...special, attempt].join(" ");
}
