// @ts-check
// The bar above a table: what is played, how far it is, the connection, and the menu.

import { html, useEffect, useRef, useState } from "../board/html.js";
import { dashed, say } from "../board/texts.js";
import { Brand, Icon, Switches } from "./masthead.js";
import { narrow } from "./narrow.js";
import { sheet } from "./sheet.js";

/** @import { BoardModule } from "../board/module.js" */
/** @import { Children, Signal, View } from "../board/types.js" */
/** @import { Desk } from "./desk.js" */

/**
 * `rule` opens the rulebook.
 *
 * @typedef {{game?: BoardModule, view?: View, rule?: Signal<string | null>, children?: Children,
 *   menu?: Children}} Shown
 */

/** The bar of any page with a board. @param {Shown} props */
export function Bar(props) {
  const { game, view, rule, children, menu } = props;
  if (view && narrow.value) return html`<${ShortBar} ...${props} />`;
  return html`<${Brand} />
    <p class="bar-game">
      ${view && html`<b>${say("game-title")}</b> ${edition(view)}`}
    </p>
    <p class="bar-progress">${view && game?.progress?.(view).join(" · ")}</p>
    ${children}
    ${rule && html`<${RulesButton} rule=${rule} />`}
    <${Menu}>${menu}</${Menu}>`;
}

/** The bar of a small window: the menu has all but where the game stands. @param {Shown} props */
function ShortBar({ game, view, rule, children, menu }) {
  return html`<${Menu}>
      <div class="menu-tools">
        <a class="button" href="/">${say("page-to-lobby")}</a>
        ${rule && html`<${RulesButton} rule=${rule} />`}
      </div>
      ${menu}
    </${Menu}>
    ${game && view && html`<${Standing} game=${game} view=${view} />`} ${children}`;
}

/** Where the game stands, in one line; a tap unfolds the tracks. */
function Standing(/** @type {{game: BoardModule, view: View}} */ { game, view }) {
  const { Glance, Status, Dock, progress } = game;
  const told = progress?.(view).join(" · ") ?? say("game-title");
  const line = Glance ? html`<${Glance} view=${view} />` : told;
  if (!Status || !Dock) return html`<p class="bar-progress">${line}</p>`;
  return html`<button
    type="button"
    class="bar-progress"
    aria-expanded=${sheet.unfolded.value}
    title=${say("table-page-tracks")}
    onClick=${() => (sheet.unfolded.value = !sheet.unfolded.value)}
  >
    ${line}
  </button>`;
}

/** @param {{rule: Signal<string | null>}} props */
function RulesButton({ rule }) {
  return html`<button type="button" class="bar-rules" onClick=${() => (rule.value = "")}>
    ${say("rules-title")}
  </button>`;
}

/** What the edition of a game is called, if it has several. @param {View} view */
function edition({ settings: { edition: chosen } }) {
  return chosen === undefined ? "" : say(`value-${dashed(chosen)}`);
}

/** Whether the live connection holds. @param {{desk: Desk}} props */
export function Connection({ desk }) {
  const status = desk.live.status.value;
  if (status !== "lost" && status !== "waiting") return null;
  const told = say(status === "lost" ? "table-page-lost" : "table-page-database-away");
  return html`<div class="banner" role="alert">
    <p title=${told}>${told}</p>
    <button type="button" onClick=${() => desk.live.reconnect()}>${say("table-page-retry")}</button>
  </div>`;
}

/**
 * What is seldom wanted, in a sheet that opens below its button; Escape and a press elsewhere close
 * it. Nothing is written in it before somebody opens it.
 *
 * @param {{children?: Children}} props
 */
function Menu({ children }) {
  const [wanted, setWanted] = useState(false);
  const menu = useRef(/** @type {HTMLDetailsElement | null} */ (null));
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const key = ({ key }) => {
      if (key !== "Escape" || !menu.current?.open || document.querySelector("dialog[open]")) return;
      menu.current.open = false;
      menu.current.querySelector("summary")?.focus();
    };
    /** @param {PointerEvent} event */
    const elsewhere = ({ target }) => {
      const within = target instanceof Element && target.closest(".menu, dialog");
      if (!within && menu.current) menu.current.open = false;
    };
    addEventListener("keydown", key);
    addEventListener("pointerdown", elsewhere);
    return () => {
      removeEventListener("keydown", key);
      removeEventListener("pointerdown", elsewhere);
    };
  }, []);
  return html`<details class="menu" ref=${menu}>
    <summary
      class="button"
      aria-label=${say("page-menu")}
      title=${say("page-menu")}
      onClick=${() => setWanted(true)}
    >
      <${Icon} path="M3 6h18M3 12h18M3 18h18" />
    </summary>
    <div class="menu-sheet">
      ${wanted && html`<${Switches} /> ${children}`}
    </div>
  </details>`;
}
