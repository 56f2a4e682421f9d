// @ts-check
// What has happened since my last move: a line for each action, newest last.

import { html, useEffect, useRef } from "../board/html.js";
import { isBare, latin, useKeys } from "../board/keys.js";
import { linesOf, recap } from "../board/recap.js";
import { sideClass, SideSign } from "../board/side.js";
import { say, textsOf } from "../board/texts.js";
import { Region } from "./frame.js";
import { later } from "./later.js";
import { Words } from "./lines.js";
import { shownTab } from "./rest.js";
import { sheet } from "./sheet.js";
import { unread } from "./unread.js";

/** @import { Line } from "../board/recap.js" */
/** @import { Desk } from "./desk.js" */

const Threads = later(
  async () => (await import("./threads.js")).Threads,
  ({ desk: { steps } }) => (steps.pointed.value ?? steps.line) !== undefined,
);

/** What is told; in the past what the last move led to. @param {Desk} desk */
function toldBy(desk) {
  const { moveNumber, position } = desk.replay;
  if (moveNumber.value === null) return desk.staging.recap.value;
  return linesOf(recap(position.value?.moments ?? [], 0), textsOf(desk.game));
}

/** @param {Desk} desk */
function titleOf(desk) {
  const past = desk.replay.moveNumber.value !== null;
  return say(past || desk.known.seat === null ? "recap-title" : "recap-since");
}

/** @param {{desk: Desk}} props */
export function Recap({ desk }) {
  const { steps, staging } = desk;
  const past = desk.replay.moveNumber.value !== null;
  const { pending_move: pending } = desk.known.view;
  const { lines, left } = toldBy(desk);
  const title = titleOf(desk);
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const undone = !past && staging.undone.value;
  const answered = past ? null : pending;
  useEffect(() => {
    if (steps.at.value === null) list.current?.scrollTo(0, list.current.scrollHeight);
  }, [lines, answered, undone]);
  useSteps(desk);
  return html`<${Region} name="recap" label=${title}>
    <div class="recap-head">
      <h2 class="panel-title">${title}</h2>
      ${!past && lines.length > 0 && html`<${Arrows} desk=${desk} />`}
    </div>
    <div
      class="recap-list scroll"
      ref=${list}
      tabindex="0"
      role=${past ? "status" : "group"}
      aria-label=${title}
    >
      <ul class="bare">
        ${left > 0 &&
        html`<li>
          <button type="button" class="recap-left" onClick=${() => (desk.tab.value = "log")}>
            ${say("recap-more", { count: left })}
          </button>
        </li>`}
        ${lines.map((line, at) => {
          const lead = past ? undefined : () => void steps.show(at);
          return html`<li key=${at} aria-current=${!past && steps.at.value === at ? "step" : undefined}>
            <${LineButton} desk=${desk} line=${line} press=${lead} />
          </li>`;
        })}
        ${answered && html`<li>${say("table-page-answered", { choice: answered })}</li>`}
        ${undone && html`<li class="recap-undone">${say("recap-undone")}</li>`}
      </ul>
    </div>
    <${Threads} desk=${desk} lines=${lines} />
  </${Region}>`;
}

/**
 * A line that shows its pieces while it is pointed at.
 *
 * @param {{desk: Desk, line: Line, press?: () => void}} props
 */
function LineButton({ desk, line, press }) {
  const { pointed } = desk.steps;
  const { seats } = desk.known.view;
  const point = () => (pointed.value = line);
  const leave = () => (pointed.value = null);
  useEffect(() => () => void (pointed.peek() === line && leave()), [line]);
  return html`<button
    type="button"
    class=${`recap-line ${sideClass(line.told.actor ?? "", seats)}`}
    data-side=${line.told.actor}
    title=${press && say("recap-look")}
    onClick=${press}
    onPointerEnter=${point}
    onPointerLeave=${leave}
    onFocus=${point}
    onBlur=${leave}
  >
    <${Words} line=${line} seats=${seats} />
  </button>`;
}

/** Line by line back and forth. @param {{desk: Desk}} props */
function Arrows({ desk: { steps } }) {
  return html`<span class="recap-steps">
    ${arrow("recap-back", ",", "M9 1v10L3 6z", steps.leads(-1), () => steps.go(-1))}
    ${arrow("recap-forth", ".", "M3 1v10l6-5z", steps.at.value !== null, () => steps.go(1))}
  </span>`;
}

/** @param {string} message @param {string} key @param {string} path @param {boolean} possible @param {() => void} act */
function arrow(message, key, path, possible, act) {
  const label = say(message);
  return html`<button
    type="button"
    aria-label=${label}
    title=${`${label} (${key})`}
    aria-keyshortcuts=${key}
    aria-disabled=${!possible}
    onClick=${act}
  >
    <svg viewBox="0 0 12 12" aria-hidden="true"><path d=${path} /></svg>
  </button>`;
}

/** Comma and full stop step through the recap, Escape ends that, or what is shown. @param {Desk} desk */
function useSteps(desk) {
  const { steps, staging, replay } = desk;
  useKeys((event) => {
    if (!isBare(event) || replay.moveNumber.value !== null) return false;
    const by = { ",": -1, ".": 1 }[latin(event)];
    const settles = event.key === "Escape" || (event.key === " " && !isControl(event.target));
    if (by !== undefined) steps.go(by);
    else if (event.key === "Escape" && steps.at.value !== null) steps.leave();
    else if (settles && staging.playing.value) staging.settle();
    else return false;
    return true;
  });
}

/** Whether a key pressed there means what has the focus. @param {EventTarget | null} target */
function isControl(target) {
  return target instanceof Element && target.closest("button, a, summary, [tabindex]") !== null;
}

/** Over the board as it was: what it shows, and the way back. @param {{desk: Desk}} props */
export function AsItWas({ desk: { steps } }) {
  if (steps.at.value === null) return null;
  const { line } = steps;
  const told = line ? line.text : say("recap-before");
  return html`<div class="as-it-was" role="status">
    <b class="stamp">${say("recap-as-it-was")}</b>
    <span>${steps.problem.value || told}</span>
    <button type="button" onClick=${() => steps.leave()}>${say("replay-page-present")}</button>
  </div>`;
}

/** The last of it in one line, which opens the others. @param {{desk: Desk}} props */
export function RecapLine({ desk }) {
  const { lines, left } = toldBy(desk);
  const { seats } = desk.known.view;
  const last = lines.at(-1);
  const others = lines.length - 1 + left;
  const open = sheet.stop.value === "full" && shownTab(desk) === "recap";
  const count = unread(desk);
  const press = () => {
    desk.tab.value = "recap";
    sheet.stop.value = open ? "half" : "full";
  };
  return html`<button
    type="button"
    class="sheet-line"
    aria-expanded=${open}
    onClick=${press}
  >
    ${last?.told.actor !== undefined && html`<${SideSign} side=${last.told.actor} seats=${seats} />`}
    <span class="sheet-words">${last ? [last.text, ...last.chips].join(" · ") : titleOf(desk)}</span>
    ${others > 0 && html`<b>${say("recap-more", { count: others })}</b>`}
    ${count > 0 &&
    html`<span class="unread" aria-label=${say("chat-unread", { count })}>${count}</span>`}
  </button>`;
}
