// @ts-check
// What happened, in a sentence whose cards can be looked at.

import { Term } from "./card.js";
import { html } from "./html.js";
import { eventText, textsOf } from "./texts.js";

/** @import { Card, GameEvent } from "./types.js" */

/** Names of so many letters may need a second line on a narrow screen. */
const LONG = 30;

/**
 * The sentence of an event; the cards it names can be looked at.
 *
 * @param {GameEvent} event
 * @param {Record<string, Card>} cards
 * @param {string} game
 */
export function sentence(event, cards, game) {
  const text = eventText(event);
  const codes = Object.values(event.args).flat().map(String).filter((code) => code in cards);
  if (!codes.length) return text;
  const codeOf = new Map(codes.flatMap((code) => formsOf(code, game).map((form) => [form, code])));
  const words = [...codeOf.keys()].sort((a, b) => b.length - a.length).map(escaped).join("|");
  // A name keeps the quotation marks and stops around it: no line ends between them.
  const pattern = new RegExp(`([^ ]*)(?<!\\p{L})(${words})(?!\\p{L})([^ ]*)`, "u");
  const [first, ...parts] = text.split(pattern);
  const named = [];
  for (let at = 0; at < parts.length; at += 4) {
    const [before, word, after, rest] = parts.slice(at, at + 4);
    const term = html`<${Term} code=${codeOf.get(word)}>${word}</${Term}>`;
    const look = word.length < LONG ? "unbroken" : "";
    named.push(html`<span class=${look}>${before}${term}${after}</span>${rest}`);
  }
  return [first, ...named];
}

/** All that a thing is called in sentences. @param {string} code @param {string} game */
function formsOf(code, game) {
  const texts = textsOf(game);
  const forms = Object.keys(texts.bundle.getMessage(`name-${code}`)?.attributes ?? {});
  return [texts.name(code), ...forms.map((form) => texts.say(`name-${code}.${form}`))];
}

/** @param {string} text */
function escaped(text) {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}
