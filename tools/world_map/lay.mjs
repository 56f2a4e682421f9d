// Writes layouts.js: where boxes and plates lie on maps of several shapes.
//
// The fewer pixels a map is high, the fewer boxes fit below one another, so that no layout suits all
// windows. Each is found by annealing: things are moved at random, and moves that make it worse are
// accepted ever less often. It begins with the layout that is there or, with --new, with the sketch,
// and what has no fault stays as it is.

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { PLACES, PLATES } from "./sketch.mjs";

const GAME = new URL("../../src/detente/games/twilight_struggle/", import.meta.url);
const TARGET = new URL("web/layouts.js", GAME);
const { LAND, SIZE } = await exportsOf(new URL("web/land.js", GAME));
const LINKS = linksIn(readFileSync(new URL("data/countries.yaml", GAME), "utf8"));

/**
 * A shape of the map with the pixels of one window of that shape: its size, that of a box, and the
 * least gaps beside and below it.
 *
 * @typedef {{seed: number, map: number[], box: number[], gap: number[]}} Shape
 */

/** @type {Shape[]} the narrowest first: 1440×900, 1366×768, 1366×641, 1920×937 */
const SHAPES = [
  { seed: 1, map: [1072, 612], box: [74.1, 38.1], gap: [6.1, 9.1] },
  { seed: 1, map: [1026, 528], box: [70.1, 36.1], gap: [6.1, 4.97] },
  { seed: 1, map: [1026, 453], box: [66.1, 33.1], gap: [5.8, 3.6] },
  { seed: 1, map: [1488, 613], box: [92.1, 46.1], gap: [6.2, 4.8] },
];

/** What chips take of the upper right corner: a share of the width, and pixels of the height. */
const CHIPS = [0.338, 57];
/** Pixels that buttons take of the lower right corner. */
const BUTTONS = [280, 34];
/** Pixels from the edge of the map. */
const MARGIN = 3;
/** Pixels of a link that can be seen, and of the air around a box that it passes. */
const [SEEN, CLEAR] = [6.6, 1];
/** Units of land.js from a box to its own land. */
const BESIDE = 28;
/** So many links may be too short to be seen. */
const MOST_HIDDEN = 10;
/** So often at most it is tried again. */
const ROUNDS = 12;
/** How often something is moved. */
const STEPS = 400_000;
/** Letters on a line of the file. */
const WIDE = 90;
/** A layout is written in parts of so many of the map's width and height. */
const PARTS = 10_000;


/**
 * A box or a plate: where it belongs and where it lies (its middle), half its size, half its size
 * with the gaps, its outlines, and which ways others lie from it in the sketch.
 *
 * @typedef {{code: string, plate: boolean, home: number[], at: number[], half: number[],
 *   pitch: number[], air: number[], land: number[][][], corners: number[][], near: [Thing, number, number][], links: Link[]}} Thing
 * @typedef {[Thing, Thing]} Link
 */

class Table {
  /** @param {Shape} shape */
  constructor({ seed, map, box, gap }) {
    Object.assign(this, { map, box, gap, random: generator(seed), sternness: 1 });
    this.scale = [map[0] / SIZE[0], map[1] / SIZE[1]];
    const plate = [2 * box[0] + gap[0], box[1]];
    this.things = [
      ...Object.entries(PLACES).map(([code, place]) => this.thing(code, place, box, false)),
      ...Object.entries(PLATES).map(([code, place]) => this.thing(code, place, plate, true)),
    ];
    const boxes = new Map(this.things.flatMap((one) => (one.plate ? [] : [[one.code, one]])));
    this.links = LINKS.map((ends) => ends.map((code) => boxes.get(code)));
    for (const one of this.things) {
      one.links = this.links.filter((link) => link.includes(one));
      one.near = this.near(one);
    }
    const [width, height] = map;
    this.taken = [
      [width * (1 - CHIPS[0]), 0, width, CHIPS[1]],
      [width - BUTTONS[0], height - BUTTONS[1], width, height],
    ];
  }

