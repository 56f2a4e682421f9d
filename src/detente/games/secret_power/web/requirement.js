// @ts-check
// What a treaty demands, and what of it a player has: in words and as ticked and open symbols.

import { useTable } from "/static/board/piece.js";
import { say } from "/static/board/texts.js";

/** @import { Card } from "/static/board/types.js" */
/** @import { Conspiracy, Demand, Player, Requirement } from "./types.js" */

/**
 * One thing a treaty demands: in words, how much of it is missing, and its symbols, which are ticked
 * or open. `of` is a sign, `look` how it is framed, `text` what stands in it instead.
 *
 * @typedef {{text: string, missing: number, symbols: Need[]}} Demanded
 * @typedef {{of: string, look: "group" | "card" | "sign" | "stage" | "most" | "without",
 *   ticked: boolean, text?: string}} Need
 */

/**
 * All that a treaty demands of a player; `any`: one of them suffices; `missing`: how far it is.
 * @typedef {{any: boolean, parts: Demanded[], missing: number}} Demands
 */

/** Where agents are compared. @type {Record<string, (player: Player) => number>} */
const MEASURES = {
  agents_in_pool: ({ pool }) => pool,
  agents_in_active: ({ active }) => active,
  agents_on_captured_objects: ({ objects }) => objects.reduce((sum, { agents }) => sum + agents, 0),
};
/** The sign of what is compared. @type {Record<string, string>} */
const COMPARED = {
  agents_in_pool: "pool",
  agents_in_active: "agent",
  agents_on_captured_objects: "object",
};

/**
 * A function that tells what a treaty demands of a player.
 *
 * @param {Conspiracy} board @param {string} player
 * @returns {(code: string) => Demands}
 */
export function useDemands(board, player) {
  const { cards } = useTable();
  return (code) => {
    const requirement = /** @type {Requirement} */ (cards[code].requirement);
    const { any, all } = requirement;
    const parts = (any ?? all ?? [requirement]).map((one) => demanded(one, board, player, cards));
    const gaps = parts.map(({ missing }) => missing);
    const missing = any ? Math.min(...gaps) : gaps.reduce((sum, gap) => sum + gap, 0);
    return { any: any !== undefined, parts, missing };
  };
}

/**
 * @param {Demand} demand @param {Conspiracy} board @param {string} name
 * @param {Record<string, Card>} cards @returns {Demanded}
 */
function demanded(demand, { players }, name, cards) {
  const player = players[name];
  if (demand.cards_of_group) {
    const { group, count } = demand.cards_of_group;
    const have = ofGroup(player, group);
    const text = say("board-sp-need-group", { group, have, count });
    return counted(text, have, count, { of: group, look: "group" });
  }
  if (demand.sign) {
    const { sign, count } = demand.sign;
    const have = player.signs[sign];
    const text = say("board-sp-need-sign", { sign, have, count });
    return counted(text, have, count, { of: sign, look: "sign" });
  }
  if (demand.stage) {
    const count = demand.stage.stage;
    const have = Math.max(...Object.values(player.stages));
    const text = say("board-sp-need-stage", { have, count });
    return single(text, have >= count, { of: "agent", look: "stage", text: String(count) });
  }
  if (demand.strictly_most) {
    const measure = MEASURES[demand.strictly_most];
    const others = Object.keys(players).filter((other) => other !== name);
    const most = Math.max(...others.map((other) => measure(players[other])));
    const have = measure(player);
    const text = say(`board-sp-need-${demand.strictly_most}`, { have, most });
    return single(text, have > most, { of: COMPARED[demand.strictly_most], look: "most" });
  }
  const unwanted = demand.no_card !== undefined;
  const card = /** @type {string} */ (demand.no_card ?? demand.card);
  const there = player.objects.some(({ type }) => type === card);
  const text = say(unwanted ? "board-sp-need-no-card" : "board-sp-need-card", { card });
  const look = unwanted ? "without" : "card";
  return single(text, there !== unwanted, { of: String(cards[card].group), look });
}

/**
 * @param {string} text @param {number} have @param {number} count
 * @param {Omit<Need, "ticked">} symbol @returns {Demanded}
 */
function counted(text, have, count, symbol) {
  const symbols = Array.from({ length: count }, (_, at) => ({ ...symbol, ticked: at < have }));
  return { text, missing: Math.max(0, count - have), symbols };
}

/** @param {string} text @param {boolean} met @param {Omit<Need, "ticked">} symbol @returns {Demanded} */
function single(text, met, symbol) {
  return { text, missing: met ? 0 : 1, symbols: [{ ...symbol, ticked: met }] };
}

/**
 * How many cards of a group somebody has, minor objects included.
 *
 * @param {Player} player
 * @param {string} wanted
 */
function ofGroup({ objects, minors }, wanted) {
  return objects.filter(({ group }) => group === wanted).length + (minors[wanted] ?? 0);
}
