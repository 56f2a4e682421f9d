// @ts-check
// The board as it was between the lines of the recap, while the question stays.

import { signal } from "../board/html.js";
import { errorText } from "./api.js";

/** @import { PositionAt } from "../board/types.js" */
/** @import { Line } from "../board/recap.js" */
/** @import { Desk } from "./desk.js" */

/** Where somebody stands in the recap: before its first line (-1), or after one of them. */
export class Steps {
  /** @param {Desk} desk */
  constructor(desk) {
    /** @private */
    this.desk = desk;
    /** After which line the board is shown; null in the present. */
    this.at = signal(/** @type {number | null} */ (null));
    /** The board as it was then, as soon as it has come. */
    this.position = signal(/** @type {PositionAt | null} */ (null));
    /** The line that is pointed at. */
    this.pointed = signal(/** @type {Line | null} */ (null));
    this.problem = signal("");
  }

  /** The line whose board is shown. */
  get line() {
    const at = this.at.value;
    return at === null ? undefined : this.lines[at];
  }

  /** Whether there is a step in this direction. @param {number} by */
  leads(by) {
    const last = this.lines.length - 1;
    const wanted = (this.at.value ?? last) + by;
    return last >= 0 && wanted >= -1 && wanted <= last;
  }

  /** Goes some lines back or forth; the last one leads to the present. @param {number} by */
  go(by) {
    if (this.leads(by)) void this.show((this.at.value ?? this.lines.length - 1) + by);
  }

  /** Shows the board as it was after a line. @param {number} at */
  async show(at) {
    const { lines } = this;
    if (at >= lines.length - 1) return this.leave();
    const { table, view } = this.desk.known;
    const before = at < 0 ? lines[0].told.span[0] - 1 : lines[at].told.span[1];
    const number = Math.max(before, table.first_move_number);
    this.at.value = at;
    this.problem.value = "";
    try {
      const position = await this.desk.replay.fetch(number, view.seat, false);
      if (this.at.value === at) this.position.value = position;
    } catch (error) {
      if (this.at.value === at) this.problem.value = errorText(error);
    }
  }

  /** Back to the present. */
  leave() {
    this.at.value = null;
    this.position.value = null;
    this.problem.value = "";
  }

  /** @private */
  get lines() {
    return this.desk.staging.recap.value.lines;
  }
}
