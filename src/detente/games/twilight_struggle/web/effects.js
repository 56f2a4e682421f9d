// @ts-check
// Events in force: lasting effects and cards that stay on the table, as chips over the map.

import { Term } from "/static/board/card.js";
import { useChanged } from "/static/board/changes.js";
import { html, useLayoutEffect, useRef, useState } from "/static/board/html.js";
import { useTable } from "/static/board/piece.js";
import { name, say } from "/static/board/texts.js";
import { colour, Mark } from "./side.js";

/** @import { Card } from "/static/board/types.js" */
/** @import { ColdWar, Side } from "./types.js" */

/**
 * An effect or a card, and the side it is good for, if that can be said.
 *
 * @typedef {{code: string, good?: Side, danger?: boolean}} Chip
 */

/**
 * What each effect means for the sides, the most urgent first. `card` is the one that stays on the
 * table for this effect alone, so that it need not be named as well.
 *
 * @type {Record<string, {good?: Side, danger?: boolean, card?: string}>}
 */
const EFFECTS = {
  crisis_us: { good: "ussr", danger: true },
  crisis_ussr: { good: "us", danger: true },
  quagmire_trap: { good: "ussr", danger: true, card: "quagmire" },
  bear_trap_trap: { good: "us", danger: true, card: "bear_trap" },
  bury_you: { good: "ussr", danger: true },
  envy_owed_us: {},
  envy_owed_ussr: {},
  ames_order: { good: "ussr" },
  ops_up_us: { good: "us" },
  ops_up_ussr: { good: "ussr" },
  ops_down_us: { good: "ussr" },
  ops_down_ussr: { good: "us" },
  vietnam_revolts_bonus: { good: "ussr" },
  nuclear_subs_shield: { good: "us" },
  salt: {},
  death_squads_us: { good: "us" },
  death_squads_ussr: { good: "ussr" },
  iran_contra: { good: "ussr" },
  chernobyl_europe: { good: "us" },
  chernobyl_asia: { good: "us" },
  chernobyl_middle_east: { good: "us" },
  chernobyl_africa: { good: "us" },
  chernobyl_central_america: { good: "us" },
  chernobyl_south_america: { good: "us" },
  yuri_samantha: { good: "ussr" },
  u2: { good: "ussr" },
  north_sea_oil_round: { good: "us" },
  shuttle: { good: "us", card: "shuttle_diplomacy" },
  formosan: { good: "us", card: "formosan_resolution" },
  norad_force: { good: "us", card: "norad" },
  flower_power_force: { good: "ussr", card: "flower_power" },
  nato_shield: { good: "us", card: "nato" },
  de_gaulle: { good: "ussr", card: "de_gaulle_leads_france" },
  willy_brandt_gap: { good: "ussr", card: "willy_brandt" },
  us_japan: { good: "us", card: "us_japan_mutual_defense_pact" },
  reformer: { card: "the_reformer" },
};

/** @param {{board: ColdWar}} props */
export function Effects({ board }) {
  const { cards } = useTable();
  const changed = useChanged();
  const [open, setOpen] = useState(false);
  const chips = inForce(board, cards);
  const [list, hidden] = useHidden(chips, open);
  if (chips.length === 0) return null;
  return html`<div class=${`ts-effects ${open ? "open" : ""} ${changed("effects")}`}>
    <ul class="bare" ref=${list} aria-label=${say("board-ts-status-effects")}>
      ${chips.map(({ code, good, danger }, at) => {
        const beyond = !open && at >= chips.length - hidden;
        const looks = [danger && "danger", good && colour(good), beyond && "beyond"];
        return html`<li key=${code} class=${`ts-effect ${looks.filter(Boolean).join(" ")}`}>
          <${Term} code=${code}>
            ${good &&
            html`<${Mark} of=${good} />
              <span class="visually-hidden">${say("board-ts-status-good", { side: good })}</span>`}
            <span>${name(code)}</span>
          </${Term}>
        </li>`;
      })}
    </ul>
    ${(hidden > 0 || open) &&
    html`<button type="button" aria-expanded=${open} onClick=${() => setOpen(!open)}>
      ${open ? say("board-ts-status-fewer") : say("board-ts-status-more", { count: hidden })}
    </button>`}
  </div>`;
}

/**
 * Effects, and cards in play that no effect stands for.
 *
 * @param {ColdWar} board
 * @param {Record<string, Card>} cards
 * @returns {Chip[]}
 */
function inForce({ effects, in_play: inPlay }, cards) {
  const order = Object.keys(EFFECTS);
  const urgent = [...effects].sort((one, other) => order.indexOf(one) - order.indexOf(other));
  const said = effects.map((code) => EFFECTS[code]?.card);
  const others = inPlay.filter((code) => !said.includes(code));
  return [
    ...urgent.map((code) => ({ code, ...EFFECTS[code] })),
    ...others.map((code) => ({ code, good: /** @type {Side} */ (cards[code]?.side) })),
  ];
}

/**
 * A reference for a list that has room for few lines unless it is open, and how many of its items
 * are beyond them.
 *
 * @param {Chip[]} chips
 * @param {boolean} open
 */
function useHidden(chips, open) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const [hidden, setHidden] = useState(0);
  const codes = chips.map(({ code }) => code).join();
  useLayoutEffect(() => {
    const element = list.current;
    if (!element || open) return;
    const measure = () => {
      const items = /** @type {HTMLElement[]} */ ([...element.children]);
      setHidden(items.filter((item) => item.offsetTop >= element.clientHeight).length);
    };
    measure(); // at once, and again beside the button that says how many: nothing moves once painted
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    return () => resized.disconnect();
  }, [codes, open, hidden]);
  return /** @type {const} */ ([list, hidden]);
}
