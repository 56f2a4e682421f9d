// @ts-check
// Parts of the page that are drawn again only when something about them is different.

import { html } from "./html.js";

/**
 * A component like `Drawn`, drawn again only when a property is no longer the same. What was drawn
 * must not be kept by `useMemo` instead: it knows its parent, and so would keep the whole page of
 * that moment.
 *
 * @template {Record<string, any>} P
 * @param {(props: P) => any} Drawn
 */
export function memo(Drawn) {
  /** @this {any} the component's instance @param {P} props */
  return function Kept(props) {
    this.shouldComponentUpdate = differ;
    return html`<${Drawn} ...${props} />`;
  };
}

/** @this {{props: Record<string, any>}} @param {Record<string, any>} next */
function differ(next) {
  const names = Object.keys(next);
  if (names.length !== Object.keys(this.props).length) return true;
  return names.some((name) => !(name in this.props) || !same(this.props[name], next[name]));
}

/** Whether two values are the same; lists are if all in them is. @param {any} one @param {any} other */
function same(one, other) {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((value, at) => value === other[at]);
}
