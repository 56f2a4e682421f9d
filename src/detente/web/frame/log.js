// @ts-check
// What happened, in sentences, an action after the other; each line leads to the board as it was then.

import { html, useEffect, useMemo, useRef, useState } from "../board/html.js";
import { memo } from "../board/memo.js";
import { actorOf, sideClass, SideSign } from "../board/side.js";
import { sentence } from "../board/sentence.js";
import { language, say } from "../board/texts.js";

/** @import { GameEvent } from "../board/types.js" */
/** @import { Chapter } from "../board/chapters.js" */
/** @import { Desk } from "./desk.js" */

/** A part of the log under its heading; without chapters there is one of them without a label. */
/** @typedef {{label: string, stories: GameEvent[][]}} Part */

const ALL = -1;

/** It is not written while it is shut, for it is long. @param {{desk: Desk, open: boolean}} props */
export function Log({ desk, open }) {
  const [wanted, want] = useState(ALL);
  return open ? html`<${Written} desk=${desk} wanted=${wanted} want=${want} />` : null;
}

/**
 * The whole log, or the chapter that is wanted.
 *
 * @param {{desk: Desk, wanted: number, want: (chapter: number) => void}} props
 */
function Written({ desk, wanted, want }) {
  const { events, view, story_starts: starts } = desk.known;
  const scroll = useRef(/** @type {HTMLElement | null} */ (null));
  const shown = desk.replay.moveNumber.value;
  const { chapters } = desk.course;
  const parts = useMemo(() => partsOf(events, starts, chapters), [events, starts, chapters]);
  const shownParts = wanted in parts ? [parts[wanted]] : parts;
  useEffect(() => {
    const box = scroll.current;
    if (!box) return;
    // Where a turn ends and another begins, a move stands in both.
    const line = shown === null ? null : [...box.querySelectorAll("[aria-current]")].at(-1);
    if (line) line.scrollIntoView({ block: "nearest" });
    else if (shown === null) box.scrollTop = box.scrollHeight;
  }, [events.length, shown, wanted]);
  /** @param {string} form */
  const download = (form) => desk.live.address("/log", { form, language: language.value });
  return html`<section
    class="region log panel"
    data-region="log"
    data-panel="log"
    aria-labelledby="log-title"
  >
    <h2 id="log-title" class="panel-title">${say("log-title")}</h2>
    ${parts.length > 1 &&
    html`<label class="log-chapters">
      <span>${say("log-chapters")}</span>
      <select onChange=${(/** @type {any} */ { target }) => want(Number(target.value))}>
        <option value=${ALL} selected=${wanted === ALL}>${say("log-chapters-all")}</option>
        ${parts.map(
          ({ label }, part) => html`<option value=${part} selected=${wanted === part}>
            ${label}
          </option>`,
        )}
      </select>
    </label>`}
    <ol class="log-list scroll" ref=${scroll} tabindex="0" aria-label=${say("log-title")}>
      ${shownParts.map(
        ({ label, stories }) => html`${label &&
          html`<li key=${label} class="log-chapter"><h3>${label}</h3></li>`}
          ${stories.map(
            (story, at) => html`<${Entry}
              key=${`${label} ${at}`}
              desk=${desk}
              events=${story}
              before=${stories[at - 1]?.at(-1)?.move_number}
              seats=${view.seats}
              shown=${story.some(({ move_number }) => move_number === shown) ? shown : null}
            />`,
          )}`,
      )}
    </ol>
    <p class="log-downloads">
      ${say("log-download")}
      <a href=${download("text")} download>${say("log-text")}</a>
      <a href=${download("json")} download>${say("log-json")}</a>
    </p>
  </section>`;
}

/**
 * The events of one story; those of each move lead to the board after it. `before` is the last move of
 * the story before, whose number need not be told again, and `shown` the move that is shown, if it is
 * one of these.
 *
 * @param {{desk: Desk, events: GameEvent[], before?: number, seats: string[],
 *   shown: number | null}} props
 */
function Story({ desk, events, before, seats, shown }) {
  const side = actorOf(events, seats);
  return html`<li
    class=${`log-entry ${side === undefined ? "" : sideClass(side, seats)}`}
    data-side=${side}
  >
    ${byMove(events).map(([number, group], at) => {
      const look = () => desk.lookBack(number);
      /** @param {MouseEvent} event */
      const click = (event) => {
        const within = /** @type {Element} */ (event.target).closest("button, a");
        if (!within && !getSelection()?.toString()) look();
      };
      const label = say("log-look", { number });
      return html`<div
        key=${number}
        class="log-move"
        aria-current=${number === shown ? "step" : undefined}
        onClick=${click}
      >
        <span class="log-number">
          ${at === 0 && side !== undefined && html`<${SideSign} side=${side} seats=${seats} />`}
          ${number !== before &&
          html`<button type="button" aria-label=${label} title=${label} onClick=${look}>
            ${number}
          </button>`}
        </span>
        <div class="log-lines">
          ${group.map((event) => html`<p>${sentence(event, desk.cards, desk.game)}</p>`)}
        </div>
      </div>`;
    })}
  </li>`;
}

/** A log grows long: what stands in it is written once. */
const Entry = memo(Story);

/**
 * The log by its chapters, each by the places at which stories start.
 *
 * @param {GameEvent[]} events @param {number[]} starts @param {Chapter[]} chapters @returns {Part[]}
 */
function partsOf(events, starts, chapters) {
  const parts = chapters.length ? chapters : [{ label: "", start: 0 }];
  return parts.map(({ label, start }, part) => {
    const end = parts[part + 1]?.start ?? events.length;
    const cuts = [start, ...starts.filter((one) => one > start && one < end), end];
    const stories = cuts.slice(1).map((to, at) => events.slice(cuts[at], to));
    return { label, stories: stories.filter((story) => story.length > 0) };
  });
}

/** @param {GameEvent[]} events @returns {[number, GameEvent[]][]} */
function byMove(events) {
  /** @type {Map<number, GameEvent[]>} */
  const groups = new Map();
  for (const event of events) {
    groups.set(event.move_number, [...(groups.get(event.move_number) ?? []), event]);
  }
  return [...groups];
}
