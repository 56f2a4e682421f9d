// @ts-check
// What the window onto the map can show: a row of buttons, and a key for each.

import { html } from "/static/board/html.js";
import { isBare, latin, useKeys } from "/static/board/keys.js";
import { name, say } from "/static/board/texts.js";
import { KEYS } from "./region_meter.js";

/** @import { Camera } from "./camera.js" */

/** The name under which the camera shows everything. */
export const WORLD = "world";
/** The key of each view. @type {Record<string, string>} */
const VIEWS = { ...KEYS, [WORLD]: "W" };
const STEPS = /** @type {const} */ ([
  ["farther", "−", -1],
  ["closer", "+", 1],
]);

/**
 * The parts of the map, each with its key and how much of the question is there.
 *
 * @param {{camera: Camera, asked: Map<string, number>, show: (view: string) => void}} props
 */
export function Views({ camera, asked, show }) {
  return html`<nav class="ts-views" aria-label=${say("board-ts-map-views")}>
    ${Object.entries(VIEWS).map(([view, key]) => {
      const count = asked.get(view) ?? 0;
      const title = view === WORLD ? say("board-ts-map-world") : name(view);
      return html`<button
        key=${view}
        type="button"
        data-view=${view}
        aria-pressed=${camera.shows.value === view}
        aria-keyshortcuts=${key.toLowerCase()}
        title=${title}
        onClick=${() => show(view)}
      >
        <kbd aria-hidden="true">${key}</kbd>
        <span class="ts-view-chip" aria-hidden="true">${say(`board-ts-map-chip-${view}`)}</span>
        <span class="ts-view-name">${title}</span>
        ${count > 0 &&
        html`<span class="ts-asked">
          <span aria-hidden="true">${count}</span>
          <span class="visually-hidden">${say("board-ts-map-asked", { count })}</span>
        </span>`}
      </button>`;
    })}
  </nav>`;
}

/** What a small window shows, and how much of the question is there. */
export function Caption(/** @type {{camera: Camera, asked: Map<string, number>}} */ { camera, asked }) {
  const view = camera.shows.value;
  if (!(view in KEYS)) return null;
  const count = asked.get(view) ?? 0;
  return html`<p class="ts-caption" aria-hidden="true">
    <b>${name(view)}</b>
    ${count > 0 && html`<span class="ts-asked">${say("board-ts-map-possible", { count })}</span>`}
  </p>`;
}

/** What the keys of the map do, for the sheet of keys. @returns {[keys: string[], does: string][]} */
export function keys() {
  return [
    [Object.values(VIEWS), say("board-ts-map-views")],
    [["+", "−"], [say("board-ts-map-closer"), say("board-ts-map-farther")].join(" / ")],
  ];
}

/** Two buttons, for those who have neither wheel nor fingers. @param {{camera: Camera}} props */
export function Zoom({ camera }) {
  return html`<div class="ts-zoom">
    ${STEPS.map(([words, sign, way]) => {
      const label = say(`board-ts-map-${words}`);
      return html`<button
        key=${words}
        type="button"
        data-step=${words}
        aria-label=${label}
        title=${label}
        onClick=${() => camera.step(way)}
      >
        ${sign}
      </button>`;
    })}
  </div>`;
}

/**
 * One letter shows a region, plus and minus zoom, wherever the focus is except in a field.
 *
 * @param {Camera} camera @param {(view: string) => void} show
 */
export function useLetters(camera, show) {
  useKeys((event) => {
    if (event.repeat || !isBare(event)) return false;
    const key = latin(event);
    const view = Object.keys(VIEWS).find((one) => VIEWS[one] === key.toUpperCase());
    if (view) show(view);
    else if (key === "+") camera.step(1);
    else if (key === "-") camera.step(-1);
    else return false;
    return true;
  });
}
