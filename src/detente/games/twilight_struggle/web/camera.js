// @ts-check
// The window onto the map: what it shows, and the gestures, wheel and keys that move it.
//
// The layer with the map is laid out once, a pixel for each unit of the board; after that only its
// transformation changes, so that neither zooming nor dragging makes the page lay anything out.

import { dismiss } from "/static/board/card.js";
import { signal } from "/static/board/html.js";
import { SIZE } from "./land.js";

/** A rectangle on the board: left, top, width, height. @typedef {number[]} Frame */

/** Pixels for a unit of the board: the most, and as many as make boxes that a finger can hit. */
const [MOST, READABLE] = [2.4, 1.08];
/** From so many on there is room for what does not matter from afar. */
const NEAR = 1.05;
/** Below this width of the window a region is more important than a view of all of it. */
const NARROW = 560;
/** A pointer that moves less than this wants to press, not to drag. */
const STILL = 6;
/** Pixels at the top of a wide window that a part of the map leaves to what stands above it. */
const LID = 28;
const STEP = 1.4;
const WHEEL = 0.0016;
/** Pixels of a line that a wheel counts. */
const LINE = 18;

/** @type {Frame} */
const WORLD = [0, 0, SIZE[0], SIZE[1]];

/** @param {number} value @param {number} least @param {number} most */
const within = (value, least, most) => Math.max(least, Math.min(value, most));

/** One window onto the map; it outlives the elements that show it. */
export class Camera {
  constructor() {
    /** What it shows: a region, the "world", "free" after a movement by hand, "" at first. */
    this.shows = signal("");
    /** @private The middle of the window on the board, and pixels for each of its units. */
    this.at = { x: SIZE[0] / 2, y: SIZE[1] / 2, scale: 0 };
    /** @private @type {{frame: Frame, heart?: {x: number, y: number}}} */
    this.shown = { frame: WORLD };
    /** @private @type {HTMLElement | null} */
    this.pane = null;
    /** @private @type {HTMLElement | null} */
    this.layer = null;
    /** @private The window in pixels. */
    this.room = { width: 0, height: 0 };
  }

  /**
   * Looks through an element at the layer in it, until the function that it returns is called.
   * @param {HTMLElement} pane
   */
  open(pane) {
    this.pane = pane;
    this.layer = /** @type {HTMLElement} */ (pane.firstElementChild);
    const resized = new ResizeObserver(() => this.measure());
    resized.observe(pane);
    this.measure();
    const gone = new AbortController();
    listen(this, pane, gone.signal);
    return () => {
      gone.abort();
      resized.disconnect();
      this.pane = this.layer = null;
    };
  }

  /** Whether the window is as narrow as that of a phone. */
  get narrow() {
    return this.room.width < NARROW;
  }

  /**
   * Shows a frame of the board under a name; a small window that has no room for it, its heart.
   * @param {string} name @param {Frame} [frame] @param {{x: number, y: number}} [heart]
   */
  show(name, frame = WORLD, heart, swiftly = false) {
    const time = swiftly || !this.shows.peek() ? 0 : 320;
    this.shows.value = name;
    this.shown = { frame, heart };
    const [x, y, width, height] = frame;
    const lid = this.narrow || frame === WORLD ? 0 : LID;
    const fitting = Math.min(this.room.width / width, (this.room.height - lid) / height);
    const cut = this.narrow && frame !== WORLD && fitting < READABLE;
    const middle = (cut && heart) || { x: x + width / 2, y: y + (height - lid / fitting) / 2 };
    this.move({ ...middle, scale: cut ? READABLE : fitting }, time);
  }

  /** Zooms, with the point under the pointer (pixels in the window) staying where it is. */
  zoom(/** @type {number} */ factor, point = this.centre, swiftly = false) {
    const scale = within(this.at.scale * factor, this.least, this.most);
    const [left, top] = [point.x - this.centre.x, point.y - this.centre.y];
    const x = this.at.x + left / this.at.scale - left / scale;
    const y = this.at.y + top / this.at.scale - top / scale;
    this.shows.value = scale <= this.least ? "world" : "free";
    this.shown = { frame: WORLD };
    this.move({ x, y, scale }, swiftly ? 0 : 160);
  }

  /** A step closer or farther. @param {1 | -1} way */
  step(way) {
    this.zoom(STEP ** way);
  }

  /** Drags the map by so many pixels. @param {number} right @param {number} down */
  drag(right, down) {
    const { x, y, scale } = this.at;
    if (!this.whole) this.shows.value = "free";
    this.move({ x: x - right / scale, y: y - down / scale, scale }, 0);
  }

  /** Brings a frame into sight without zooming, if it is not. @param {Frame} frame */
  reveal([left, top, width, height]) {
    const { x, y, scale } = this.at;
    const [halfWidth, halfHeight] = [this.centre.x / scale, this.centre.y / scale];
    const to = {
      x: within(x, left + width - halfWidth, left + halfWidth),
      y: within(y, top + height - halfHeight, top + halfHeight),
    };
    if (to.x === x && to.y === y) return;
    this.shows.value = "free";
    this.move({ ...to, scale }, 0);
  }