  thing(code, place, size, plate) {
    const home = this.scaled(place);
    const half = size.map((length) => length / 2);
    const pitch = half.map((length, axis) => length + this.gap[axis] / 2);
    const land = plate ? [] : outlines(code).map((ring) => ring.map((one) => this.scaled(one)));
    const air = half.map((length) => length + CLEAR);
    const corners = land.flat();
    return { code, plate, home, at: [...home], half, pitch, air, land, corners, near: [], links: [] };
  }

  scaled(place) {
    return place.map((one, axis) => one * this.scale[axis]);
  }

  /** Those around a box in the sketch that lie clearly to one side of it, and on which. */
  near(one) {
    if (one.plate) return [];
    return this.things.flatMap((other) => {
      const steps = [0, 1].map((axis) => (other.home[axis] - one.home[axis]) / one.pitch[axis] / 2);
      if (other === one || other.plate || steps.some((step) => Math.abs(step) > 2.2)) return [];
      const [right, down] = steps.map((step) => (Math.abs(step) > 0.5 ? Math.sign(step) : 0));
      return [[other, right, down]];
    });
  }

  // --- what is wrong with the place of one thing -------------------------------------------------

  /** All that it costs to have this one where it is; `strictness` is that of overlaps. */
  cost(one, strictness) {
    let sum = strayed(one) + this.beyond(one) + this.far(one) + disorder(one);
    for (const other of this.things) if (other !== one) sum += strictness * overlap(one, other);
    for (const link of this.links) {
      if (!link.includes(one)) sum += this.passing(link, one);
    }
    for (const link of one.links) {
      sum += this.hidden(link);
      for (const other of this.things) if (!link.includes(other)) sum += this.passing(link, other);
      for (const other of this.links) if (crossing(link, other)) sum += 2.5;
    }
    return sum;
  }

  /** Beyond the edge of the map, or under chips or buttons. */
  beyond({ at: [x, y], half: [wide, high] }) {
    const over = [wide + MARGIN - x, x + wide + MARGIN - this.map[0]];
    over.push(high + MARGIN - y, y + high + MARGIN - this.map[1]);
    const edges = over.reduce((sum, length) => sum + 3 * Math.max(0, length), 0);
    return this.taken.reduce((sum, [left, top, right, bottom]) => {
      const across = Math.min(x + wide, right) - Math.max(x - wide, left);
      const down = Math.min(y + high, bottom) - Math.max(y - high, top);
      return across > 0 && down > 0 ? sum + 2 + 1.5 * Math.min(across, down) : sum;
    }, edges);
  }

  /** Farther than `BESIDE` from its land. */
  far({ at: [x, y], half, land, corners }) {
    if (!corners.length) return 0;
    let nearest = Infinity;
    for (const [a, b] of corners) {
      const across = (Math.abs(a - x) - half[0]) / this.scale[0];
      const down = (Math.abs(b - y) - half[1]) / this.scale[1];
      nearest = Math.min(nearest, Math.max(across, down));
      if (nearest <= BESIDE) return 0;
    }
    return inside([x, y], land) ? 0 : this.sternness * 0.5 * (1 + nearest - BESIDE);
  }

  /** Too short to be seen between its boxes. */
  hidden([one, other]) {
    const lacking = SEEN - visible(one, other, this.box);
    return lacking > 0 ? 1 + 0.12 * lacking : 0;
  }

