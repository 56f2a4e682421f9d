// @ts-check
// The map of the world: land and links below, countries and the plates of regions above.

import { html, useLayoutEffect, useRef, useSignal, useSignalEffect } from "/static/board/html.js";
import { useTable } from "/static/board/piece.js";
import { say } from "/static/board/texts.js";
import { Camera } from "./camera.js";
import { Countries, Superpowers } from "./country.js";
import { SIZE } from "./land.js";
import { Ground } from "./land_layer.js";
import { Links, Reach } from "./links.js";
import { useOneStop, walk } from "./map_keyboard.js";
import { BOX, FRAMES, PLACES, PLATE, PLATES } from "./places.js";
import { KEYS, Plates } from "./region_meter.js";
import { useLetters, Views, WORLD, Zoom } from "./views.js";

/** @import { Card, View } from "/static/board/types.js" */

/** What a small window shows while nothing is asked. */
const FIRST_REGION = "europe";

/** The lengths that the style computes with, in units of the board. */
const MEASURES = {
  "--map-width": SIZE[0],
  "--map-height": SIZE[1],
  "--box-width": BOX[0],
  "--box-height": BOX[1],
  "--plate-width": PLATE[0],
  "--plate-height": PLATE[1],
};

const VIEW_BOX = `0 0 ${SIZE.join(" ")}`;

/** It stays where it was when the map is laid anew, as after a device has changed hands. */
const camera = new Camera();

/** @param {{view: View}} props */
export function WorldMap({ view }) {
  const { cards, moves, readonly } = useTable();
  const map = useRef(/** @type {HTMLElement | null} */ (null));
  const pane = useRef(/** @type {HTMLElement | null} */ (null));
  const pointed = useSignal(/** @type {string | null} */ (null));
  const offered = readonly ? [] : [...moves.keys()];
  const targets = offered.filter((code) => cards[code]?.kind === "country");
  const asked = countByRegion(targets, cards);
  /** @param {string} what a region or the whole world */
  const show = (what) => {
    const here = Object.keys(cards).filter((code) => isIn(cards[code], what));
    const chosen = here.filter((code) => targets.includes(code));
    camera.show(what, FRAMES[what], middle(chosen.length ? chosen : here));
  };
  useLayoutEffect(() => camera.open(/** @type {HTMLElement} */ (pane.current)), []);
  useLayoutEffect(() => {
    const wanted = wantedView(targets, asked);
    if (wanted) show(wanted);
    if (targets.length && camera.narrow && isAway(map.current)) map.current?.scrollIntoView();
  }, [view.move_number, readonly]);
  useSignalEffect(() => map.current?.setAttribute("data-zoom", camera.shows.value));
  useLetters(camera, show);
  useOneStop(pane);

  /** Shows the neighbours of a country and, if the keyboard went there, the country. */
  const point = (/** @type {any} */ { target, type }) => {
    const { code = null, region = null } = target.closest("button")?.dataset ?? {};
    pointed.value = code;
    if (type !== "focusin" || !target.matches(":focus-visible")) return;
    const place = PLACES[code];
    camera.reveal(place ? frameOf(place, BOX) : frameOf(PLATES[code ?? region], PLATE));
    map.current?.scrollIntoView({ block: "nearest" });
  };
  const leave = () => (pointed.value = null);
  return html`<section
    ref=${map}
    class="ts-map"
    aria-label=${say("board-ts-map-title")}
    data-asking=${targets.length > 0}
  >
    <div class="ts-tools">
      <${Views} camera=${camera} asked=${asked} show=${show} />
      <${Zoom} camera=${camera} />
    </div>
    <div
      ref=${pane}
      class="ts-window"
      role="group"
      aria-label=${say("board-ts-map-walk")}
      data-clear=".can, .ts-reach rect"
      onPointerOver=${point}
      onPointerLeave=${leave}
      onFocusIn=${point}
      onFocusOut=${leave}
      onKeyDown=${walk}
    >
      <div class="ts-layer" style=${MEASURES}>
        <svg class="ts-ground" viewBox=${VIEW_BOX} aria-hidden="true">
          <${Ground} board=${view.board} />
        </svg>
        <svg class="ts-lines" viewBox=${VIEW_BOX} aria-hidden="true">
          <${Links} />
          <${Reach} pointed=${pointed} />
        </svg>
        <${Superpowers} />
        <${Plates} view=${view} show=${show} />
        <${Countries} view=${view} />
      </div>
    </div>
  </section>`;
}

/** Whether little of the map is in sight on a long page. @param {HTMLElement | null} map */
function isAway(map) {
  const { top = 0, bottom = 0 } = map?.getBoundingClientRect() ?? {};
  return top > innerHeight / 4 || bottom < innerHeight / 2;
}

/** The frame of a box around its middle. @param {number[]} middle @param {number[]} size */
function frameOf([x, y], [width, height]) {
  return [x - width / 2, y - height / 2, width, height];
}

/** Where some countries lie on average. @param {string[]} codes */
function middle(codes) {
  if (!codes.length) return undefined;
  /** @param {0 | 1} axis */
  const mean = (axis) => codes.reduce((sum, code) => sum + PLACES[code][axis], 0) / codes.length;
  return { x: mean(0), y: mean(1) };
}

/** @param {Record<string, any>} country @param {string} region */
function isIn({ region: own, subregions }, region) {
  return own === region || (subregions?.includes(region) ?? false);
}

/**
 * How many countries a question offers in each region, the most first.
 *
 * @param {string[]} targets @param {Record<string, Card>} cards @returns {Map<string, number>}
 */
function countByRegion(targets, cards) {
  const counts = Object.keys(KEYS).map((region) => {
    const here = targets.filter((code) => isIn(cards[code], region));
    return /** @type {[string, number]} */ ([region, here.length]);
  });
  return new Map(counts.filter(([, count]) => count > 0).sort(([, one], [, two]) => two - one));
}

/**
 * What the window should show of a question: nothing else if something of it is in sight.
 *
 * @param {string[]} targets @param {Map<string, number>} asked
 */
function wantedView(targets, asked) {
  const [fullest = FIRST_REGION] = asked.keys();
  if (!camera.shows.peek()) return camera.narrow ? fullest : WORLD;
  const seen = targets.some((code) => camera.sees(frameOf(PLACES[code], BOX)));
  if (seen || !targets.length) return null;
  return camera.narrow || asked.get(fullest) === targets.length ? fullest : WORLD;
}
