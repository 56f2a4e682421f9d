// @ts-check
// Parts of the board that are fetched when they are first wanted.

import { html, useEffect, useState } from "/static/board/html.js";

/** @import { Component } from "/static/board/types.js" */

/**
 * A component that is drawn as soon as it has come.
 *
 * @param {() => Promise<Component<any>>} load
 * @returns {Component<any>}
 */
export function late(load) {
  /** @type {Component<any> | undefined} */
  let known;
  return function Late(props) {
    const [, come] = useState(known !== undefined);
    useEffect(() => {
      if (known) return;
      void load().then((component) => {
        known = component;
        come(true);
      });
    }, []);
    return known ? html`<${known} ...${props} />` : null;
  };
}
