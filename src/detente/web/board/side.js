// @ts-check
// How a side is marked wherever it is shown: a shape, its colour and a letter, drawn, not written.
// A game says which sign each of its sides has (`look.json`); the same sign means the same in all.

import { html, signal } from "./html.js";
import { knows, name, say } from "./texts.js";

/** @import { Texts } from "./texts.js" */
/** @import { GameEvent, GameInfo, Sign } from "./types.js" */

/** The shape of each sign, in a square of 24. */
const SHAPES = {
  blue: "M12 1 23 12 12 23 1 12z",
  red: "M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20z",
  green: "M3 3h18v18H3z",
  violet: "M12 1.5 23 21.5H1z",
  ochre: "M8 2h8v6h6v8h-6v6H8v-6H2V8h6z",
  neutral: "M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20zm0 3.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 1 1 0-13z",
};
/** The signs of the seats of a game that has none of its own. @type {Sign[]} */
const ORDER = ["blue", "red", "green", "violet", "ochre"];
/** Where in its shape the letter stands. @type {Partial<Record<Sign | "neutral", number>>} */
const MIDDLE = { violet: 16 };

/** Side → sign, in the game that is open. @type {import("./types.js").Signal<Record<string, Sign>>} */
const signs = signal({});

/** From now on the page looks as a game does; without one, as the lobby. @param {GameInfo} [game] */
export function openLook(game) {
  signs.value = game?.signs ?? {};
  document.documentElement.dataset.tone = game?.tone ?? "";
}

/**
 * The sign of a side. `told` are the signs of another game than the one that is open.
 *
 * @param {string} side @param {readonly string[]} seats
 * @returns {Sign | "neutral"} a side without a sign, as one that is not yet drawn, is neutral
 */
export function signOf(side, seats, told = signs.value) {
  const found = Object.keys(told).length > 0 ? told[side] : ORDER[seats.indexOf(side)];
  return found ?? "neutral";
}

/**
 * The class that gives a thing the colours of a side, `--side` and `--side-wash`.
 *
 * @param {string} side @param {readonly string[]} seats
 */
export function sideClass(side, seats, told = signs.value) {
  return `side-${signOf(side, seats, told)}`;
}

/** The outline of a side's shape around a point, for drawings. */
/** @param {string} side @param {readonly string[]} seats */
export function sideShape(side, seats) {
  return SHAPES[signOf(side, seats)];
}

/**
 * The side that the first of some events is about, if it is about one.
 *
 * @param {GameEvent[]} events @param {readonly string[]} seats
 */
export function actorOf(events, seats) {
  const values = Object.values(events[0]?.args ?? {}).map(String);
  return values.find((value) => seats.includes(value) || value in signs.value);
}

/**
 * What stands for a side where there is no room for its name.
 *
 * @param {string} side @param {Pick<Texts, "knows" | "say" | "name">} texts those of its game
 */
export function letterOf(side, texts = { knows, say, name }) {
  const own = `name-${side}.letter`;
  return texts.knows(own) ? texts.say(own) : [...texts.name(side)][0];
}

/**
 * The sign of a side; `letter` puts its letter in it, which needs the height of a line.
 *
 * @param {{side: string, seats: readonly string[], signs?: Record<string, Sign>, letter?: string}} props
 */
export function SideSign({ side, seats, signs: told, letter }) {
  const sign = signOf(side, seats, told);
  return html`<svg
    class=${`side-sign side-${sign} ${letter ? "lettered" : ""}`}
    viewBox="0 0 24 24"
    aria-hidden="true"
  >
    <path d=${SHAPES[sign]} fill-rule="evenodd" />
    ${letter && html`<text x="12" y=${MIDDLE[sign] ?? 12.5} dy="0.36em">${letter}</text>`}
  </svg>`;
}

/** Sign and name of a side in its colour. @param {{seat: string, seats: readonly string[]}} props */
export function SeatMark({ seat, seats }) {
  return html`<span class=${`seat-mark ${sideClass(seat, seats)}`} data-side=${seat}>
    <${SideSign} side=${seat} seats=${seats} letter=${letterOf(seat)} /> ${name(seat)}
  </span>`;
}
