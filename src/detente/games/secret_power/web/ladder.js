// @ts-check
// The Falcon's ladder: what he looks for, one after the other, and where his last turn stopped.

import { html } from "/static/board/html.js";
import { useTable } from "/static/board/piece.js";
import { eventText, name, quote, say } from "/static/board/texts.js";
import { Bird } from "./bird.js";

/** @import { Card, GameEvent, View } from "/static/board/types.js" */
/** @import { Conspiracy, Falcon } from "./types.js" */

/** What he decided for, after all that was not possible. */
export const DECISIONS = ["falcon-takes-", "falcon-operates", "falcon-trained"];
/** What he does if he finds nothing. */
const LAST = "train";
/** What an event tells of which rung; `falcon-too-weak` is told of several. @type {Record<string, string>} */
const RUNGS = {
  "falcon-no-support": "support",
  "falcon-no-circle": "inner_circle",
  "falcon-no-power": "power",
  "falcon-cannot-operate": "covert_operation",
  "falcon-no-matching": "colour_with_matching_power",
  "falcon-no-colour": "colour",
  "falcon-takes-support": "support",
  "falcon-takes-circle": "inner_circle",
  "falcon-takes-power": "power",
  "falcon-operates": "covert_operation",
  "falcon-takes-matching": "colour_with_matching_power",
  "falcon-takes-colour": "colour",
  "falcon-trained": LAST,
};
/** The rule of each rung; those about objects have one in common. @type {Record<string, string>} */
const RULES = { covert_operation: "SP-SOLO-23", [LAST]: "SP-SOLO-24" };
const OBJECTS = "SP-SOLO-20";

/** What he looks like, and his ladder. @param {{falcon: Falcon, view: View}} props */
export function Panel({ falcon, view }) {
  return html`<${Bird} /><${Ladder} falcon=${falcon} view=${view} />`;
}

/** @param {{falcon: Falcon, view: View}} props */
function Ladder({ falcon: { priorities, wartime }, view }) {
  const { cards, events } = useTable();
  const turn = lastTurn(events.filter(({ move_number }) => move_number <= view.move_number));
  const told = tellings(turn, /** @type {Conspiracy} */ (view.board), cards);
  const lit = told.findLast(({ decided }) => decided)?.rung;
  return html`<section class="sp-ladder" aria-label=${say("label-priorities")}>
    <p class="sp-when">${say(wartime ? "board-sp-ladder-war" : "board-sp-ladder-peace")}</p>
    <ol class="bare" style=${{ "--rungs": priorities.length + 1 }}>
      ${[...priorities, LAST].map((rung, at) => {
        const reasons = told.filter((one) => one.rung === rung).map(({ event }) => eventText(event));
        const look = rung === lit ? "lit" : reasons.length > 0 ? "passed" : "";
        const rule = RULES[rung] ?? OBJECTS;
        return html`<li key=${rung} class=${look} aria-current=${rung === lit ? "step" : undefined}>
          <a href=${`/rules/${view.game}#${rule}`} title=${quote("terminal-see-rule", { rule })}>
            <i class="sp-lamp" aria-hidden="true">${at + 1}</i> <span>${name(rung)}</span>
          </a>
          <span class="sp-reason" title=${reasons.join(" ")}>${reasons.join(" ")}</span>
        </li>`;
      })}
    </ol>
  </section>`;
}

/**
 * What was told of which rung in his last turn, and whether he stopped there.
 *
 * @param {GameEvent[]} turn @param {Conspiracy} board @param {Record<string, Card>} cards
 */
function tellings(turn, board, cards) {
  const captured = turn.filter(({ id }) => id === "captured").map(({ args }) => args.card);
  const before = board.players.falcon.objects.filter(({ card }) => !captured.includes(card));
  const counted = before.map(({ type }) => {
    return /** @type {{group?: string} | undefined} */ (cards[type].scoring)?.group;
  });
  const noMatching = turn.some(({ id }) => id === "falcon-no-matching");
  return turn.flatMap((event) => {
    const rung = event.id === "falcon-too-weak" ? weakFor(String(event.args.card)) : RUNGS[event.id];
    const decided = DECISIONS.some((beginning) => event.id.startsWith(beginning));
    return rung ? [{ event, rung, decided }] : [];
  });

  /** The rung at which he was too weak for a card. @param {string} card */
  function weakFor(card) {
    const group = String(cards[card].group);
    if (["support", "inner_circle", "power"].includes(group)) return group;
    return !noMatching && counted.includes(group) ? "colour_with_matching_power" : "colour";
  }
}

/** All that is told of him since his last turn began. @param {GameEvent[]} events */
export function lastTurn(events) {
  const began = events.findLastIndex(({ id, args }) => {
    return id === "turn-started" && args.seat === "falcon";
  });
  return events.slice(began + 1).filter(({ id, args }) => {
    return id.startsWith("falcon-") || id.startsWith("action") || args.seat === "falcon";
  });
}
