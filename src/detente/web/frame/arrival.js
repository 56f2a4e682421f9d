// @ts-check
// With what somebody comes to a table: an invitation (#join=…), or a link to a seat of one's own (#seat=…).

/** @typedef {{kind: "join" | "seat", token: string}} Arrival */

/**
 * The token that somebody has come with, in the part of the address that no server sees.
 * @returns {Arrival | null}
 */
export function arrival() {
  const [, kind, token] = /^#(join|seat)=([\w.~-]+)$/.exec(location.hash) ?? [];
  return token ? { kind: /** @type {Arrival["kind"]} */ (kind), token } : null;
}

/** Takes the token out of the address, so that a copied address gives no seat away. */
export function forgetArrival() {
  history.replaceState(history.state, "", location.pathname + location.search);
}