  /** Through a box or plate that is not its own; as far as that would have to move aside. */
  passing([{ at: from }, { at: to }], { at, half, air }) {
    if (!within(from, to, at, air)) return 0;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const [across, down] = [Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1])];
    const reach = (half[0] * down + half[1] * across) / length;
    const away = Math.abs(beside(from, to, at)) / length;
    return this.sternness * (2 + 0.2 * Math.max(0, reach - away));
  }

  // --- how it becomes better ---------------------------------------------------------------------

  /** Moves things at random, from a temperature down to none; faults cost the more, the sterner. */
  anneal(steps, hot, sternness) {
    this.sternness = sternness;
    for (let step = 0; step < steps; step++) {
      const left = 1 - step / steps;
      const temperature = hot * left ** 2 + 0.002;
      const strictness = this.sternness * (0.4 + 0.8 * (1 - left));
      const one = this.any();
      const before = [...one.at];
      const cost = this.cost(one, strictness);
      if (!this.move(one, (0.03 + left ** 1.5) * Math.min(1, hot + 0.05))) continue;
      const worse = this.cost(one, strictness) - cost;
      if (worse > 0 && this.random() >= Math.exp(-worse / temperature)) one.at = before;
    }
  }

  /** Moves one at random, or beside another one. */
  move(one, reach) {
    if (this.random() < 0.75) {
      const far = 0.6 * reach * (one.plate ? 3 : 1);
      one.at = one.at.map((at, axis) => at + 2 * far * one.pitch[axis] * this.bell());
      return true;
    }
    const other = this.any();
    const near = one.at.every((at, axis) => Math.abs(at - other.at[axis]) < 5 * one.pitch[axis]);
    if (one === other || !near) return false;
    const axis = this.random() < 0.5 ? 0 : 1;
    const apart = Math.sign(one.at[axis] - other.at[axis]) * (one.pitch[axis] + other.pitch[axis]);
    const to = other.at[axis] + (this.random() < 0.5 ? 1.0001 * apart : 0);
    one.at = one.at.with(axis, to);
    return true;
  }

  any() {
    return this.things[Math.floor(this.random() * this.things.length)];
  }

  /** About as likely as under a bell, between −2.4 and 2.4. */
  bell() {
    return 1.2 * (this.random() + this.random() + this.random() + this.random() - 2);
  }

  /** Pushes apart what overlaps, the shortest way, and everything onto the map. */
  push() {
    for (let round = 0; round < 600; round++) {
      for (const one of this.things) {
        for (const other of this.things) {
          if (one === other || !overlap(one, other)) continue;
          const [across, down] = [lap(one, other, 0), lap(one, other, 1)];
          const axis = across < down ? 0 : 1;
          const way = Math.sign(one.at[axis] - other.at[axis]) || 1;
          one.at[axis] += (way * Math.min(across, down)) / 2;
          other.at[axis] -= (way * Math.min(across, down)) / 2;
        }
        for (const axis of [0, 1]) {
          const least = one.half[axis] + MARGIN;
          one.at[axis] = Math.max(least, Math.min(one.at[axis], this.map[axis] - least));
        }
      }
    }
  }

  // --- what came of it ---------------------------------------------------------------------------

  /** What is still wrong. */
  faults() {
    const { things, links } = this;
    const names = (list) => list.map((all) => all.flat().map(({ code }) => code).join(" "));
    const shown = ([one, other]) => visible(one, other, this.box) >= SEEN;
    const found = {
      overlapping: names(pairs(things).filter(([one, other]) => overlap(one, other) > 2.01)),
      beyond: names(things.filter((one) => this.beyond(one) > 1.9).map((one) => [one])),
      far: names(things.filter((one) => this.far(one) > 0).map((one) => [one])),
      through: names(
        links.flatMap((link) => {
          const hit = things.filter((one) => !link.includes(one) && this.passing(link, one));
          return hit.map((one) => [...link, one]);
        }),
      ),
      crossing: names(pairs(links).filter(([one, other]) => crossing(one, other))),
      hidden: names(links.filter((link) => !shown(link)).slice(MOST_HIDDEN)),
    };
    const wrong = Object.entries(found).some(([kind, list]) => kind !== "crossing" && list.length);
    return { ...found, wrong };
  }

  /** Begins with a layout. */
  take({ places, plates }) {
    for (const one of this.things) {
      const place = (one.plate ? plates : places)[one.code];
      one.at = place.map((part, axis) => (part / PARTS) * this.map[axis]);
    }
  }

  /** The layout as it is written. */
  shares() {
    const part = (place) => place.map((one, axis) => Math.round((one / this.map[axis]) * PARTS));
    const places = (plate) =>
      this.things.filter((one) => one.plate === plate).map(({ code, at }) => [code, part(at)]);
    return {
      aspect: Number((this.map[0] / this.map[1]).toFixed(3)),
      box: part(this.box),
      gap: part(this.gap),
      places: places(false),
      plates: places(true),
    };
  }
}

