// @ts-check
// The entry: which page is shown, and the frame around all of them.

import { effect, html, render, signal, useEffect, useRef, useState } from "../board/html.js";
import { language, LANGUAGES, loadTexts, say, setLanguage } from "../board/texts.js";
import { errorText, introduce, me, patch } from "./api.js";
import { fontsReady, loadFonts } from "./fonts.js";
import { isDark, loadStyle, switchTheme } from "./theme.js";
import { outdated } from "./upgrade.js";

/** @import { Component } from "../board/types.js" */
/** @import { Language } from "../board/texts.js" */

/**
 * A page: its address, its module with the component as default, its style sheets, its properties.
 * @typedef {{address: RegExp, load: () => Promise<{default: Component<any>}>, styles: string[],
 *   props: (match: RegExpExecArray) => object}} Route
 */

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
    styles: ["table", "cards", "boards", "odds"],
    props: ([, id]) => ({ id }),
  },
  {
    address: /^\/rules\/(\w+)$/,
    load: () => import("./rules.js"),
    styles: ["table"],
    props: ([, game]) => ({ game, rule: decodeURIComponent(location.hash.slice(1)) || null }),
  },
  {
    address: /^\/learn\/(\w+)(?:\/(\w+))?$/,
    load: () => import("./lesson.js"),
    styles: ["table", "cards", "boards", "lesson"],
    props: ([, game, lesson]) => ({ game, lesson }),
  },
];

/** @type {import("../board/types.js").Signal<{path: string, Page: Component<any>, props: object} | null>} */
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
  return { load: async () => ({ default: NotFound }), styles: [], props: {} };
}

/** @param {string} name */
const loadSheet = (name) => loadStyle(`/static/style/${name}.css`);

/** Shows the page of the current address; what a later address overtakes is dropped. */
async function show() {
  const path = location.pathname;
  const { load, styles, props } = routeOf(path);
  try {
    const [{ default: Page }] = await Promise.all([load(), ...styles.map(loadSheet)]);
    if (path !== location.pathname) return;
    const before = shown.value?.path;
    if (before !== path) document.title = say("page-title"); // until the page has its own
    shown.value = { path, Page, props };
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

// --- short notes ----------------------------------------------------------------------------------

const TOAST_LASTS = 8_000;
/** @type {import("../board/types.js").Signal<string[]>} */
const toasts = signal([]);

/**
 * Shows a note for a while, and has it read out.
 * @param {string} text
 */
export function toast(text) {
  forget(text);
  toasts.value = [...toasts.value, text];
  setTimeout(() => forget(text), TOAST_LASTS);
}

/** @param {string} text */
function forget(text) {
  toasts.value = toasts.value.filter((other) => other !== text);
}

function Toasts() {
  return html`<div class="toasts" role="status" aria-live="polite">
    ${toasts.value.map(
      (text) => html`<div class="toast" key=${text}>
        <span>${text}</span>
        <button type="button" onClick=${() => forget(text)}>${say("page-close")}</button>
      </div>`,
    )}
  </div>`;
}

// --- the frame ------------------------------------------------------------------------------------

function App() {
  const { path, Page, props } = shown.value ?? {};
  return html`
    <a class="skip button" href="#main">${say("page-skip")}</a>
    <header class="masthead">
      <a class="brand stamp" href="/" aria-label=${say("page-home")}>Détente</a>
      <div class="switches">
        <${OwnName} />
        <${LanguageSwitch} />
        <${ThemeSwitch} />
      </div>
    </header>
    <main id="main" tabindex="-1">
      ${Page
        ? html`<${Page} key=${path} ...${props} />`
        : html`<p class="waiting soft">${say("page-loading")}</p>`}
    </main>
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

function OwnName() {
  const [editing, setEditing] = useState(false);
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const opener = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useEffect(() => field.current?.select(), [editing]);
  if (!me.value) return null;

  const stop = () => {
    setEditing(false);
    setTimeout(() => opener.current?.focus());
  };
  /** @param {SubmitEvent} event */
  const rename = async (event) => {
    event.preventDefault();
    try {
      me.value = await patch("/api/me", { name: field.current?.value.trim() ?? "" });
      stop();
    } catch (error) {
      toast(errorText(error));
    }
  };
  if (!editing) {
    return html`<button
      ref=${opener}
      class="quiet own-name"
      type="button"
      onClick=${() => setEditing(true)}
    >
      <span class="visually-hidden">${say("page-own-name")}</span>
      <b>${me.value.name}</b> <${Pencil} />
    </button>`;
  }
  return html`<form
    onSubmit=${rename}
    onKeyDown=${(/** @type {KeyboardEvent} */ { key }) => key === "Escape" && stop()}
  >
    <input
      ref=${field}
      aria-label=${say("page-new-name")}
      defaultValue=${me.value.name}
      maxlength="40"
      required
      autocomplete="nickname"
    />
    <button type="submit">${say("page-save-name")}</button>
  </form>`;
}

function LanguageSwitch() {
  /** @param {Event} event */
  const change = async ({ target }) => {
    const wanted = /** @type {Language} */ (/** @type {HTMLSelectElement} */ (target).value);
    try {
      await fontsReady(wanted);
      await setLanguage(wanted);
    } catch {
      toast(say("page-no-answer"));
    }
  };
  return html`<select aria-label=${say("page-language")} onChange=${change}>
    ${Object.entries(LANGUAGES).map(
      ([code, own]) =>
        html`<option value=${code} lang=${code} selected=${code === language.value}>${own}</option>`,
    )}
  </select>`;
}

function ThemeSwitch() {
  const label = say(isDark() ? "page-light" : "page-dark");
  return html`<button
    class="quiet"
    type="button"
    aria-label=${label}
    title=${label}
    onClick=${switchTheme}
  >
    <${isDark() ? Sun : Moon} />
  </button>`;
}

/** @param {{path: string}} props */
function Icon({ path }) {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${path} /></svg>`;
}

const Pencil = () => html`<${Icon} path="M4 20l1-5L16 4l4 4L9 19zM14 6l4 4" />`;
const Moon = () => html`<${Icon} path="M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z" />`;
const Sun = () =>
  html`<${Icon}
    path="M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2"
  />`;

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
  introduce().catch((error) => toast(errorText(error)));
  await show();
}

loadFonts(language.peek()).catch(() => {}); // beside the texts; the first render asks how it went
begin();
