// @ts-check
// Cards that are no longer in the zone: captured, discarded, and minor objects.

import { useChanged } from "/static/board/changes.js";
import { html } from "/static/board/html.js";
import { Piece, useTable } from "/static/board/piece.js";
import { name, say } from "/static/board/texts.js";
import { Sign } from "./icons.js";
import { Agents, groupClass, objectWords, Shown } from "./object.js";

/** @import { Captured } from "./types.js" */

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