/** Away from where it belongs, in boxes. */
function strayed({ at, home, half, plate }) {
  const [x, y] = at.map((one, axis) => (one - home[axis]) / half[axis] / 2);
  return (plate ? 0.15 : 0.22) * (x * x + y * y);
}

/** Not on the side of its neighbours that it is on in the sketch. */
function disorder({ at, near, pitch }) {
  let sum = 0;
  for (const [other, right, down] of near) {
    const across = ((other.at[0] - at[0]) / pitch[0] / 2) * right;
    const along = ((other.at[1] - at[1]) / pitch[1] / 2) * down;
    if (right && across < 0.1) sum += 0.1 - across;
    if (down && along < 0.1) sum += 0.1 - along;
  }
  return sum;
}

/** How far two things reach into one another along an axis, gaps included. */
function lap(one, other, axis) {
  return one.pitch[axis] + other.pitch[axis] - Math.abs(one.at[axis] - other.at[axis]);
}

function overlap(one, other) {
  const across = lap(one, other, 0);
  if (across <= 0) return 0;
  const down = lap(one, other, 1);
  return down <= 0 ? 0 : 2 + 1.5 * Math.min(across, down);
}

/** The length of a link between the edges of its boxes. */
function visible({ at: [x, y] }, { at: [toX, toY] }, [width, height]) {
  const [across, down] = [Math.abs(x - toX), Math.abs(y - toY)];
  const covered = Math.min(width / across, height / down);
  return Math.hypot(across, down) * Math.max(0, 1 - covered);
}

/** Which share of a line lies within a rectangle (after Liang and Barsky). */
function within(from, to, middle, half) {
  let first = 0;
  let last = 1;
  for (let axis = 0; axis < 2; axis++) {
    const step = to[axis] - from[axis];
    const away = middle[axis] - from[axis];
    if (step === 0) {
      if (Math.abs(away) >= half[axis]) return 0;
      continue;
    }
    const reach = half[axis] / Math.abs(step);
    first = Math.max(first, away / step - reach);
    last = Math.min(last, away / step + reach);
    if (first >= last) return 0;
  }
  return last - first;
}

function crossing([a, b], [c, d]) {
  if (a === c || a === d || b === c || b === d) return false;
  return (
    beside(a.at, b.at, c.at) * beside(a.at, b.at, d.at) < 0 &&
    beside(c.at, d.at, a.at) * beside(c.at, d.at, b.at) < 0
  );
}

/** Positive on one side of a line, negative on the other. */
function beside(from, to, point) {
  return (to[0] - from[0]) * (point[1] - from[1]) - (to[1] - from[1]) * (point[0] - from[0]);
}

/** Whether a ray from the point to the right leaves the land more often than it enters. */
function inside([x, y], rings) {
  const edges = rings.flatMap((ring) => ring.map((from, at) => [from, ring[(at + 1) % ring.length]]));
  const met = edges.filter(([[x0, y0], [x1, y1]]) => {
    return y0 > y !== y1 > y && x < x0 + ((y - y0) * (x1 - x0)) / (y1 - y0);
  });
  return met.length % 2 === 1;
}

function pairs(all) {
  return all.flatMap((one, at) => all.slice(at + 1).map((other) => [one, other]));
}

