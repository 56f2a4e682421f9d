// @ts-check
// What a recount would change: who would have each influence token, and what points that makes.

import { CONTROL, MISSION, target } from "./service.js";

/** @import { Contested, Espionage, Service } from "./types.js" */

/** Stands for the service that nobody plays: the service that takes its token over is given its operative. */
export const GUARD = "guard";

/**
 * Who has the influence token now, and who would after a recount.
 *
 * @param {Contested} place @param {string | null} virtual
 */
export function holders({ holder, guarded, leader }, virtual) {
  const now = guarded ? GUARD : holder;
  const heir = leader === virtual ? null : leader;
  return [now, heir ?? (guarded ? GUARD : null)];
}

/**
 * The half points of a seat as far as the reader knows them, those it would have after a recount,
 * and the regions and sectors that would change hands then.
 *
 * @param {Espionage} board @param {string} seat
 */
export function outlook({ sectors, regions, services, virtual }, seat) {
  const { halves, halves_with_mission: all, missions } = services[seat];
  const places = Object.entries({ ...regions, ...sectors }).map(([code, place]) => {
    const [now, then] = holders(place, virtual);
    return { code, had: now === seat, has: then === seat };
  });
  const gained = places.filter(({ had, has }) => has && !had).map(({ code }) => code);
  const lost = places.filter(({ had, has }) => had && !has).map(({ code }) => code);
  const fulfilled = places.some(({ code, has }) => has && missions.includes(code));
  const then = halves + CONTROL * (gained.length - lost.length) + (fulfilled ? MISSION : 0);
  return { now: all ?? halves, then, gained, lost };
}

/**
 * The message that says how far a service is from winning, which is decided at the start of its
 * turn. Somebody else's mission may be worth a point that the reader does not see.
 *
 * @param {Service} service @param {{now: number, then: number}} outlook
 */
export function verdict({ mission_count: count, halves_with_mission: all }, { now, then }) {
  const unseen = count > 0 && all === null ? MISSION : 0;
  if (now >= target) return "board-agents-wins";
  if (now + unseen >= target) return "board-agents-may-win";
  if (then >= target) return "board-agents-would-win";
  return "board-agents-to-go";
}

/**
 * Whether a service has won, may have, or would after a recount.
 *
 * @param {Service} service @param {{now: number, then: number}} outlook
 */
export function isNear(service, outlook) {
  return verdict(service, outlook) !== "board-agents-to-go";
}

/**
 * How many more agents a service needs somewhere to have most of all.
 *
 * @param {Contested} place @param {string} seat
 */
export function missing({ agents }, seat) {
  const others = Object.keys(agents).filter((service) => service !== seat);
  return Math.max(0, ...others.map((service) => agents[service])) - (agents[seat] ?? 0) + 1;
}
