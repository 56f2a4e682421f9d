// @ts-check
// What stands at the head of every page: the way to the lobby, and what people set for themselves.

import { html, useEffect, useRef, useState } from "../board/html.js";
import { language, LANGUAGES, say, setLanguage } from "../board/texts.js";
import { errorText, me, patch } from "./api.js";
import { fontsReady } from "./fonts.js";
import { isDark, switchTheme } from "./theme.js";
import { toast } from "./toasts.js";

/** @import { Language } from "../board/texts.js" */

/** The head of a page that scrolls. */
export function Masthead() {
  return html`<header class="masthead">
    <${Brand} />
    <${Switches} />
  </header>`;
}

/** The name of the program, which leads to the lobby. */
export function Brand() {
  return html`<a class="brand stamp" href="/" aria-label=${say("page-home")}>Détente</a>`;
}

/** Own name, language and light. */
export function Switches() {
  return html`<div class="switches">
    <${OwnName} />
    <${LanguageSwitch} />
    <${ThemeSwitch} />
  </div>`;
}

/** My name, and a field to change it. */
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

/** The three languages, each by its own name. */
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

/** Day or night. */
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
export function Icon({ path }) {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${path} /></svg>`;
}

const Pencil = () => html`<${Icon} path="M4 20l1-5L16 4l4 4L9 19zM14 6l4 4" />`;
const Moon = () => html`<${Icon} path="M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z" />`;
const Sun = () =>
  html`<${Icon}
    path="M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2"
  />`;
