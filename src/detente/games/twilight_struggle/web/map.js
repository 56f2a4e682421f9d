// @ts-check
// The map of the world: land and links below, countries and the plates of regions above.

import {
  html,
  useLayoutEffect,
  useMemo,
  useRef,
  useSignal,
  useSignalEffect,
} from "/static/board/html.js";
import { useTable } from "/static/board/piece.js";
import { say } from "/static/board/texts.js";
import { useWalk } from "/static/board/walk.js";
import { Camera } from "./camera.js";
import { Countries, Superpowers } from "./country.js";
import { Effects } from "./effects.js";
import { SIZE } from "./land.js";
import { Ground } from "./land_layer.js";
import { Links, Reach } from "./links.js";
import { around, frameOf, plateIn } from "./layout.js";
import { PARTS } from "./layouts.js";
import { KEYS, Plates } from "./region_meter.js";
import { Caption, useLetters, Views, WORLD, Zoom } from "./views.js";

/** @import { Card, View } from "/static/board/types.js" */
/** @import { Frame, Layout } from "./layout.js" */

/** What a small window shows while nothing is asked. */
const FIRST_REGION = "europe";

/** More moves than these bear no numbers on the map: nobody would look for them there. */
const MOST_NUMBERS = 10;

const LAND_BOX = `0 0 ${SIZE.join(" ")}`;
const LINES_BOX = `0 0 ${PARTS} ${PARTS}`;

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
  const layout = camera.layout.value;
  const frames = useMemo(() => framesIn(layout, cards), [layout, cards]);
  /** @param {string} what a region or the whole world */
  const show = (what) => {
    const here = Object.keys(cards).filter((code) => isIn(cards[code], what));
    const chosen = here.filter((code) => targets.includes(code));
    camera.show(what, frames[what], middle(chosen.length ? chosen : here, layout));
  };
  useLayoutEffect(() => camera.open(/** @type {HTMLElement} */ (pane.current)), []);
  useLayoutEffect(() => {
    const wanted = wantedView(targets, asked, layout);
    if (wanted) show(wanted);
  }, [view.move_number, readonly]);
  useSignalEffect(() => map.current?.setAttribute("data-zoom", camera.shows.value));
  useLetters(camera, show);
  const walk = useWalk(pane, ".ts-country, .ts-plate");

  /** Shows the neighbours of a country and, if the keyboard went there, the country. */
  const point = (/** @type {any} */ { target, type }) => {
    const { code = null, region = null } = target.closest("button")?.dataset ?? {};
    pointed.value = code;
    if (type !== "focusin" || !target.matches(":focus-visible")) return;
    const place = layout.places[code];
    const frame = place && frameOf(place, layout.box);
    camera.reveal(frame ?? frameOf(layout.plates[code ?? region], plateIn(layout)));
  };
  const leave = () => (pointed.value = null);
  return html`<section
    ref=${map}
    class="ts-map"
    aria-label=${say("board-ts-map-title")}
    data-asking=${targets.length > 0}
    data-many=${offered.length > MOST_NUMBERS}
  >
    <div class="ts-tools">
      <${Zoom} camera=${camera} />
      <${Views} camera=${camera} asked=${asked} show=${show} />
    </div>
    <div
      ref=${pane}
      class="ts-window"
      role="group"
      aria-label=${say("board-ts-map-walk")}
      data-clear=".can, .ts-reach rect"
      data-pans
      onPointerOver=${point}
      onPointerLeave=${leave}
      onFocusIn=${point}
      onFocusOut=${leave}
      onKeyDown=${walk}
    >
      <div class="ts-layer" style=${measures(layout)}>
        <svg class="ts-ground" viewBox=${LAND_BOX} preserveAspectRatio="none" aria-hidden="true">
          <${Ground} board=${view.board} />
        </svg>
        <svg class="ts-lines" viewBox=${LINES_BOX} preserveAspectRatio="none" aria-hidden="true">
          <${Links} layout=${layout} />
          <${Reach} pointed=${pointed} layout=${layout} />
        </svg>
        <${Superpowers} layout=${layout} />
        <${Plates} view=${view} layout=${layout} show=${show} />
        <${Countries} view=${view} layout=${layout} room=${camera.nameRoom.value} />
      </div>
    </div>
    <${Caption} camera=${camera} asked=${asked} />
    <${Effects} board=${view.board} />
  </section>`;
}

/** The lengths that the style computes with, in percent of the map. @param {Layout} layout */
function measures(layout) {
  const [width, height] = layout.box.map((one) => `${(100 * one) / PARTS}%`);
  const [plate] = plateIn(layout);
  return { "--box-width": width, "--box-height": height, "--plate": `${(100 * plate) / PARTS}%` };
}

/**
 * What the window shows of each region: all its countries and its plate.
 *
 * @param {Layout} layout @param {Record<string, Card>} cards @returns {Record<string, Frame>}
 */
function framesIn(layout, cards) {
  const { places, plates, box } = layout;
  const plate = plateIn(layout);
  const regions = Object.keys(plates).map((region) => {
    const here = Object.keys(cards).filter((code) => isIn(cards[code], region));
    const boxes = here.map((code) => frameOf(places[code], box));
    return [region, around([...boxes, frameOf(plates[region], plate)])];
  });
  return Object.fromEntries(regions);
}

/** Where some countries lie on average. @param {string[]} codes @param {Layout} layout */
function middle(codes, { places }) {
  if (!codes.length) return undefined;
  /** @param {0 | 1} axis */
  const sum = (axis) => codes.reduce((all, code) => all + places[code][axis] / PARTS, 0);
  return { x: sum(0) / codes.length, y: sum(1) / codes.length };
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
 * @param {string[]} targets @param {Map<string, number>} asked @param {Layout} layout
 */
function wantedView(targets, asked, { places, box }) {
  const [fullest = FIRST_REGION] = asked.keys();
  if (!camera.shows.peek()) return camera.narrow ? fullest : WORLD;
  const seen = targets.some((code) => camera.sees(frameOf(places[code], box)));
  if (seen || !targets.length) return null;
  return camera.narrow || asked.get(fullest) === targets.length ? fullest : WORLD;
}
