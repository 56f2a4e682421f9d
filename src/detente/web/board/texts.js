// @ts-check
// What people read, in their language. The convention is that of detente/texts/__init__.py: strings
// among the arguments of a message are codes and appear under their names, `name-<code>`; lists
// become natural lists; `FORM($side, "du")` asks for another form of a name; `name-kgb_` with `$rest`
// names the codes of a family; `HALVES($halves)` writes half points as 4½.

import { FluentBundle, FluentNumber, FluentResource, FluentType } from "../vendor/fluent.js";
import { batch, effect, signal } from "./html.js";
import { points } from "./points.js";

/** @import { Args, GameEvent, Hint, Problem, View } from "./types.js" */
/** @import { FluentValue, FluentVariable, Pattern } from "../vendor/fluent.js" */

/** Each language under its own name. */
export const LANGUAGES = { en: "English", ru: "Русский", fr: "Français" };

/** @typedef {keyof typeof LANGUAGES} Language */

/** The name of a code, with its other forms. @extends {FluentType<string>} */
class Name extends FluentType {
  /** @param {string} value @param {Record<string, string>} forms */
  constructor(value, forms) {
    super(value);
    this.forms = forms;
  }

  toString() {
    return this.value;
  }
}

/** @param {FluentValue[]} args @returns {FluentValue} */
function form([name, wanted]) {
  return name instanceof Name ? (name.forms[String(wanted)] ?? name) : name;
}

/** Half points as points, 4½; a message can choose a plural by them. */
class Halves extends FluentNumber {
  /** @param {FluentValue[]} args */
  constructor([halves]) {
    super(Number(halves) / 2);
  }

  toString() {
    return points(2 * this.value, 2);
  }
}

/** @type {Record<string, (args: FluentValue[]) => FluentValue>} */
const FUNCTIONS = { FORM: form, HALVES: (args) => new Halves(args) };

/** The sentences of one language: a game's own first, then those that all games share. */
export class Texts {
  /** @param {Language} language @param {string[]} sources */
  constructor(language, sources) {
    this.language = language;
    this.bundle = new FluentBundle(language, { functions: FUNCTIONS, useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source));
    /** @private @type {Map<string, Name>} The names by their codes, as far as they were wanted. */
    this.names = new Map();
  }

  /**
   * Whether there is a text with this id; `id.attribute` asks for an attribute.
   * @param {string} id
   */
  knows(id) {
    return this.pattern(id) !== null;
  }

  /**
   * The sentence with this id; an unknown id is shown as it is.
   * @param {string} id @param {Args} [args]
   */
  say(id, args = {}) {
    return this.format(id, args, (value) => this.shown(value));
  }

  /**
   * The sentence with its arguments as they came, even if one happens to be a code.
   * @param {string} id @param {Args} [args]
   */
  quote(id, args = {}) {
    return this.format(id, args, (value) => this.quoted(value));
  }

  /**
   * What people call the thing that a code stands for; an unknown code is shown as it is.
   * @param {string} code
   */
  name(code) {
    return `${this.named(code)}`;
  }

  /**
   * What a card does: its text, and what the settings add to it.
   * @param {string} id @param {Record<string, unknown>} settings
   */
  effect(id, settings) {
    const held = Object.entries(settings).map((setting) => setting.join("-").toLowerCase());
    const added = Object.keys(this.bundle.getMessage(id)?.attributes ?? {}).filter((condition) => {
      return condition.split("--").every((one) => held.includes(one));
    });
    return [this.say(id), ...added.map((condition) => this.say(`${id}.${condition}`))].join(" ");
  }

  /**
   * The question in a view; for a seat that is not asked, what the others are doing.
   * @param {View} view
   */
  prompt({ prompt, to_act: who }) {
    if (!prompt) return "";
    if (prompt.moves.length) return this.say(prompt.id, prompt.args);
    const outline = `${prompt.id}.others`;
    return this.say(this.knows(outline) ? outline : "prompt-waiting", { who });
  }

