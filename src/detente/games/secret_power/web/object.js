// @ts-check
// Object cards: their group by colour and sign, what they show, and who stands on them.

import { html } from "/static/board/html.js";
import { useTable } from "/static/board/piece.js";
import { name } from "/static/board/texts.js";
import { Sign } from "./icons.js";
import { Mark } from "./player.js";

export const GROUPS = ["control", "finance", "science", "support", "power", "inner_circle"];

/** The class that gives a thing the colour of a group. @param {string} group */
export const groupClass = (group) => `sp-${group}`;

/**
 * Agents and shadows of one player.
 *
 * @param {{of: string, agents: number, shadows?: number}} props
 */
export function Agents({ of, agents, shadows = 0 }) {
  return html`<span class="sp-agents" aria-hidden="true">
    <${Mark} of=${of} /><${Sign} of="agent" /><b>${agents}</b>
    ${shadows > 0 && html`<${Sign} of="shadow" /><b>${shadows}</b>`}
  </span>`;
}

/** The sign and the special interest that a type of object shows. @param {{type: string}} props */
export function Shown({ type }) {
  const { sign, special_interest: interest } = useTable().cards[type];
  return html`<span class="sp-shown" aria-hidden="true">
    ${sign && html`<${Sign} of=${sign} />`}
    ${Array.from({ length: Number(interest) }, () => html`<${Sign} of="special_interest" />`)}
  </span>`;
}

/** What an object is, in words. @param {string} type @param {Record<string, any>} cards */
export function objectWords(type, cards) {
  const { group, sign, special_interest: interest } = cards[type];
  return [
    name(type),
    name(group),
    ...(sign ? [name(sign)] : []),
    ...(interest ? [`${name("special_interest")} ${interest}`] : []),
  ];
}