  /** Whether all of a frame is in the window. @param {Frame} frame */
  sees([left, top, width, height]) {
    const { x, y, scale } = this.at;
    const [halfWidth, halfHeight] = [this.centre.x / scale, this.centre.y / scale];
    const across = left >= x - halfWidth && left + width <= x + halfWidth;
    return across && top >= y - halfHeight && top + height <= y + halfHeight;
  }

  /** Whether the whole world is in the window. */
  get whole() {
    return this.at.scale <= this.least;
  }

  /** @private The middle of the window, in pixels. */
  get centre() {
    return { x: this.room.width / 2, y: this.room.height / 2 };
  }

  /** @private */
  get least() {
    return Math.min(this.room.width / SIZE[0], this.room.height / SIZE[1]);
  }

  /** @private */
  get most() {
    return Math.max(MOST, this.least);
  }

  /** @private After the window has got another size: it shows the same. */
  measure() {
    if (!this.pane) return;
    const { clientWidth: width, clientHeight: height } = this.pane;
    this.room = { width, height };
    if (!width || !height) return;
    const name = this.shows.peek();
    if (name === "free") this.move(this.at, 0);
    else if (name) this.show(name, this.shown.frame, this.shown.heart, true);
  }

  /** @private @param {{x: number, y: number, scale: number}} to @param {number} time */
  move(to, time) {
    if (!this.layer || !this.pane || !this.room.width) return;
    const scale = within(to.scale, this.least, this.most);
    const x = inside(to.x, this.centre.x / scale, SIZE[0]);
    const y = inside(to.y, this.centre.y / scale, SIZE[1]);
    this.at = { x, y, scale };
    dismiss(); // The note would stand beside something that has gone.
    const left = this.centre.x - x * scale;
    const top = this.centre.y - y * scale;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.layer.style.transition = time && !still ? `transform ${time}ms ease-out` : "none";
    this.layer.style.transform = `translate(${left}px, ${top}px) scale(${scale})`;
    // Setting an attribute costs time even if it is the same.
    for (const [name, is] of Object.entries({ whole: this.whole, far: scale < NEAR })) {
      if (this.pane.dataset[name] !== String(is)) this.pane.dataset[name] = String(is);
    }
  }
}

/**
 * A middle from which no more than the board is seen; what is smaller than the window is centred.
 * @param {number} middle @param {number} half @param {number} size
 */
function inside(middle, half, size) {
  return 2 * half >= size ? size / 2 : within(middle, half, size - half);
}

/**
 * Wheel and pointers move the camera.
 * @param {Camera} camera @param {HTMLElement} pane @param {AbortSignal} signal
 */
function listen(camera, pane, signal) {
  /** @type {Map<number, {x: number, y: number}>} */
  const fingers = new Map();
  let dragging = false;
  /** @param {MouseEvent} event */
  const inPane = ({ clientX, clientY }) => {
    const { left, top } = pane.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };

  /** @param {WheelEvent} event */
  const wheel = (event) => {
    if (camera.whole && event.deltaY > 0) return; // There is nothing to show: the page scrolls.
    event.preventDefault();
    const turned = event.deltaY * (event.deltaMode ? LINE : 1) * (event.ctrlKey ? 4 : 1);
    camera.zoom(Math.exp(-turned * WHEEL), inPane(event), true);
  };

  /** @param {PointerEvent} event */
  const down = (event) => {
    if (event.button) return;
    if (!fingers.size) dragging = false;
    fingers.set(event.pointerId, inPane(event));
  };

  /** @param {PointerEvent} event */
  const move = (event) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = inPane(event);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (!dragging && !other && distance(before, now) < STILL) return;
    if (!dragging) for (const id of fingers.keys()) pane.setPointerCapture(id);
    dragging = true;
    fingers.set(event.pointerId, now);
    camera.drag((now.x - before.x) / fingers.size, (now.y - before.y) / fingers.size);
    if (!other) return;
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    camera.zoom(distance(now, other) / distance(before, other), middle, true);
  };

  /** @param {PointerEvent} event */
  const up = (event) => void fingers.delete(event.pointerId);

  /** What was dragged was not pressed; a keyboard presses without any pointer. */
  const click = (/** @type {MouseEvent} */ event) => {
    if (dragging && event.detail > 0) event.stopPropagation();
  };

  pane.addEventListener("wheel", wheel, { passive: false, signal });
  pane.addEventListener("pointerdown", down, { signal });
  pane.addEventListener("pointermove", move, { signal });
  pane.addEventListener("click", click, { capture: true, signal });
  for (const end of /** @type {const} */ (["pointerup", "pointercancel"])) {
    addEventListener(end, up, { signal });
  }
}

/** @param {{x: number, y: number}} one @param {{x: number, y: number}} other */
function distance(one, other) {
  return Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));
}