  /**
   * What a game says about a move.
   * @param {Hint} hint
   */
  hint(hint) {
    return hint.kind === undefined ? "" : this.say(`hint-${hint.kind}`, facts(hint));
  }

  /**
   * Why something was refused; by the game with its rule, by the server in quotation.
   * @param {Problem} problem
   */
  problem({ error, args, text, rule }) {
    if (!this.knows(error)) return text;
    if (!rule) return this.quote(error, { ...args, ...this.namedSeats(args) });
    const sentence = this.say(error, args).replace(/\.$/, "");
    return this.quote("citing", { sentence, rule });
  }

  /** @private Seats are ours, whatever else is quoted. @param {Args} args @returns {Args} */
  namedSeats({ seat }) {
    return typeof seat === "string" ? { seat: this.name(seat) } : {};
  }

  /** @private @param {string} id @returns {Pattern | null} */
  pattern(id) {
    const [name, attribute] = id.split(".");
    const message = this.bundle.getMessage(name);
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
  }

  /** @private @param {string} id @param {Args} args @param {(value: unknown) => FluentVariable} as */
  format(id, args, as) {
    const pattern = this.pattern(id);
    if (pattern === null) return id;
    const ready = Object.entries(args).map(([name, value]) => [name, as(value)]);
    return this.bundle.formatPattern(pattern, Object.fromEntries(ready), []);
  }

  /** @private @param {unknown} value @returns {FluentVariable} */
  shown(value) {
    if (Array.isArray(value)) return this.joined(value.map((item) => `${this.shown(item)}`));
    return typeof value === "string" ? this.named(value) : this.quoted(value);
  }

  /** @private @param {unknown} value @returns {FluentVariable} */
  quoted(value) {
    if (Array.isArray(value)) return this.joined(value.map((item) => `${this.quoted(item)}`));
    return typeof value === "number" || value instanceof FluentType ? value : String(value);
  }

  /** @private @param {string} code @returns {FluentValue} */
  named(code) {
    const known = this.names.get(code);
    if (known) return known;
    const id = this.nameId(code);
    const attributes = this.bundle.getMessage(id)?.attributes;
    if (!attributes) return code;
    const rest = `name-${code}`.slice(id.length);
    const args = { rest: /^\d+$/.test(rest) ? Number(rest) : rest };
    const forms = Object.keys(attributes).map((form) => [form, this.say(`${id}.${form}`, args)]);
    const found = new Name(this.say(id, args), Object.fromEntries(forms));
    this.names.set(code, found);
    return found;
  }

  /** @private The id of a name: a code's own, else that of its family. @param {string} code */
  nameId(code) {
    const own = `name-${code}`;
    const families = [...own.matchAll(/_/g)].map(({ index }) => own.slice(0, index + 1));
    return [...families, own].findLast((id) => this.knows(id)) ?? own;
  }

  /** @private @param {string[]} items @returns {string} */
  joined(items) {
    if (items.length < 2) return items[0] ?? this.quote("list-empty");
    const last = items[items.length - 1];
    return this.quote("list", { most: items.slice(0, -1).join(", "), last });
  }
}

/**
 * What a text can say of a hint: a probability, [favourable, of], as a percentage, and lists of names;
 * no other lists.
 * @param {Hint} hint @returns {Args}
 */
export function facts(hint) {
  const args = Object.entries(hint).flatMap(([name, value]) => {
    if (!Array.isArray(value) || typeof value[0] === "string") return [[name, value]];
    return value.length === 2 ? [[name, percent(value)]] : [];
  });
  return Object.fromEntries(args);
}

/** @param {number[]} probability */
export function percent([favourable, of]) {
  return Math.round((100 * favourable) / of);
}

// --- the language of the page ---------------------------------------------------------------------

/** @type {Map<string, Promise<string>>} */
const sources = new Map();
/** @type {Map<string, Set<string>>} Games whose texts are there in the language of the page. */
const opened = new Map();
/** @type {import("./types.js").Signal<Map<string, Texts>>} By game; "" has the shared ones alone. */
const library = signal(new Map());
const game = signal("");

