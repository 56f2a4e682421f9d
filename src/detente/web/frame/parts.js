// @ts-check
// What a move changes is drawn in three parts, a frame apart, where all of it at once would keep the
// page busy for long: between two parts the browser paints, and hears who plays.

import { signal, useLayoutEffect, useRef, useState } from "../board/html.js";
import { language } from "../board/texts.js";

/** Milliseconds in which a browser that needs no parts paints all that a usual move changes. */
const SHORT = 20;
/** So often in a row it has to be as quick as that, for many moves change little. */
const OFTEN = 8;

/** How often in a row it was. */
let quick = 0;

/** How often a last part has been painted. */
export const wholes = signal(0);

/** @type {Promise<number> | null} The frame that is waited for. */
let frame = null;
/** @type {Promise<number> | null} The one with the last part of a move. */
let last = null;

/**
 * A value as the second part of the page draws it, and the third; the first draws the value itself.
 * In another language all of it is drawn at once.
 *
 * @template T
 * @param {T} value
 * @returns {[T, T]}
 */
export function useParts(value) {
  const [drawn, setDrawn] = useState(/** @type {[T, T]} */ ([value, value]));
  const spoken = useRef(language.value);
  const translated = spoken.current !== language.value;
  useLayoutEffect(() => {
    spoken.current = language.value;
    if (translated) setDrawn([value, value]);
    if (translated || drawn.every((one) => one === value)) return undefined;
    const overtaken = new AbortController();
    void draw(value, setDrawn, overtaken.signal);
    return () => overtaken.abort();
  }, [value, language.value]);
  return translated ? [value, value] : drawn;
}

/**
 * @template T
 * @param {T} value
 * @param {(drawn: [T, T] | ((before: [T, T]) => [T, T])) => void} set
 * @param {AbortSignal} overtaken
 */
async function draw(value, set, overtaken) {
  let spent = 0;
  if (quick < OFTEN && !document.hidden) {
    spent += await painted();
    if (overtaken.aborted) return;
    set(([, last]) => [value, last]);
    spent += await painted();
    if (overtaken.aborted) return;
  }
  set([value, value]);
  const ended = painted();
  spent += await ended;
  if (last === ended) return; // another value was drawn with this one
  last = ended;
  quick = spent < SHORT ? quick + 1 : 0;
  wholes.value += 1;
}

/** Settles once the next frame is painted; how many milliseconds that took. */
function painted() {
  frame ??= new Promise((done) => {
    requestAnimationFrame(() => {
      const begun = performance.now();
      setTimeout(() => {
        frame = null;
        done(performance.now() - begun);
      });
    });
  });
  return frame;
}
