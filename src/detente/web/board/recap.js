// @ts-check
// The recap: at most seven lines that say what has happened, one an action. `detente/stories/recap.py`
// does the same for the terminal; `tests/web/test_recap.py` compares both.

/** @import { Chip, Moment, Touch } from "./types.js" */
/** @import { Texts } from "./texts.js" */

export const MOST_LINES = 7;
const MOST_LETTERS = 90;

/** How much a moment weighs; from a beat on its sentence is part of the line. */
export const MARK = 1;
const BEAT = 2;
export const SCENE = 3;

/** A story: its moments, and what they amount to. */
export class Told {
  constructor() {
    /** @type {Moment[]} */
    this.moments = [];
    /** @type {Map<string, number>} Code → by how much. */
    this.touches = new Map();
    /** @type {Map<string, Chip>} */
    this.chips = new Map();
  }

  /** Who acts: who began it. */
  get actor() {
    return this.moments[0].actor;
  }

  /** That of its heaviest moment. */
  get weight() {
    return Math.max(...this.moments.map(({ weight }) => weight));
  }

  /** That of its heaviest moment. */
  get icon() {
    const { weight } = this;
    return /** @type {Moment} */ (this.moments.find((moment) => moment.weight === weight)).icon;
  }

  /** The sentences that say it: those of all beats and scenes, or else the first one. */
  get heads() {
    const heavy = this.moments.filter(({ weight }) => weight >= BEAT);
    return (heavy.length ? heavy : this.moments.slice(0, 1)).map(({ head }) => head);
  }

  /** The moves that its first and its last moment belong to. */
  get span() {
    const { moments } = this;
    return [moments[0].move_number, moments[moments.length - 1].move_number];
  }

  /** Lets it go on. @param {Moment[]} moments */
  add(moments) {
    for (const moment of moments) {
      this.moments.push(moment);
      addTouches(this.touches, moment.touches ?? []);
      for (const chip of moment.chips ?? []) addChip(this.chips, chip);
    }
  }
}

/**
 * A line of the recap: a story or several of one actor, as text.
 * @typedef {{told: Told, text: string, chips: string[]}} Line
 */

/**
 * The stories that are not over before the `since`-th move, each from its beginning; if nothing has
 * been seen since, the last one.
 *
 * @param {Moment[]} moments @param {number} since @returns {Told[]}
 */
export function recap(moments, since) {
  /** @type {Told[]} */
  const stories = [];
  for (const moment of moments) {
    if (moment.opens || !stories.length) stories.push(new Told());
    stories[stories.length - 1].add([moment]);
  }
  const told = stories.filter(({ span: [, last] }) => last >= since);
  return told.length ? told : stories.slice(-1);
}

/**
 * The lines of a recap, newest last, and how many stories they leave out. If there are too many, the
 * stories of an actor that follow each other share a line; if there are still too many, the lightest
 * and oldest are left out, but none that is its actor's only one.
 *
 * @param {Told[]} stories @param {Pick<Texts, "say">} texts @returns {{lines: Line[], left: number}}
 */
export function linesOf(stories, texts) {
  const told = stories.length > MOST_LINES ? joined(stories) : stories;
  let kept = told;
  while (kept.length > MOST_LINES) {
    const spare = kept.filter(({ actor }) => kept.filter((one) => one.actor === actor).length > 1);
    const least = leastOf(spare.length ? spare : kept);
    kept = kept.filter((story) => story !== least);
  }
  const lines = kept.map((story) => ({
    told: story,
    text: textOf(story, texts),
    chips: chipsOf(story, texts),
  }));
  return { lines, left: told.length - kept.length };
}

/** @param {Told[]} stories */
function joined(stories) {
  /** @type {Told[]} */
  const all = [];
  for (const story of stories) {
    if (!all.length || all[all.length - 1].actor !== story.actor) all.push(new Told());
    all[all.length - 1].add(story.moments);
  }
  return all;
}

/** The oldest of the least important ones. @param {Told[]} stories */
function leastOf(stories) {
  const importance = (/** @type {Told} */ story) => 2 * story.weight + story.chips.size;
  const least = Math.min(...stories.map(importance));
  return stories.find((story) => importance(story) === least);
}

/** The sentences of a story and what it touched, as much as a line holds. */
/** @param {Told} story @param {Pick<Texts, "say">} texts */
function textOf(story, texts) {
  const sentences = story.heads.map(({ id, args }) => texts.say(id, args).replace(/\.$/, ""));
  const text = cut(sentences, " · ", MOST_LETTERS);
  const touched = [...story.touches]
    .filter(([, change]) => change)
    .map(([piece, change]) => texts.say("story-touch", { piece, change: signed(change) }));
  if (!touched.length) return text;
  return texts.say("story-line", { text, touches: cut(touched, ", ", MOST_LETTERS - text.length) });
}

/**
 * As many of the parts as so many letters hold, at least the first.
 *
 * @param {string[]} parts @param {string} between @param {number} letters
 */
function cut(parts, between, letters) {
  let shown = parts[0];
  for (const part of parts.slice(1)) {
    if (shown.length + between.length + part.length > letters) return `${shown} …`;
    shown = `${shown}${between}${part}`;
  }
  return shown;
}

/** A change with its sign. @param {number} number */
export function signed(number) {
  return number > 0 ? `+${number}` : `−${-number}`;
}

/** @param {Told} story @param {Pick<Texts, "say">} texts */
function chipsOf(story, texts) {
  return [...story.chips.values()]
    .filter(({ value = null, change = 0 }) => value !== null || change) // else it came and went
    .map((chip) => {
      return texts.say(`chip-${chip.kind}`, { ...chip, change: chip.change ? signed(chip.change) : "" });
    });
}

/** Each piece once, with all its changes together. @param {Map<string, number>} sums @param {Touch[]} more */
function addTouches(sums, more) {
  for (const [code, change] of more) sums.set(code, (sums.get(code) ?? 0) + change);
}

/** Of each kind and side one, with the sum or the last value. @param {Map<string, Chip>} sums @param {Chip} chip */
function addChip(sums, chip) {
  const key = `${chip.kind} ${chip.side ?? ""}`;
  const known = sums.get(key);
  const both = { ...known, ...chip };
  if (known?.change !== undefined && chip.change !== undefined) both.change = known.change + chip.change;
  sums.set(key, both);
}
