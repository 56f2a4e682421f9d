// What a game's board.js exports for the page.

import type { Chapter } from "./chapters.js";
import type { Component, GameEvent, Moment, View } from "./types.js";

/**
 * A game's board fills the middle of the page. In one piece it gets all of it, and may scroll there.
 * In three pieces, with Status and Dock, each fills its region: the tracks in a band above the
 * board, the reader's own things in a band below it. None of these changes its size.
 */
export interface BoardModule {
  Board: Component<{ view: View }>;
  Status?: Component<{ view: View }>;
  Dock?: Component<{ view: View }>;
  /** How far the game is, in words, for the bar: the round, the phase. */
  progress?: (view: View) => string[];
  /**
   * Where the game stands, in one line of at most 230 pixels, for the bar of a small window; without
   * it `progress` stands there. A tap on it unfolds Status over the board.
   */
  Glance?: Component<{ view: View }>;
  /** The board's style sheets, files beside board.js. They apply before the board is shown. */
  styles?: string[];
  /** The scores of each round. */
  course?: (events: GameEvent[]) => Round[];
  /** The score that wins. */
  target?: number;
  /** What is shown over the board at moments of a family. */
  films?: Films;
  /** The keys that the board listens to, each group with what it does, for the sheet of keys. */
  keys?: () => [keys: string[], does: string][];
  /** The parts of the game that the log can show one by one. */
  chapters?: (events: GameEvent[]) => Chapter[];
  /** What is drawn over all moves. `began` is the first view of a game that began in the middle. */
  timeline?: (events: GameEvent[], began: View | null) => Timeline;
  /** One view of all that a spectator and each seat saw at the same time. */
  everybody?: (watched: View, views: View[]) => View;
}

/** A board module that the compiler has compared with what the page asks for. */
export type Checked<Module extends BoardModule> = Module;

/** Family of moments → how long it is shown, in milliseconds, and what draws it. */
export type Films = Record<string, { time: number; Show: Component<{ moment: Moment }> }>;

export interface Round {
  label: string;
  scores: Record<string, number>;
}

/** How things stood from a move on: above zero the first seat leads, below it the second. */
export interface Step {
  moveNumber: number;
  balance: number;
  level: number;
}

/** The course of a game between two. */
export interface Timeline {
  steps: Step[];
  /** The lead that matters. */
  most: number;
  /** The lowest and the highest level. */
  levels: [number, number];
  title: string;
  /** What the levels are called. */
  level: string;
  /** How things stood, in words. */
  words: (step: Step) => string[];
}
