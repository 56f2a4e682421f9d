// @ts-check
// The entry: which page is shown, and the frame around all of them.

import { effect, html, render, signal } from "../board/html.js";
import { language, loadTexts, say } from "../board/texts.js";
import { errorText, introduce } from "./api.js";
import { fontsReady, loadFonts } from "./fonts.js";
import { Main } from "./main.js";
import { Masthead } from "./masthead.js";
import { narrow } from "./narrow.js";
import { loadStyle } from "./theme.js";
import { toast, Toasts } from "./toasts.js";
import { outdated } from "./upgrade.js";

/** @import { Component } from "../board/types.js" */

/**
 * A page: its address, its module with the component as default, its style sheets, its properties.
 * One that is `framed` brings its own head, as it fills the window and does not scroll.
 * @typedef {{address: RegExp, load: () => Promise<{default: Component<any>}>, styles: string[],
 *   framed?: boolean, props: (match: RegExpExecArray) => object}} Route
 */

/** The style sheet of boards in small windows, which others need not fetch. */
const SMALL = "sheet";

/** The style sheets of a board and of the regions around it. */
const FRAME = ["frame", "ask", "stepper", "recap", "rest", "cards", "boards", "rules"];

/** @type {Route[]} */
const ROUTES = [
  {
    address: /^\/$/,
    load: () => import("./lobby.js"),
    styles: ["lobby"],
    props: () => ({}),
  },
  {
    address: /^\/t\/([\w-]+)$/,
    load: () => import("./table.js"),
    styles: [...FRAME, "cover"],
    framed: true,
    props: ([, id]) => ({ id }),
  },
  {
    address: /^\/rules\/(\w+)$/,
    load: () => import("./rules.js"),
    styles: ["rules"],
    props: ([, game]) => ({ game, rule: decodeURIComponent(location.hash.slice(1)) || null }),
  },
  {
    address: /^\/learn\/(\w+)$/,
    load: () => import("./lesson.js"),
    styles: ["lesson"],
    props: ([, game]) => ({ game }),
  },
  {
    address: /^\/learn\/(\w+)\/(\w+)$/,
    load: () => import("./lesson.js"),
    styles: [...FRAME, "lesson"],
    framed: true,
    props: ([, game, lesson]) => ({ game, lesson }),
  },
];

/**
 * @type {import("../board/types.js").Signal<{path: string, Page: Component<any>, props: object,
 *   framed: boolean} | null>}
 */
const shown = signal(null);

// --- going from page to page ----------------------------------------------------------------------

/**
 * Shows another page of ours without a reload.
 * @param {string} address
 */
export function go(address) {
  history.pushState(null, "", address);
  return show();
}

/** @param {string} path */
function routeOf(path) {
  for (const { address, props, ...route } of ROUTES) {
    const match = address.exec(path);
    if (match) return { ...route, props: props(match) };
  }
  return { load: async () => ({ default: NotFound }), styles: [], props: {}, framed: false };
}

/** @param {string} name */
const loadSheet = (name) => loadStyle(`/static/style/${name}.css`);

/** Shows the page of the current address; what a later address overtakes is dropped. */
async function show() {
  const path = location.pathname;
  const { load, styles, props, framed = false } = routeOf(path);
  try {
    const all = framed && narrow.value ? [...styles, SMALL] : styles;
    const [{ default: Page }] = await Promise.all([load(), ...all.map(loadSheet)]);
    if (path !== location.pathname) return;
    const before = shown.value?.path;
    if (before !== path) document.title = say("page-title"); // until the page has its own
    shown.value = { path, Page, props, framed };
    if (before && before !== path) {
      scrollTo(0, 0);
      document.querySelector("main")?.focus({ preventScroll: true });
    }
  } catch (error) {
    toast(say("page-cannot-load"));
    console.error(error);
  }
}

/** @param {MouseEvent} event */
function follow(event) {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const elsewhere = event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (!link || elsewhere || event.defaultPrevented || link.target || link.hasAttribute("download")) {
    return;
  }
  const ours = link.origin === location.origin && ROUTES.some((r) => r.address.test(link.pathname));
  const within = link.pathname === location.pathname && link.hash;
  if (!ours || within) return;
  event.preventDefault();
  go(link.href);
}

// --- the frame ------------------------------------------------------------------------------------

function App() {
  // While a page loads there is no head that would be another one afterwards.
  const { path, Page, props } = shown.value ?? {};
  const { framed } = shown.value ?? routeOf(location.pathname);
  return html`
    <a class="skip button" href="#main">${say("page-skip")}</a>
    ${framed && Page
      ? html`<${Page} key=${path} ...${props} />`
      : html`${!framed && html`<${Masthead} />`}
          <${Main}>
            ${Page
              ? html`<${Page} key=${path} ...${props} />`
              : html`<p class="waiting soft">${say("page-loading")}</p>`}
          </${Main}>`}
    <${Toasts} />
  `;
}

function NotFound() {
  return html`<section class="waiting">
    <h1><span class="stamp">${say("page-not-found-stamp")}</span></h1>
    <p>${say("page-not-found")}</p>
    <p><a class="button primary" href="/">${say("page-to-lobby")}</a></p>
  </section>`;
}

// --- the beginning --------------------------------------------------------------------------------

/** Without texts nothing can be said, so the page asks for them until they come. */
async function begin() {
  try {
    await loadTexts(null);
  } catch {
    setTimeout(begin, 2_000);
    return;
  }
  await fontsReady(language.peek());
  addEventListener("popstate", show);
  addEventListener("click", follow);
  render(html`<${App} />`, /** @type {Element} */ (document.getElementById("page")));
  effect(() => void (outdated.value && toast(say("request-outdated"))));
  effect(() => void (shown.value?.framed && narrow.value && loadSheet(SMALL)));
  void meet();
  await show();
}

/** Learns who I am, even if the server cannot say so at once. */
async function meet() {
  try {
    await introduce();
  } catch (error) {
    toast(errorText(error));
    setTimeout(meet, 4_000);
  }
}

loadFonts(language.peek()).catch(() => {}); // beside the texts; the first render asks how it went
begin();
