// @ts-check
// The window onto the map: what it shows, and the gestures, wheel and keys that move it.
//
// The layer with the map is laid out in the size in which the window shows all of it; after that only
// its transformation changes, so that neither zooming nor dragging makes the page lay anything out.

import { dismiss } from "/static/board/card.js";
import { signal } from "/static/board/html.js";
import { layoutFor, sizeIn } from "./layout.js";
import { PARTS } from "./layouts.js";
import { lettering, nearness } from "./lettering.js";

/** @import { Signal } from "/static/board/types.js" */
/** @import { Frame, Layout } from "./layout.js" */

/** How much larger than laid out, at most. */
const MOST = 2.6;
/** As many pixels must a box be high for a finger. */
const FINGER = 44.5;
/** Farther away than that nothing can be read. */
const READABLE = 0.999;
/** Below this width of the window a region is more important than a view of all of it (map.css). */
const NARROW = 860;
/** A pointer that moves less than this wants to press, not to drag. */
const STILL = 6;
/** Pixels of a wide window that a part of the map leaves to chips above it and buttons below it. */
const [LID, FOOT] = [34, 34];
const STEP = 1.4;
const WHEEL = 0.0016;
/** Pixels of a line that a wheel counts. */
const LINE = 18;

/** @type {Frame} */
const WORLD = [0, 0, 1, 1];

/** @param {number} value @param {number} least @param {number} most */
const within = (value, least, most) => Math.max(least, Math.min(value, most));

