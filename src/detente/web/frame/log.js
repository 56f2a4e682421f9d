// @ts-check
// What happened, in sentences; each move leads to the board as it was then.

import { html, useEffect, useMemo, useRef, useState } from "../board/html.js";
import { memo } from "../board/memo.js";
import { actorOf, sideClass, SideSign } from "../board/side.js";
import { sentence } from "../board/sentence.js";
import { language, say } from "../board/texts.js";

/** @import { GameEvent } from "../board/types.js" */
/** @import { Chapter } from "../board/chapters.js" */
/** @import { Desk } from "./desk.js" */

/** A part of the log under its heading; without chapters there is one of them without a label. */
/** @typedef {{label: string, groups: [number, GameEvent[]][]}} Part */

const ALL = -1;

/** It is not written while it is shut, for it is long. @param {{desk: Desk, open: boolean}} props */
export function Log({ desk, open }) {
  const [wanted, want] = useState(ALL);
  return open && html`<${Written} desk=${desk} wanted=${wanted} want=${want} />`;
}

/**
 * The whole log, or the chapter that is wanted.
 *
 * @param {{desk: Desk, wanted: number, want: (chapter: number) => void}} props
 */
function Written({ desk, wanted, want }) {
  const { events, view } = desk.known;
  const scroll = useRef(/** @type {HTMLElement | null} */ (null));
  const shown = desk.replay.moveNumber.value;
  const { chapters } = desk.course;
  const parts = useMemo(() => partsOf(events, chapters), [events, chapters]);
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
        ({ label, groups }) => html`${label &&
          html`<li key=${label} class="log-chapter"><h3>${label}</h3></li>`}
          ${groups.map(
            ([number, group]) => html`<${Entry}
              key=${`${label} ${number}`}
              desk=${desk}
              number=${number}
              events=${group}
              seats=${view.seats}
              current=${shown === number}
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
 * The events of one move.
 *
 * @param {{desk: Desk, number: number, events: GameEvent[], seats: string[], current: boolean}} props
 */
function Choice({ desk, number, events, seats, current }) {
  const look = () => desk.lookBack(number);
  /** @param {MouseEvent} event */
  const click = (event) => {
    const within = /** @type {Element} */ (event.target).closest("button, a");
    if (!within && !getSelection()?.toString()) look();
  };
  const side = actorOf(events, seats);
  return html`<li
    class=${`log-entry ${side === undefined ? "" : sideClass(side, seats)}`}
    data-side=${side}
    aria-current=${current ? "step" : undefined}
    onClick=${click}
  >
    <button
      type="button"
      class="log-number"
      aria-label=${say("log-look", { number })}
      title=${say("log-look", { number })}
      onClick=${look}
    >
      ${side !== undefined && html`<${SideSign} side=${side} seats=${seats} />`} ${number}
    </button>
    <div class="log-lines">
      ${events.map((event) => html`<p>${sentence(event, desk.cards, desk.game)}</p>`)}
    </div>
  </li>`;
}

/** A log grows long: what stands in it is written once. */
const Entry = memo(Choice);

/** The log by its chapters. @param {GameEvent[]} events @param {Chapter[]} chapters @returns {Part[]} */
function partsOf(events, chapters) {
  if (!chapters.length) return [{ label: "", groups: byChoice(events) }];
  return chapters.map(({ label, start }, chapter) => {
    return { label, groups: byChoice(events.slice(start, chapters[chapter + 1]?.start)) };
  });
}

/** @param {GameEvent[]} events @returns {[number, GameEvent[]][]} */
function byChoice(events) {
  /** @type {Map<number, GameEvent[]>} */
  const groups = new Map();
  for (const event of events) {
    groups.set(event.move_number, [...(groups.get(event.move_number) ?? []), event]);
  }
  return [...groups];
}
