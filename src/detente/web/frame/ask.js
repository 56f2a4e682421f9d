// @ts-check
// The region in which everything is asked: whose turn it is, the question, the moves, the answers.

import { html } from "../board/html.js";
import { isBare, latin, useKeys } from "../board/keys.js";
import { promptText, say } from "../board/texts.js";
import { Confirm } from "./confirm.js";
import { Region } from "./frame.js";
import { HintButton, HintLine } from "./hint.js";
import { always, later } from "./later.js";
import { Moves } from "./moves.js";
import { Note } from "./note.js";
import { changePace } from "./pace.js";
import { outcome } from "./result.js";
import { RuleLink } from "./rule_link.js";
import { ListButton } from "./sheet.js";

/** @import { Desk } from "./desk.js" */

const FreeSeats = later(
  async () => (await import("./links.js")).FreeSeats,
  ({ desk: { known } }) => known.table.seats.some(({ kind, newcomer }) => {
    return kind === "open" || kind === "left" || newcomer === "yes";
  }),
);
const ReplayBar = later(async () => (await import("./replay_bar.js")).ReplayBar, always, "replay");
const Result = later(async () => (await import("./end.js")).Result, always, "replay");

/** In the past the replay takes this region, after the end the result. @param {{desk: Desk}} props */
export function Ask({ desk }) {
  const past = desk.replay.moveNumber.value !== null;
  useShortcuts(desk);
  return html`<${Region} name="ask" label=${say(`table-page-${desk.standing}`)}>
    ${past
      ? html`<${ReplayBar} desk=${desk} />`
      : desk.known.view.over
        ? html`<${Result} desk=${desk} />`
        : html`<${Prompt} desk=${desk} />`}
    <${Moves} desk=${desk} />
    <div class="notes">
      <${Note} desk=${desk} />
      ${!past && html`<${HintLine} desk=${desk} /><${FreeSeats} desk=${desk} />`}
    </div>
    ${!past && html`<${Confirm} desk=${desk} />`}
  </${Region}>`;
}

/** Whose turn it is, and what is asked. @param {{desk: Desk}} props */
function Prompt({ desk }) {
  const { view, table } = desk.known;
  const { standing, busy } = desk;
  const thinking = table.seats.some((seat) => seat.thinking);
  const asked = question(desk);
  return html`<div class="prompt">
    <div class="prompt-line">
      <span class="stamp">${say(`table-page-${standing}`)}</span>
      ${(thinking || busy) && html`<span class="dots" aria-hidden="true"></span>`}
      <span class="prompt-actions">
        ${view.prompt &&
        !table.closed &&
        html`<${RuleLink} game=${table.game} rule=${view.prompt.rule} />`}
        ${standing === "stand-in" &&
        html`<button type="button" class="primary" onClick=${() => desk.ask("reclaim")}>
          ${say("seats-take-back")}
        </button>`}
        <${HintButton} desk=${desk} />
        ${desk.moves.size > 0 &&
        html`<${ListButton} count=${desk.moves.size} />`}
      </span>
    </div>
    <h2 id="question" tabindex="-1" title=${asked}>${asked}</h2>
  </div>`;
}

/**
 * The question in words, or what there is instead of one.
 *
 * @param {Desk} desk
 */
export function question({ known: { view, table } }) {
  if (view.result) return outcome(view.seats, view.result).join(" ");
  if (table.notes) return say("table-page-record-ends");
  if (table.closed) return say("table-page-table-closed", { why: table.ended ?? "left" });
  return promptText(view);
}

/**
 * Ctrl+Z takes back, h asks for a hint, k shows all keys, v changes how moments are shown.
 *
 * @param {Desk} desk
 */
function useShortcuts(desk) {
  useKeys((event) => {
    if (event.repeat || event.shiftKey) return false;
    const bare = isBare(event);
    const key = bare ? latin(event) : "";
    if (!bare && event.key === "z" && desk.known.undo_seat && !desk.busy) desk.undo();
    else if (key === "h" && desk.hints.possible) void desk.hints.ask();
    else if (key === "k") desk.keysShown.value = true;
    else if (key === "v") changePace();
    else return false;
    return true;
  });
}
