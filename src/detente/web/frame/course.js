// @ts-check
// How the game of a table went so far: its chapters, and what its board draws over all moves.

import { computed } from "../board/html.js";

/** @import { Chapter } from "../board/chapters.js" */
/** @import { GameEvent, View } from "../board/types.js" */
/** @import { Desk } from "./desk.js" */
/** @import { Course, Mark } from "./timeline.js" */

/** The course of a game, as far as its board can tell. */
export class GameCourse {
  /** @param {Desk} desk */
  constructor(desk) {
    /** @private */
    this.desk = desk;
    /** @type {View | null} The first view of a game that began in the middle. */
    this.began = null;
    /** @private */
    this.parts = computed(() => desk.board.chapters?.(desk.known.events) ?? []);
    /** @private */
    this.told = computed(() => this.tell());
  }

  /** The parts of the game so far, if the board knows any. */
  get chapters() {
    return this.parts.value;
  }

  /** After which moves they begin. */
  get marks() {
    return marksOf(this.chapters, this.desk.known.events);
  }

  /** What is drawn over all moves, if the board can tell; else null. */
  get drawn() {
    return this.told.value;
  }

  /** @private @returns {Course | null} */
  tell() {
    const { events, view, table } = this.desk.known;
    const timeline = this.desk.board.timeline?.(events, this.began);
    if (!timeline) return null;
    const { move_number: last, seats } = view;
    return { timeline, marks: this.marks, first: table.first_move_number, last, seats };
  }
}

/** @param {Chapter[]} chapters @param {GameEvent[]} events @returns {Mark[]} */
function marksOf(chapters, events) {
  return chapters.map(({ label, short, start }) => ({ label, short, from: events[start].move_number }));
}
