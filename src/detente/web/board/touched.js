// @ts-check
// Which pieces have changed since the reader's last move, and by whom: each wears the sign of
// the side that changed it, with by how much.

import { signed } from "./recap.js";
import { html } from "./html.js";
import { SideSign } from "./side.js";

/** @import { Told } from "./recap.js" */

/**
 * Code → what its corner says, such as `us +2`, or `ussr ` where the change is no number. A piece that
 * several have changed says what the last of them did.
 *
 * @param {Told[]} stories @returns {Map<string, string>}
 */
export function touchedIn(stories) {
  /** @type {Map<string, {actor: string, change: number, counted: boolean}>} */
  const found = new Map();
  for (const { actor = "", touches = [] } of stories.flatMap(({ moments }) => moments)) {
    for (const [code, change] of touches) {
      const known = found.get(code);
      const before = known?.actor === actor ? known : { change: 0, counted: false };
      const counted = before.counted || change !== 0;
      found.set(code, { actor, change: before.change + change, counted });
    }
  }
  const lasting = [...found].filter(([, { change, counted }]) => change || !counted);
  return new Map(
    lasting.map(([code, { actor, change }]) => [code, `${actor} ${change ? signed(change) : ""}`]),
  );
}

/** The corner mark of a piece. @param {{of: string, seats: readonly string[]}} props */
export function Touched({ of, seats }) {
  const [actor, change] = of.split(" ");
  return html`<span class="touch" data-by=${actor} aria-hidden="true">
    <${SideSign} side=${actor} seats=${seats} />${change}
  </span>`;
}
