// @ts-check
// The rulebook: a page of its own, and a drawer over the table that opens at one rule.

import { Drawer } from "../board/drawer.js";
import { html, useEffect, useMemo, useRef, useState } from "../board/html.js";
import { language, loadTexts, quote, say } from "../board/texts.js";
import { errorText, get } from "./api.js";

/** @typedef {Record<string, string>} Rulebook Rule id → Markdown, in the rulebook's order. */

/** @type {Map<string, Promise<Rulebook>>} */
const rulebooks = new Map();

/**
 * @param {string} game
 * @param {string} tongue
 * @returns {Promise<Rulebook>}
 */
function rulebookOf(game, tongue) {
  const path = `/api/games/${game}/rules/${tongue}`;
  const known = rulebooks.get(path);
  if (known) return known;
  const asked = get(path);
  rulebooks.set(path, asked);
  asked.catch(() => rulebooks.delete(path));
  return asked;
}

/**
 * The drawer over the table page. `rule` is where to open it, "" for the beginning, null for shut.
 *
 * @param {{game: string, rule: string | null, open: (rule: string | null) => void}} props
 */
export function RulesDrawer({ game, rule, open }) {
  const shut = rule === null;
  const page = html`<a href=${`/rules/${game}`} target="_blank">${say("rules-own-page")}</a>`;
  return html`<${Drawer}
    title=${say("rules-title")}
    beside=${page}
    shut=${shut}
    close=${() => open(null)}
  >
    ${!shut && html`<${Rules} game=${game} target=${rule} open=${open} />`}
  </${Drawer}>`;
}

/**
 * The page /rules/<game>#<rule>.
 *
 * @param {{game: string, rule: string | null}} props
 */
export default function RulesPage({ game, rule }) {
  const [target, setTarget] = useState(rule ?? "");
  const [ready, setReady] = useState(false);
  useEffect(() => {
    void loadTexts(game).then(() => setReady(true), () => setReady(true));
    const moved = () => setTarget(location.hash.slice(1));
    addEventListener("hashchange", moved);
    return () => removeEventListener("hashchange", moved);
  }, [game, language.value]);
  const title = ready ? quote("rules-of", { title: say("game-title") }) : "";
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
  if (!ready) return null;
  return html`<div class="rules-page sheet">
    <h1>${title}</h1>
    <${Rules}
      game=${game}
      target=${target}
      open=${(/** @type {string} */ rule) => {
        location.hash = rule;
      }}
    />
  </div>`;
}

/** @param {{game: string, target: string, open: (rule: string) => void}} props */
function Rules({ game, target, open }) {
  const [rulebook, setRulebook] = useState(/** @type {Rulebook | null} */ (null));
  const [problem, setProblem] = useState("");
  const [words, setWords] = useState("");
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const tongue = language.value;
  useEffect(() => {
    rulebookOf(game, tongue).then(setRulebook, (error) => setProblem(errorText(error)));
  }, [game, tongue]);
  useEffect(() => setWords(""), [target]);
  useEffect(() => {
    const rule = target && list.current?.querySelector(`[data-rule="${CSS.escape(target)}"]`);
    if (rule instanceof HTMLElement) {
      rule.scrollIntoView({ block: "center" });
      rule.focus({ preventScroll: true });
    }
  }, [rulebook, target]);
  const sections = useMemo(() => (rulebook ? sectionsOf(rulebook, words) : []), [rulebook, words]);
  if (problem) return html`<p class="problem" role="alert">${problem}</p>`;
  if (!rulebook) return html`<p class="small soft">${say("table-page-loading")}</p>`;
  const count = sections.reduce((sum, [, rules]) => sum + rules.length, 0);
  return html`<div class="rules" ref=${list}>
    <label class="rules-search">
      <span>${say("rules-search")}</span>
      <input
        type="search"
        value=${words}
        onInput=${(/** @type {any} */ event) => setWords(event.target.value)}
      />
    </label>
    <p class="small soft" role="status">${words && say("rules-found", { count })}</p>
    ${sections.map(
      ([section, rules]) => html`<section key=${section} class="rules-section">
        <h2>${section}</h2>
        ${rules.map(
          (rule) => html`<article
            key=${rule}
            id=${rule}
            data-rule=${rule}
            tabindex="-1"
            class=${rule === target ? "rule target" : "rule"}
          >
            <h3>${rule}</h3>
            ${ruleText(rulebook, rule, open)}
          </article>`,
        )}
      </section>`,
    )}
  </div>`;
}

/**
 * The rules that contain all the words, by section: NIM-4.3 belongs to NIM-4.
 *
 * @param {Rulebook} rulebook
 * @param {string} words
 * @returns {[string, string[]][]}
 */
function sectionsOf(rulebook, words) {
  const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  /** @type {Map<string, string[]>} */
  const sections = new Map();
  for (const [rule, text] of Object.entries(rulebook)) {
    const whole = `${rule} ${text}`.toLocaleLowerCase();
    if (!wanted.every((word) => whole.includes(word))) continue;
    const section = rule.replace(/\.?\d+$/, "");
    sections.set(section, [...(sections.get(section) ?? []), rule]);
  }
  return [...sections];
}

/**
 * A rule's Markdown: one paragraph, then perhaps a list.
 *
 * @param {Rulebook} rulebook
 * @param {string} rule
 * @param {(rule: string) => void} open
 */
function ruleText(rulebook, rule, open) {
  const [paragraph = "", ...items] = (rulebook[rule] ?? "").split(/\n- /);
  /** @param {string} text */
  const inline = (text) => text.split(INLINE).map((part) => inlinePart(rulebook, part, open));
  return html`<p>${inline(paragraph)}</p>
    ${items.length > 0 && html`<ul>${items.map((item) => html`<li>${inline(item)}</li>`)}</ul>`}`;
}

const INLINE = /(\*\*[^*]+\*\*|`[^`]+`|\[[^\]]+\]\([^)]+\)|\b[A-Z]{2,}-[A-Z]?\d+(?:\.\d+)?)/;

/**
 * @param {Rulebook} rulebook
 * @param {string} part
 * @param {(rule: string) => void} open
 */
function inlinePart(rulebook, part, open) {
  if (part.startsWith("**")) return html`<strong>${part.slice(2, -2)}</strong>`;
  if (part.startsWith("`")) return html`<code>${part.slice(1, -1)}</code>`;
  if (part.startsWith("[")) return part.slice(1, part.indexOf("]"));
  if (!(part in rulebook)) return part;
  return html`<button type="button" class="link" onClick=${() => open(part)}>${part}</button>`;
}
