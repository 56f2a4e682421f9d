// @ts-check
// The table of CIA vs KGB: the objective between the two sides, the reader's own side below.

import { Term } from "/static/board/card.js";
import { Changes, useChanged } from "/static/board/changes.js";
import { numbered } from "/static/board/chapters.js";
import { html } from "/static/board/html.js";
import { name, say } from "/static/board/texts.js";
import { Decks } from "./decks.js";
import { ObjectiveFile } from "./objective.js";
import { SideArea } from "./side.js";
import { Struggle } from "./struggle.js";

/** @import { GameEvent, View } from "/static/board/types.js" */
/** @import { ColdWar } from "./types.js" */

export { target } from "./side.js";

/** The style sheets of this board. */
export const styles = ["style.css"];

const PHASES = [
  "briefing",
  "planning",
  "influence_struggle",
  "cease_fire",
  "debriefing",
  "detente",
];

/** The rounds. @param {GameEvent[]} events */
export function chapters(events) {
  return numbered(events, "round-started", "round");
}

/** The scores round by round. @param {GameEvent[]} events */
export function course(events) {
  const rounds = events.filter(({ id }) => id === "score-recorded");
  return rounds.map(({ args }, index) => ({
    label: String(index + 1),
    scores: /** @type {Record<string, number>} */ (args),
  }));
}

/** The round and its phase. @param {View} view */
export function progress({ board }) {
  return [`${say("label-round")} ${board.round}`, name(board.phase)];
}

/** The whole table. @param {{view: View}} props */
export function Board({ view }) {
  const board = /** @type {ColdWar} */ (view.board);
  const order = view.seat === "kgb" ? ["cia", "kgb"] : ["kgb", "cia"];
  return html`<${Changes} view=${view} standing=${standing(board)}>
    <section class="board cvk" aria-label=${say("game-title")}>
      <${Phases} board=${board} />
      <${SideArea} view=${view} side=${order[0]} />
      <div class="cvk-middle">
        <${ObjectiveFile} board=${board} />
        <${Struggle} board=${board} order=${order} />
        <${Decks} view=${view} />
      </div>
      <${SideArea} view=${view} side=${order[1]} own />
    </section>
  </${Changes}>`;
}

/** @param {{board: ColdWar}} props */
function Phases({ board }) {
  const changed = useChanged();
  return html`<nav class="cvk-phases" aria-label=${say("label-phase")}>
    <strong class="cvk-round">${say("label-round")} ${board.round}</strong>
    <ol>
      ${PHASES.map((phase) => {
        const here = phase === board.phase;
        return html`<li
          class=${here ? `here ${changed("phase")}` : ""}
          aria-current=${here ? "step" : undefined}
        >
          <${Term} code=${phase} />
        </li>`;
      })}
    </ol>
  </nav>`;
}

/** Where everything is, to see what has changed. @param {ColdWar} board */
function standing(board) {
  /** @type {Map<string, unknown>} */
  const things = new Map();
  things.set("phase", board.phase);
  things.set("objective", board.objective?.card);
  things.set("balance", board.balance);
  things.set("dominance", board.dominance);
  things.set("group deck", board.group_deck.count);
  things.set("group discard", `${board.group_discard.count} ${board.group_discard.top}`);
  things.set("objective deck", board.objective_deck.count);
  for (const code of board.objective_discard) things.set(code, "used");
  for (const [side, area] of Object.entries(board.sides)) {
    things.set(`${side} score`, area.score);
    things.set(`${side} influence`, area.influence);
    things.set(`${side} agent_x`, `${area.agent_x_chosen} ${area.agent_x}`);
    for (const code of area.ready) things.set(code, `${side} ready`);
    for (const code of area.mobilised) things.set(code, `${side} mobilised`);
    for (const code of area.claimed) things.set(code, `${side} claimed`);
    for (const role of area.leave) things.set(`${side} ${role}`, "leave");
    for (const role of area.eliminated) things.set(`${side} ${role}`, "eliminated");
  }
  return things;
}
