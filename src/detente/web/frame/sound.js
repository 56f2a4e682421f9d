// @ts-check
// The bell that says it is my turn.

import { signal } from "../board/html.js";

const KEY = "detente-sound";

/** Whether the bell may ring; remembered on this device. */
export const soundOn = signal(remembered() !== "off");

/** @type {AudioContext | undefined} */
let speaker;

/** @param {boolean} on */
export function setSound(on) {
  soundOn.value = on;
  try {
    localStorage.setItem(KEY, on ? "on" : "off");
  } catch {
    // Without storage the switch holds until the page is left.
  }
  if (on) ring();
}

/** A typewriter's bell: one short note and its overtone, both dying away at once. */
export function ring() {
  if (!soundOn.value || !window.AudioContext) return;
  speaker ??= new AudioContext();
  // A browser lets a page sound only after its first click or key; an old bell must not ring then.
  if (speaker.state === "suspended") {
    void speaker.resume();
    if (!navigator.userActivation?.hasBeenActive) return;
  }
  for (const [pitch, loudness] of [[1568, 0.12], [3951, 0.04]]) {
    strike(speaker, pitch, loudness);
  }
}

/**
 * @param {AudioContext} speaker
 * @param {number} pitch
 * @param {number} loudness
 */
function strike(speaker, pitch, loudness) {
  const now = speaker.currentTime;
  const tone = new OscillatorNode(speaker, { frequency: pitch });
  const volume = new GainNode(speaker, { gain: loudness });
  volume.gain.exponentialRampToValueAtTime(0.0001, now + 0.5);
  tone.connect(volume).connect(speaker.destination);
  tone.start(now);
  tone.stop(now + 0.5);
}

function remembered() {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
