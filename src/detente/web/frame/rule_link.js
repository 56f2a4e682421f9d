// @ts-check
// Links to rules, which a table opens in its drawer.

import { html } from "../board/html.js";
import { say } from "../board/texts.js";

/** @import { Signal } from "../board/types.js" */

/**
 * A rule's id, which leads to the rulebook; the table page opens such links in its drawer.
 *
 * @param {{game: string, rule: string}} props
 */
export function RuleLink({ game, rule }) {
  return html`<a class="rule-link" href=${`/rules/${game}#${rule}`} title=${say("rules-open")}
    >${rule}</a
  >`;
}

/**
 * Opens the drawer instead of following a link to a rule.
 *
 * @param {MouseEvent} event @param {Signal<string | null>} drawer the rule at which it is open
 */
export function openRule(event, drawer) {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  const link = /** @type {Element} */ (event.target).closest("a");
  if (!link || link.target || !link.pathname.startsWith("/rules/")) return;
  event.preventDefault();
  drawer.value = link.hash.slice(1);
}

/**
 * A sentence in which the rule it cites is a link.
 *
 * @param {{game: string, rule: string | null, sentence: string}} props
 */
export function Citation({ game, rule, sentence }) {
  const [before, after] = rule ? sentence.split(rule) : [sentence];
  if (!rule || after === undefined) return html`${sentence}`;
  return html`${before}<${RuleLink} game=${game} rule=${rule} />${after}`;
}