/** One window onto the map; it outlives the elements that show it. */
export class Camera {
  constructor() {
    /** What it shows: a region, the "world", "free" after a movement by hand, "" at first. */
    this.shows = signal("");
    /** The pixels of the layer. */
    this.size = sizeIn(1, 1);
    /** How things lie on it. @type {Signal<Layout>} */
    this.layout = signal(layoutFor(this.size));
    /** The room for a name in a box, in ems. */
    this.nameRoom = signal(0);
    /** @private The middle of the window as a share of the map, and how much larger it is shown. */
    this.at = { x: 0.5, y: 0.5, scale: 0 };
    /** @private @type {{frame: Frame, heart?: {x: number, y: number}}} */
    this.shown = { frame: WORLD };
    /** @private @type {HTMLElement | null} */
    this.pane = null;
    /** @private @type {HTMLElement | null} */
    this.layer = null;
    /** @private The scale from which on there is room for names in full. */
    this.near = 1;
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
   * Shows a frame of the map under a name; a small window that has no room for it, its heart.
   * @param {string} name @param {Frame} [frame] @param {{x: number, y: number}} [heart]
   */
  show(name, frame = WORLD, heart, swiftly = false) {
    const time = swiftly || !this.shows.peek() ? 0 : 320;
    this.shows.value = name;
    this.shown = { frame, heart };
    const [x, y] = frame;
    const [width, height] = [frame[2] * this.size.width, frame[3] * this.size.height];
    const [lid, foot] = this.narrow || frame === WORLD ? [0, 0] : [LID, FOOT];
    const fitting = Math.min(this.room.width / width, (this.room.height - lid - foot) / height);
    const cut = this.narrow && frame !== WORLD && fitting < this.readable;
    const scale = cut ? this.readable : within(fitting, this.least, this.most);
    const rise = (lid - foot) / 2 / scale / this.size.height;
    const middle = (cut && heart) || { x: x + frame[2] / 2, y: y + frame[3] / 2 - rise };
    this.move({ ...middle, scale }, time);
  }

  /** Shows a point (pixels in the window) so near that a finger can choose there. */
  approach(/** @type {{x: number, y: number}} */ point) {
    this.zoom(this.readable / this.at.scale, point);
  }

  /** Zooms, with the point under the pointer (pixels in the window) staying where it is. */
  zoom(/** @type {number} */ factor, point = this.centre, swiftly = false) {
    const scale = within(this.at.scale * factor, this.least, this.most);
    const [left, top] = [point.x - this.centre.x, point.y - this.centre.y];
    const nearer = 1 / this.at.scale - 1 / scale;
    const x = this.at.x + (left * nearer) / this.size.width;
    const y = this.at.y + (top * nearer) / this.size.height;
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
    const { width, height } = this.size;
    this.move({ x: x - right / scale / width, y: y - down / scale / height, scale }, 0);
  }

  /** Brings a frame into sight without zooming, if it is not. @param {Frame} frame */
  reveal([left, top, width, height]) {
    const { x, y, scale } = this.at;
    const [halfWidth, halfHeight] = this.half(scale);
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
    const [halfWidth, halfHeight] = this.half(scale);
    const across = left >= x - halfWidth && left + width <= x + halfWidth;
    return across && top >= y - halfHeight && top + height <= y + halfHeight;
  }

  /** Whether the whole world is in the window. */
  get whole() {
    return this.at.scale <= this.least;
  }

  /** Whether nothing can be read, so that a press comes nearer and chooses nothing. */
  get tiny() {
    return this.at.scale < READABLE;
  }

  /** @private The scale at which boxes are high enough for a finger. */
  get readable() {
    return (FINGER * PARTS) / this.layout.peek().box[1] / this.size.height;
  }

  /** @private The middle of the window, in pixels. */
  get centre() {
    return { x: this.room.width / 2, y: this.room.height / 2 };
  }

  /** @private */
  get least() {
    return Math.min(this.room.width / this.size.width, this.room.height / this.size.height);
  }

  /** @private Half of what the window shows at a scale, as shares of the map. @param {number} scale */
  half(scale) {
    return [this.centre.x / scale / this.size.width, this.centre.y / scale / this.size.height];
  }

  /** @private */
  get most() {
    return Math.max(MOST, this.least);
  }

  /** @private After the window has got another size: it shows the same. */
  measure() {
    if (!this.pane || !this.layer) return;
    const { clientWidth: width, clientHeight: height } = this.pane;
    if (!width || !height) return;
    this.room = { width, height };
    this.size = sizeIn(width, height);
    const layout = layoutFor(this.size);
    this.layout.value = layout;
    const { names, figures, room } = lettering(this.size, layout);
    this.nameRoom.value = room;
    this.near = nearness(names);
    const lengths = { ...this.size, "--letters": names, "--figures": figures };
    for (const [length, is] of Object.entries(lengths)) {
      this.layer.style.setProperty(length, `${is}px`);
    }
    this.layer.style.setProperty("--room-whole", String(room));
    const name = this.shows.peek();
    if (name === "free") this.move(this.at, 0);
    else if (name) this.show(name, this.shown.frame, this.shown.heart, true);
  }

  /** @private @param {{x: number, y: number, scale: number}} to @param {number} time */
  move(to, time) {
    if (!this.layer || !this.pane || !this.room.width) return;
    const scale = within(to.scale, this.least, this.most);
    const [halfWidth, halfHeight] = this.half(scale);
    const x = inside(to.x, halfWidth);
    const y = inside(to.y, halfHeight);
    this.at = { x, y, scale };
    dismiss(); // The note would stand beside something that has gone.
    const left = this.centre.x - x * scale * this.size.width;
    const top = this.centre.y - y * scale * this.size.height;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.layer.style.transition = time && !still ? `transform ${time}ms ease-out` : "none";
    this.layer.style.transform = `translate(${left}px, ${top}px) scale(${scale})`;
    // Setting an attribute costs time even if it is the same.
    const looks = { whole: this.whole, far: scale < this.near, tiny: scale < READABLE };
    for (const [name, is] of Object.entries(looks)) {
      if (this.pane.dataset[name] !== String(is)) this.pane.dataset[name] = String(is);
    }
  }
}

/**
 * A middle from which no more than the map is seen; what is smaller than the window is centred.
 * @param {number} middle @param {number} half
 */
function inside(middle, half) {
  return 2 * half >= 1 ? 0.5 : within(middle, half, 1 - half);
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
    if (event.detail === 0) return;
    if (dragging || camera.tiny) event.stopPropagation();
    if (!dragging && camera.tiny) camera.approach(inPane(event));
  };

  /** Brings a box into sight that something covers at the lower end of the window. */
  const covered = (/** @type {any} */ { target, detail: top }) => {
    const { bottom } = target.getBoundingClientRect();
    if (bottom + STILL > top) camera.drag(0, top - bottom - STILL);
  };

  pane.addEventListener("wheel", wheel, { passive: false, signal });
  pane.addEventListener("pointerdown", down, { signal });
  pane.addEventListener("pointermove", move, { signal });
  pane.addEventListener("click", click, { capture: true, signal });
  pane.addEventListener("covered", covered, { signal });
  for (const end of /** @type {const} */ (["pointerup", "pointercancel"])) {
    addEventListener(end, up, { signal });
  }
}

/** @param {{x: number, y: number}} one @param {{x: number, y: number}} other */
function distance(one, other) {
  return Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));
}
