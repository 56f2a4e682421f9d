// @ts-check
// What fingers do with the sheet of a small window, and what the keyboard of the device does to it.

import { upright } from "./narrow.js";
import { sheet, STOPS } from "./sheet.js";

/** A finger that moves less than this presses. */
const STILL = 6;
/** Faster than this, in pixels a millisecond, a finger throws the sheet to the next stop. */
const THROWN = 0.4;
/** What covers less than this of the window is no keyboard. */
const KEYBOARD = 80;

/**
 * Lets fingers draw the sheet, and keeps it above the keyboard, until it is told that it has gone.
 *
 * @param {HTMLElement} table @param {AbortSignal} signal
 */
export function attend(table, signal) {
  table.addEventListener("pointerdown", draw, { signal });
  const seen = window.visualViewport;
  if (!seen) return;
  /** The keyboard covers the window without changing its size. */
  const measure = () => {
    const covered = innerHeight - seen.height - seen.offsetTop;
    const keyboard = seen.scale === 1 && covered > KEYBOARD ? covered : 0;
    table.style.setProperty("--keyboard", `${keyboard}px`);
    if (keyboard) document.activeElement?.scrollIntoView({ block: "nearest" });
  };
  seen.addEventListener("resize", measure, { signal });
  seen.addEventListener("scroll", measure, { signal });
}

/** Lets a finger draw the sheet by its upper rows. @param {PointerEvent} down */
function draw(down) {
  const target = /** @type {Element} */ (down.target);
  const table = /** @type {HTMLElement} */ (down.currentTarget);
  if (!upright.value || down.button || !target.closest(".sheet-head, .prompt, .teacher-head")) return;
  const heights = heightsOf(table);
  const before = heights[STOPS.indexOf(sheet.stop.value)];
  let [drawn, speed] = [false, 0];
  let last = { at: down.timeStamp, y: down.clientY };
  const done = new AbortController();
  /** @param {PointerEvent} event */
  const move = ({ clientY: y, timeStamp: at, pointerId }) => {
    if (pointerId !== down.pointerId) return;
    const height = before + down.clientY - y;
    if (!drawn && Math.abs(height - before) < STILL) return;
    if (!drawn && sheet.stop.value === "peek") sheet.stop.value = "half"; // so that there is something to see
    drawn = true;
    speed = (last.y - y) / Math.max(1, at - last.at);
    last = { at, y };
    table.style.setProperty("--drawn", `${Math.max(heights[0], Math.min(height, heights[2]))}px`);
  };
  /** @param {PointerEvent} event */
  const up = ({ pointerId }) => {
    if (pointerId !== down.pointerId) return;
    done.abort();
    table.style.removeProperty("--drawn");
    if (!drawn) return;
    sheet.stop.value = stopAt(before + down.clientY - last.y, speed, heights);
    // What was drawn was not pressed.
    const click = (/** @type {Event} */ event) => event.stopPropagation();
    addEventListener("click", click, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", click, { capture: true }));
  };
  addEventListener("pointermove", move, { signal: done.signal });
  addEventListener("pointerup", up, { signal: done.signal });
  addEventListener("pointercancel", up, { signal: done.signal });
}

/** The pixels of the sheet at each stop. @param {HTMLElement} table */
function heightsOf(table) {
  const sizes = getComputedStyle(table);
  const main = /** @type {HTMLElement} */ (table.querySelector(".regions"));
  const board = /** @type {HTMLElement} */ (main.querySelector("[data-region=board]"));
  const [all, peek] = [main.clientHeight, main.clientHeight - board.clientHeight];
  return [peek, peek + Number.parseFloat(sizes.getPropertyValue("--middle")), all];
}

/** Where the sheet comes to rest. @param {number} height @param {number} speed @param {number[]} heights */
function stopAt(height, speed, heights) {
  const above = heights.findIndex((one) => one >= height);
  if (speed > THROWN) return STOPS[above < 0 ? STOPS.length - 1 : Math.max(1, above)];
  if (speed < -THROWN) return STOPS[Math.max(0, heights.findLastIndex((one) => one < height))];
  const away = heights.map((one) => Math.abs(one - height));
  return STOPS[away.indexOf(Math.min(...away))];
}
