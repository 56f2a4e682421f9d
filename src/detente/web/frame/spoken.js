// @ts-check
// What a screen reader hears of the game: each action once it is complete, and what I am asked.

import { html, signal, useEffect, useRef } from "../board/html.js";
import { linesOf, recap } from "../board/recap.js";
import { language, say, textsOf } from "../board/texts.js";
import { question } from "./ask.js";
import { actorIn } from "./lines.js";

/** @import { Known, Moment } from "../board/types.js" */
/** @import { Desk } from "./desk.js" */

/** Milliseconds after which something is complete. */
const QUIET = 300;
/** So many sentences are kept; what was said before nobody asks for. */
const KEPT = 20;

/** What has been said to whom, and up to which moment: the move, and its how manyeth moment. */
/** @typedef {{seat: string | null, move: number, place: number, asked: string}} Said */

/** Everything that is said, in one polite log. @param {{desk: Desk}} props */
export function Spoken({ desk }) {
  const said = useRef(/** @type {Said | null} */ (null));
  const sentences = useRef(signal(/** @type {{key: number, text: string}[]} */ ([]))).current;
  const { known, standing } = desk;
  const asked = standing === "your-turn" ? `${say("table-page-your-turn")}: ${question(desk)}` : "";
  const outcome = known.view.over ? question(desk) : "";
  useEffect(() => {
    const timer = setTimeout(() => {
      const { texts, now } = fresh(desk, said.current);
      const last = now.asked === said.current?.asked && !texts.length ? "" : asked || outcome;
      said.current = now;
      const before = sentences.value;
      const first = (before.at(-1)?.key ?? 0) + 1;
      const added = [...texts, last].filter(Boolean).map((text, at) => ({ key: first + at, text }));
      if (added.length) sentences.value = [...before, ...added].slice(-KEPT);
    }, QUIET);
    return () => clearTimeout(timer);
  }, [known.view, known.seat, asked, outcome]);
  useEffect(() => {
    sentences.value = []; // they are in the language of before
  }, [language.value]);
  return html`<div class="visually-hidden" role="log" aria-live="polite" aria-label=${say("log-title")}>
    ${sentences.value.map(({ key, text }) => html`<p key=${key}>${text}</p>`)}
  </div>`;
}

/**
 * What is complete and has not been said, and what will have been said then. People who come to the
 * table find the recap, so nothing of before is said.
 *
 * @param {Desk} desk @param {Said | null} said @returns {{texts: string[], now: Said}}
 */
function fresh({ known, game, staging }, said) {
  const { seat, view, moments } = known;
  const asked = JSON.stringify([view.prompt, view.over]);
  const numbered = withPlaces(moments);
  const placeOf = (/** @type {Placed | undefined} */ last, before = { move: view.move_number, place: 0 }) => {
    const { move, place } = last ?? before;
    return { seat, move, place, asked };
  };
  const end = placeOf(numbered.at(-1));
  if (said?.seat !== seat) return { texts: [], now: end };
  if (staging.undone.value) return { texts: [say("recap-undone")], now: end };
  const unsaid = numbered.filter(({ move, place }) => {
    return move > said.move || (move === said.move && place > said.place);
  });
  const open = goesOn(known) ? unsaid.findLastIndex(({ moment }) => moment.opens) : unsaid.length;
  const complete = unsaid.slice(0, Math.max(0, open));
  const { lines } = linesOf(recap(complete.map(({ moment }) => moment), 0), textsOf(game));
  const texts = lines.map((line) => actorIn(line) + [line.text, ...line.chips].join(", "));
  return { texts, now: placeOf(complete.at(-1), said) };
}

/** Whether the last actor acts on, and so the last story may go on. @param {Known} known */
function goesOn({ view, table, moments }) {
  const last = moments.at(-1);
  const mover = last?.by ?? last?.actor;
  return !view.over && mover !== undefined && table.to_act.includes(mover);
}

/** @typedef {{moment: Moment, move: number, place: number}} Placed */

/** Each moment with its move and its place within it. @param {Moment[]} moments */
function withPlaces(moments) {
  /** @type {Placed[]} */
  const placed = [];
  for (const moment of moments) {
    const before = placed.at(-1);
    const place = before?.move === moment.move_number ? before.place + 1 : 0;
    placed.push({ moment, move: moment.move_number, place });
  }
  return placed;
}
