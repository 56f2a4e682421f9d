// @ts-check
// What the reader's Agent X would do in each of the three results of the Cease-fire.

import { html } from "/static/board/html.js";
import { useTable } from "/static/board/piece.js";
import { knows, say } from "/static/board/texts.js";
import { Sign } from "./icons.js";
import { outcome } from "./outcome.js";

/** @import { Card, View } from "/static/board/types.js" */
/** @import { ColdWar } from "./types.js" */

/** The results: the reader has domination, has not, or has caused disorder. */
const RESULTS = /** @type {const} */ ([
  ["dominant", "label-dominance"],
  ["other", "board-cvk-plan-without"],
  ["disorder", "board-cvk-plan-in-disorder"],
]);

/**
 * The agent that was sent or, as long as there is none, the one that is pointed at.
 *
 * @param {View} view @param {string} side
 */
function useAgent(view, side) {
  const { cards, highlight } = useTable();
  const isAgent = (/** @type {string | null} */ code) => code !== null && cards[code]?.kind === "agent";
  const { agent_x: known } = /** @type {ColdWar} */ (view.board).sides[side];
  const sent = [known, view.pending_move].find(isAgent);
  return { role: sent ?? [highlight.value].find(isAgent) ?? null, sent: sent !== undefined };
}

/** @param {{view: View, side: string}} props */
export function Plan({ view, side }) {
  const { cards } = useTable();
  const { role, sent } = useAgent(view, side);
  return html`<div class="cvk-plan">
    <h4>
      ${role && html`<${Sign} of=${role} />${" "}`}
      ${role
        ? say(sent ? "board-cvk-plan-sent" : "board-cvk-plan-if", { agent: role })
        : say("board-cvk-plan-title")}
    </h4>
    <${Results} ...${{ view, cards, side, role }} />
  </div>`;
}

/**
 * Each result with what the agent does then; the one that holds now is marked. Also for a note, which
 * stands outside of the table.
 *
 * @param {{view: View, cards: Record<string, Card>, side: string, role: string | null}} props
 */
export function Results({ view, cards, side, role }) {
  const { objective, sides } = /** @type {ColdWar} */ (view.board);
  const other = view.seats.find((one) => one !== side);
  const now = objective && resultFor(side, outcome(objective, sides, cards));
  /** @param {string} result */
  const told = (result) => {
    const own = `board-cvk-plan-${role ?? "none"}-${result}`;
    return say(knows(own) ? own : "board-cvk-plan-disorder", { other });
  };
  return html`<dl class="cvk-results">
    ${RESULTS.map(([result, label]) => {
      const here = result === now;
      return html`<div key=${result} class=${here ? "now" : ""} aria-current=${here || undefined}>
        <dt>${say(label)}</dt>
        <dd>${told(result)}</dd>
      </div>`;
    })}
  </dl>`;
}

/**
 * Which of the results holds for a side.
 *
 * @param {string} side @param {import("./outcome.js").Outcome} found
 */
function resultFor(side, { message, side: first, influence }) {
  if (!influence || message === "level") return null;
  if (message === "disorder-both") return "disorder";
  const mine = first === side;
  if (message === "disorder") return mine ? "disorder" : "dominant";
  return mine ? "dominant" : "other";
}
