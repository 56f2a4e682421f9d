// @ts-check
// Object cards: their group by colour and sign, what they show, and who stands on them.

import { useChanged } from "/static/board/changes.js";
import { html } from "/static/board/html.js";
import { Piece, useTable } from "/static/board/piece.js";
import { name, say } from "/static/board/texts.js";
import { Sign } from "./icons.js";
import { Mark } from "./player.js";

/** @import { Captured } from "./types.js" */

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

/** A captured object. @param {{object: Captured, owner: string}} props */
export function CapturedObject({ object, owner }) {
  const { cards } = useTable();
  const changed = useChanged();
  const { card, type, group, agents, inner_circle: circle } = object;
  const words = [
    ...objectWords(type, cards),
    ...(circle ? [say("board-sp-with-circle")] : []),
    ...(agents ? [say("board-sp-agents", { count: agents })] : []),
  ];
  return html`<li>
    <${Piece}
      code=${card}
      class=${`slip sp-slip ${groupClass(group)} ${changed(card)}`}
      label=${words.join(", ")}
    >
      <span class="sp-group"><${Sign} of=${group} /></span>
      <span>${name(type)}</span>
      <${Shown} type=${type} />
      ${circle && html`<span class="sp-attached">+<${Sign} of="inner_circle" /></span>`}
      ${agents > 0 && html`<${Agents} of=${owner} agents=${agents} />`}
    </${Piece}>
  </li>`;
}

/** A card that nobody has any more. @param {{code: string}} props */
export function Discarded({ code }) {
  const { cards } = useTable();
  const type = code.replace(/_\d+$/, "");
  const group = String(cards[type].group);
  return html`<${Piece}
    code=${code}
    class=${`slip sp-slip ${groupClass(group)}`}
    label=${objectWords(type, cards).join(", ")}
  >
    <span class="sp-group"><${Sign} of=${group} /></span>
    <span>${name(type)}</span>
    <${Shown} type=${type} />
  </${Piece}>`;
}

/**
 * Minor objects of a group; `idle` if the question means those of somebody else.
 *
 * @param {{group: string, count: number, idle: boolean, place: string}} props
 */
export function Minor({ group, count, idle, place }) {
  const changed = useChanged();
  const code = `minor_${group}`;
  return html`<${Piece}
    code=${code}
    idle=${idle}
    class=${`slip sp-slip sp-minor ${groupClass(group)} ${changed(`${place} ${code}`)}`}
    label=${`${name(code)} ×${count}`}
  >
    <span class="sp-group"><${Sign} of=${group} /></span>
    <span>${name(group)}</span><b>×${count}</b>
  </${Piece}>`;
}

/**
 * Whose minor objects a question means: those of a player, or of the supply (null).
 *
 * @returns {string | null}
 */
export function useMinorsMeant() {
  const { prompt, seat } = useTable().view;
  if (prompt?.id === "prompt-take-minor") return null;
  return prompt?.id === "prompt-give-card" ? String(prompt.args.giver) : seat;
}
