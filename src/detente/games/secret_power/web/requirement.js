// @ts-check
// What a treaty demands, and what of it a player has.

import { say } from "/static/board/texts.js";

/** @import { Conspiracy, Demand, Player, Requirement } from "./types.js" */

/** @typedef {{text: string, met: boolean}} Demanded one thing a treaty demands, in words */

/** Where agents are compared. @type {Record<string, (player: Player) => number>} */
const MEASURES = {
  agents_in_pool: ({ pool }) => pool,
  agents_in_active: ({ active }) => active,
  agents_on_captured_objects: ({ objects }) => objects.reduce((sum, { agents }) => sum + agents, 0),
};

/**
 * All that a treaty demands of a player; `any`: one of them suffices.
 *
 * @param {Requirement} requirement
 * @param {Conspiracy} board
 * @param {string} player
 */
export function demands(requirement, board, player) {
  const parts = requirement.any ?? requirement.all ?? [requirement];
  return {
    any: requirement.any !== undefined,
    parts: parts.map((demand) => demanded(demand, board, player)),
  };
}

/** @param {Demand} demand @param {Conspiracy} board @param {string} name @returns {Demanded} */
function demanded(demand, { players }, name) {
  const player = players[name];
  if (demand.cards_of_group) {
    const { group, count } = demand.cards_of_group;
    return counted("board-sp-need-group", ofGroup(player, group), count, { group });
  }
  if (demand.sign) {
    const { sign, count } = demand.sign;
    return counted("board-sp-need-sign", player.signs[sign], count, { sign });
  }
  if (demand.stage) {
    const highest = Math.max(...Object.values(player.stages));
    return counted("board-sp-need-stage", highest, demand.stage.stage, {});
  }
  if (demand.strictly_most) {
    const measure = MEASURES[demand.strictly_most];
    const others = Object.keys(players).filter((other) => other !== name);
    const most = Math.max(...others.map((other) => measure(players[other])));
    const args = { have: measure(player), most };
    return { text: say(`board-sp-need-${demand.strictly_most}`, args), met: args.have > most };
  }
  const unwanted = demand.no_card !== undefined;
  const card = demand.no_card ?? demand.card;
  const there = player.objects.some(({ type }) => type === card);
  const text = say(unwanted ? "board-sp-need-no-card" : "board-sp-need-card", { card });
  return { text, met: there !== unwanted };
}

/**
 * @param {string} message @param {number} have @param {number} count
 * @param {Record<string, string>} args @returns {Demanded}
 */
function counted(message, have, count, args) {
  return { text: say(message, { ...args, have, count }), met: have >= count };
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
