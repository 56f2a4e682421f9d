// @ts-check
// Agent cards: those held, those on offer, and those discarded.

import { useChanged } from "/static/board/changes.js";
import { Drawer } from "/static/board/drawer.js";
import { html, useState } from "/static/board/html.js";
import { Piece, useTable } from "/static/board/piece.js";
import { name, say } from "/static/board/texts.js";

/** So many cards have a place in the dock. */
const PLACES = 6;

/** A card with what it does. @param {{code: string, idle?: boolean}} props */
export function AgentCard({ code, idle = false }) {
  const changed = useChanged();
  const { duration } = useTable().cards[code];
  return html`<${Piece}
    code=${code}
    idle=${idle}
    class=${`asw-card ${duration} ${changed(code)}`}
    label=${[name(code), name(String(duration)), say(`effect-${code}`)].join(", ")}
  >
    <b>${name(code)}</b> <span class="asw-effect">${say(`effect-${code}`)}</span>
  </${Piece}>`;
}

/**
 * The cards before a service, each in its place; what has none is behind a number.
 *
 * @param {{codes: string[]}} props
 */
export function Held({ codes }) {
  const all = codes.length;
  const placed = all > PLACES ? codes.slice(0, PLACES - 1) : codes;
  return html`<section class="asw-held-cards" aria-label=${say("label-cards")}>
    <ul class="bare">
      ${placed.map((code) => html`<li key=${code}><${AgentCard} code=${code} /></li>`)}
      ${all > placed.length &&
      html`<li key="more">
        <${Pile} codes=${codes} title=${say("label-cards")}>+${all - placed.length}</${Pile}>
      </li>`}
      ${all === 0 && html`<li key="none" class="asw-none">${say("board-agents-no-cards")}</li>`}
    </ul>
  </section>`;
}

/**
 * A button that shows all cards of a pile.
 *
 * @param {{codes: string[], title: string, class?: string,
 *   children?: import("/static/board/types.js").Children}} props
 */
export function Pile({ codes, title, class: look = "", children }) {
  const [open, setOpen] = useState(false);
  return html`<button
      type="button"
      class=${`asw-pile ${look}`}
      aria-haspopup="dialog"
      disabled=${codes.length === 0}
      onClick=${() => setOpen(true)}
    >
      ${children}
    </button>
    <${Drawer} title=${title} shut=${!open} close=${() => setOpen(false)}>
      <ul class="asw-browsed bare scroll">
        ${codes.map((code) => html`<li key=${code}><${AgentCard} code=${code} /></li>`)}
      </ul>
    </${Drawer}>`;
}