/** The corners of a space’s outlines. @param {string} space @returns {number[][][]} */
function outlines(space) {
  const numbers = (text) => text.match(/-?(?:\d+\.\d+|\.\d+|\d+)/g).map(Number);
  return [...LAND[space].matchAll(/M([^lz]+)l([^lz]+)z/g)].map(([, start, steps]) => {
    const ring = [numbers(start)];
    const all = numbers(steps);
    for (let at = 0; at < all.length; at += 2) {
      const [x, y] = ring[ring.length - 1];
      ring.push([x + all[at], y + all[at + 1]]);
    }
    return ring;
  });
}

/** The links in the data, each once, but for the one that leads around the world. */
function linksIn(data) {
  const spaces = data.matchAll(/- id: (\w+)\n(?:.*\n)*?\s+adjacent: \[(.*)\]/g);
  return [...spaces].flatMap(([, space, others]) => {
    return others
      .split(", ")
      .filter((other) => space < other && `${space} ${other}` !== "japan usa")
      .map((other) => [space, other]);
  });
}

/** What a module of the page exports; Node would take it for one of its own kind. @param {URL} file */
async function exportsOf(file) {
  return import(`data:text/javascript;base64,${readFileSync(file).toString("base64")}`);
}

/** Random numbers between 0 and 1, the same for the same seed (mulberry32). @param {number} seed */
function generator(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Entries in lines that are not too long. @param {string[]} entries */
function lines(entries) {
  const found = [""];
  for (const entry of entries) {
    const last = found.length - 1;
    if (found[last].length + entry.length > WIDE) found.push(entry);
    else found[last] += `${found[last] && " "}${entry}`;
  }
  return found.map((line) => `      ${line}\n`).join("");
}

/** @param {Record<string, any>[]} layouts */
function write(layouts) {
  const table = (list) => lines(list.map(([code, place]) => `${code}: [${place.join(", ")}],`));
  const written = layouts.map(({ aspect, box, gap, places, plates }) =>
    [
      `  {\n    aspect: ${aspect},\n    box: [${box.join(", ")}],\n    gap: [${gap.join(", ")}],\n`,
      `    places: {\n${table(places)}    },\n    plates: {\n${table(plates)}    },\n  },\n`,
    ].join(""),
  );
  writeFileSync(
    TARGET,
    [
      "// @ts-check",
      "// Generated by tools/world_map/lay.mjs: do not edit.",
      "",
      `/** What layouts count in: so many make the width of the map, and its height. */`,
      `export const PARTS = ${PARTS};`,
      "",
      "/**",
      " * For maps of several shapes: the size of a box, the least gaps, the middles of boxes and plates.",
      " *",
      " * @type {{aspect: number, box: number[], gap: number[], places: Record<string, number[]>,",
      " *   plates: Record<string, number[]>}[]}",
      " */",
      `export const LAYOUTS = [\n${written.join("")}];`,
      "",
    ].join("\n"),
  );
}

/** @param {Shape} shape @param {Record<string, any>} [layout] the one that is there */
function laid(shape, layout) {
  const table = new Table(shape);
  if (layout) table.take(layout);
  else {
    table.anneal(0.5 * STEPS, 1.2, 1);
    table.anneal(0.5 * STEPS, 0.7, 3);
    table.push();
  }
  for (let round = 0; round < ROUNDS && table.faults().wrong; round++) {
    table.anneal(0.2 * STEPS, 0.3, 6);
    table.push();
    table.anneal(0.05 * STEPS, 0, 6);
    console.log(shape.map.join("×"), JSON.stringify(table.faults()));
  }
  return table.shares();
}

const fresh = process.argv.includes("--new") || !existsSync(TARGET);
const { LAYOUTS } = fresh ? { LAYOUTS: [] } : await exportsOf(TARGET);
write(SHAPES.map((shape, at) => laid(shape, LAYOUTS[at])));
