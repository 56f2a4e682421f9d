// @ts-check
// What is asked for when somebody sets up a new game; what was played last is remembered.

import { signal } from "../board/html.js";

/** @import { GameInfo, NewTable, Pace, Setting } from "../board/types.js" */

export const LOT = "lot";
/** Who comes to the table, and who shares this device. */
export const [PEOPLE, HERE] = [["link", "open"], "me"];
export const OTHERS = [...PEOPLE, HERE];
/** @type {Pace[]} */
export const PACES = ["live", "correspondence"];

/**
 * What is asked for: `side` a seat's name or "lot"; `others` a word for each other seat; `rules`
 * only where they differ from the edition.
 * @typedef {{game: string, edition: string, seats: number, side: string, others: string[],
 *   pace: Pace, rules: Record<string, Setting>}} Setup
 */

export const setup = signal(/** @type {Setup | null} */ (null));

/** @param {GameInfo} game @returns {Setup} */
export function usual(game) {
  const [seats] = game.seat_counts;
  const edition = game.options.find(({ name }) => name === "edition");
  return {
    game: game.name,
    edition: String(edition?.default ?? ""),
    seats,
    side: game.seats[0],
    others: Array(seats - 1).fill(game.levels[0]),
    pace: "live",
    rules: {},
  };
}

/** What was played last, as far as it is still there. @param {GameInfo[]} games @returns {Setup} */
export function remembered(games) {
  const kept = JSON.parse(localStorage.getItem("new-table") ?? "null");
  const game = games.find(({ name }) => name === kept?.game);
  if (!game) return usual(games[0]);
  const words = [...game.levels, ...OTHERS];
  const fits =
    (kept.edition === "" || kept.edition in game.editions) &&
    game.seat_counts.includes(kept.seats) &&
    [LOT, ...game.seats.slice(0, kept.seats)].includes(kept.side) &&
    kept.others?.length === kept.seats - 1 &&
    kept.others.every((/** @type {string} */ word) => words.includes(word)) &&
    PACES.includes(kept.pace) &&
    game.options.every(({ name, allowed }) => allowed.includes(kept.rules?.[name] ?? allowed[0]));
  return fits ? kept : usual(game);
}

/** @param {Partial<Setup>} changes */
export function change(changes) {
  if (setup.value) setup.value = { ...setup.value, ...changes };
}

/**
 * The rules that were changed and count with so many players; the others wait until they do again.
 * @param {GameInfo} game @param {Setup} setup @returns {Record<string, Setting>}
 */
export function fitting({ options }, { seats, rules }) {
  const fits = options.filter(({ name, values_for }) => values_for[seats].includes(rules[name]));
  return Object.fromEntries(fits.map(({ name }) => [name, rules[name]]));
}

/**
 * What the game proposes for so many players and these rules, where nobody has chosen otherwise.
 * @param {GameInfo} game @param {Setup} setup @returns {Record<string, Setting>}
 */
export function proposed(game, setup) {
  const rules = fitting(game, setup);
  const set = game.editions[setup.edition] ?? {};
  const now = Object.fromEntries(
    game.options.map(({ name, default: usual }) => [name, rules[name] ?? set[name] ?? usual]),
  );
  const meant = game.proposals.filter(({ option, seats, given }) => {
    const fits = Object.entries(given).every(([name, values]) => values.includes(now[name]));
    return fits && seats.includes(setup.seats) && !(option in rules);
  });
  return Object.fromEntries(meant.map(({ option, value }) => [option, value]));
}

/** What the server is asked for. @param {GameInfo} game @param {Setup} setup @returns {NewTable} */
export function asked(game, setup) {
  const { edition, seats, side, others, pace } = setup;
  const rules = { ...proposed(game, setup), ...fitting(game, setup) };
  const free = [...others];
  const words = game.seats.slice(0, seats).map((seat) => (seat === side ? "me" : free.shift()));
  const shuffle_seats = side === LOT;
  return {
    game: game.name,
    seats: shuffle_seats ? ["me", ...others] : /** @type {string[]} */ (words),
    settings: edition ? { edition, ...rules } : rules,
    pace: others.some((word) => PEOPLE.includes(word)) ? pace : "live",
    shuffle_seats,
  };
}
