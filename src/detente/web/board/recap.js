// @ts-check
// The recap: at most seven lines that say what has happened, one an action. `detente/stories/recap.py`
// does the same for the terminal; `tests/web/test_recap.py` compares both.

/** @import { Chip, Moment, Touch } from "./types.js" */
/** @import { Texts } from "./texts.js" */

export const MOST_LINES = 7;
const MOST_LETTERS = 90;
/** How long a line may become for what is vital, and for the first piece that changed. */
const MOST_IN_NEED = 110;

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

  /** The moments whose sentences say it: all beats and scenes, or else the first one. */
  get said() {
    const said = this.moments.filter(({ weight, aside }) => weight >= BEAT && !aside);
    return said.length ? said : this.moments.slice(0, 1);
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
 * and oldest are left out, but none that is its actor's only one, and rather any other than one that
 * cost the reader something or gave it to him.
 *
 * @param {Told[]} stories @param {Pick<Texts, "say">} texts @param {string | null} reader
 * @returns {{lines: Line[], left: number}}
 */
export function linesOf(stories, texts, reader = null) {
  const told = stories.length > MOST_LINES ? joined(stories) : stories;
  const kept = mostImportant(told, reader);
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

/** More than any other importance. */
const CONCERNING = 1000;

/** At most as many as there may be lines. @param {Told[]} stories @param {string | null} reader */
function mostImportant(stories, reader) {
  let kept = stories.map((story) => {
    const concerns = [...story.chips.values()].some(({ side }) => side !== undefined && side === reader);
    const importance = (concerns ? CONCERNING : 0) + 2 * story.weight + story.chips.size;
    return { story, importance };
  });
  while (kept.length > MOST_LINES) {
    /** @type {Map<string | undefined, number>} */
    const counts = new Map();
    for (const { story } of kept) counts.set(story.actor, (counts.get(story.actor) ?? 0) + 1);
    const spare = kept.filter(({ story }) => counts.get(story.actor) !== 1);
    const [least] = (spare.length ? spare : kept).toSorted((a, b) => a.importance - b.importance);
    kept = kept.filter((one) => one !== least);
  }
  return kept.map(({ story }) => story);
}

/**
 * The sentences of a story and what it touched, as much as a line holds.
 *
 * @param {Told} story @param {Pick<Texts, "say">} texts
 */
function textOf(story, texts) {
  const { said } = story;
  const sentences = said.map(({ head: { id, args } }) => texts.say(id, args).replace(/\.$/, ""));
  const text = fitting(sentences, said);
  const touched = touchedBy(story, texts);
  if (!touched.length) return text;
  if (text.length + ": ".length + touched[0].length > MOST_IN_NEED) return `${text.replace(/ …$/, "")} …`;
  return texts.say("story-line", { text, touches: cut(touched, ", ", MOST_LETTERS - text.length) });
}

/**
 * As many of the sentences of these moments as a line holds, never without the first. The lightest are
 * left out, of equals one whose family has most, of these the earliest. What is vital may make the
 * line a little longer.
 *
 * @param {string[]} sentences @param {Moment[]} said
 */
function fitting(sentences, said) {
  let kept = [...sentences.keys()];
  for (;;) {
    const left = kept.length < sentences.length ? " …" : "";
    const text = kept.map((at) => sentences[at]).join(" · ") + left;
    if (text.length <= MOST_LETTERS || kept.length === 1) return text;
    const alike = (/** @type {Moment} */ { family }) => {
      return kept.filter((at) => said[at].family === family).length;
    };
    const [least] = kept.slice(1).sort((one, other) => {
      const [first, second] = [said[one], said[other]];
      const vital = Number(first.vital ?? false) - Number(second.vital ?? false);
      return vital || first.weight - second.weight || alike(second) - alike(first);
    });
    if (said[least].vital && text.length <= MOST_IN_NEED) return text;
    kept = kept.filter((at) => at !== least);
  }
}

/**
 * What it changed by how much, with the name of the side if that is not its actor.
 *
 * @param {Told} story @param {Pick<Texts, "say">} texts
 */
function touchedBy(story, texts) {
  /** @type {Map<string, {who: string | undefined, piece: string, change: number}>} */
  const sums = new Map();
  for (const { actor: who, touches = [] } of story.moments) {
    for (const [piece, more] of touches) {
      const key = `${who} ${piece}`;
      sums.set(key, { who, piece, change: (sums.get(key)?.change ?? 0) + more });
    }
  }
  return [...sums.values()]
    .filter(({ change }) => change)
    .map(({ who, piece, change }) => {
      const args = { piece, change: signed(change) };
      if (who === undefined || who === story.actor) return texts.say("story-touch", args);
      return texts.say("story-touch-of", { ...args, who });
    });
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
      const { kind, change = 0 } = chip;
      const text = change ? signed(change) : "";
      const told = { change: text, sign: text.slice(0, 1), amount: Math.abs(change) };
      return texts.say(`chip-${kind}`, { ...chip, ...told });
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