/** The language of the page. */
export const language = signal(preferred());

/** @returns {Language} */
function preferred() {
  const wanted = [localStorage.getItem("language") ?? "", ...navigator.languages];
  const spoken = wanted.map((language) => language.slice(0, 2).toLowerCase());
  return /** @type {Language} */ (spoken.find((language) => language in LANGUAGES) ?? "en");
}

effect(() => {
  document.documentElement.lang = language.value;
});

/** @param {Language} language @param {string} part @returns {Promise<string>} */
function source(language, part) {
  const path = `/texts/${language}/${part}.ftl`;
  const known = sources.get(path);
  if (known) return known;
  const coming = fetch(path).then((answer) => {
    if (!answer.ok) throw new Error(path);
    return answer.text();
  });
  coming.catch(() => sources.delete(path));
  sources.set(path, coming);
  return coming;
}

/** @param {Language} wanted */
async function open(wanted) {
  const shared = await source(wanted, "shared");
  const own = [...opened].map(async ([game, parts]) => {
    const texts = await Promise.all([...parts].map((part) => source(wanted, part)));
    return /** @type {const} */ ([game, new Texts(wanted, [...texts, shared])]);
  });
  return new Map([["", new Texts(wanted, [shared])], ...(await Promise.all(own))]);
}

/**
 * Switches the language at once, without a reload; the choice is remembered.
 * @param {Language} wanted
 */
export async function setLanguage(wanted) {
  const texts = await open(wanted);
  localStorage.setItem("language", wanted);
  batch(() => {
    language.value = wanted;
    library.value = texts;
  });
}

/**
 * Makes the texts of several games ready for `textsOf`, each with what else of it is wanted.
 * @param {string[]} games @param {string[]} more such as "_lessons"
 */
export async function openTexts(games, more = []) {
  for (const name of games) {
    const parts = ["", ...more].map((what) => `${name}${what}`);
    opened.set(name, new Set([...(opened.get(name) ?? []), ...parts]));
  }
  const wanted = language.peek();
  const texts = await open(wanted);
  if (wanted === language.peek()) library.value = texts;
  else await openTexts([]); // The language was switched meanwhile.
}

/**
 * Makes the texts of a game (null: only the shared ones) those that `say` speaks.
 * @param {string | null} wanted @param {string[]} more
 */
export async function loadTexts(wanted, ...more) {
  await openTexts(wanted ? [wanted] : [], more);
  game.value = wanted ?? "";
}

const SILENT = new Texts("en", []);

/**
 * The texts of a game that was opened.
 * @param {string} game
 */
export function textsOf(game) {
  return library.value.get(game) ?? library.value.get("") ?? SILENT;
}

/** Whether there is a text with this id. @param {string} id */
export const knows = (id) => textsOf(game.value).knows(id);

/** The sentence with this id, codes by their names. @param {string} id @param {Args} [args] */
export const say = (id, args) => textsOf(game.value).say(id, args);

/** The sentence with its arguments as they came. @param {string} id @param {Args} [args] */
export const quote = (id, args) => textsOf(game.value).quote(id, args);

/** What people call the thing that a code stands for. @param {string} code */
export const name = (code) => textsOf(game.value).name(code);

/** What a card does. @param {string} id @param {Record<string, unknown>} settings */
export const effectText = (id, settings) => textsOf(game.value).effect(id, settings);

/** The question in a view, or what the others are doing. @param {View} view */
export const promptText = (view) => textsOf(game.value).prompt(view);

/** What a game says about a move. @param {Hint} hint */
export const hintText = (hint) => textsOf(game.value).hint(hint);

/** Why something was refused. @param {Problem} problem */
export const problemText = (problem) => textsOf(game.value).problem(problem);

/** What happened. @param {GameEvent} event */
export const eventText = ({ id, args }) => say(id, args);

/** An option or value as it stands in a message id. @param {unknown} value */
export const dashed = (value) => String(value).toLowerCase().replaceAll("_", "-");
