// @ts-check
// The board as it was: one look back from the log, or the whole game step by step after its end.

import { signal } from "../board/html.js";
import { errorText, get } from "./api.js";

/** @import { PositionAt } from "../board/types.js" */

/** The eyes of all seats together, once there is nobody to keep a secret from. */
export const EVERYBODY = "*";

/** Where somebody looks into a table's past, and what is there. */
export class Replay {
  /** @param {string} table */
  constructor(table) {
    this.table = table;
    /** @type {Map<string, Promise<PositionAt>>} */
    this.cache = new Map();
    /** After how many moves one looks; null in the present. */
    this.moveNumber = signal(/** @type {number | null} */ (null));
    /** Whose eyes; null for a spectator's, EVERYBODY for those of all. */
    this.seat = signal(/** @type {string | null} */ (null));
    /** What is shown; the last thing found stays until the next has come. */
    this.position = signal(/** @type {PositionAt | null} */ (null));
    this.problem = signal("");
    this.playing = signal(false);
    this.speed = signal(1);
    /** @private Whether an answer is awaited. */
    this.asking = false;
  }

  /**
   * Goes to the board after a move, seen by a seat.
   *
   * @param {number} moveNumber
   * @param {string | null} seat
   * @param {boolean} settled whether nothing changes any more, so it can be kept and fetched ahead
   */
  async show(moveNumber, seat, settled) {
    this.moveNumber.value = moveNumber;
    this.seat.value = seat;
    this.problem.value = "";
    if (this.asking) return; // Of all that a slider passes, only the last is asked for.
    this.asking = true;
    while (!(await this.found(settled)));
    this.asking = false;
  }

  /**
   * Whether what is looked for now is found, or will never be.
   *
   * @private
   * @param {boolean} settled
   */
  async found(settled) {
    const [moveNumber, seat] = [this.moveNumber.value, this.seat.value];
    if (moveNumber === null) return true;
    const here = () => this.moveNumber.value === moveNumber && this.seat.value === seat;
    try {
      const position = await this.fetch(moveNumber, seat, settled);
      if (!here()) return false;
      this.position.value = position;
      if (settled && moveNumber < position.last_move_number) {
        void this.fetch(moveNumber + 1, seat, settled).catch(() => {});
      }
    } catch (error) {
      if (!here()) return false;
      this.problem.value = errorText(error);
    }
    return true;
  }

  /** Back to the present. */
  leave() {
    this.playing.value = false;
    this.moveNumber.value = null;
    this.position.value = null;
  }

  /** Back to the present, as somebody who has seen nothing. */
  forget() {
    this.leave();
    this.cache.clear();
  }

  /**
   * The position after a move, seen by a seat.
   *
   * @param {number} moveNumber
   * @param {string | null} seat
   * @param {boolean} settled whether it can be kept
   * @returns {Promise<PositionAt>}
   */
  fetch(moveNumber, seat, settled) {
    const eyes = seat === EVERYBODY ? "all_seats=true" : `seat=${encodeURIComponent(seat ?? "")}`;
    const path = `/api/tables/${this.table}/positions/${moveNumber}?${eyes}`;
    const known = this.cache.get(path);
    if (known) return known;
    const asked = get(path);
    if (settled) {
      this.cache.set(path, asked);
      asked.catch(() => this.cache.delete(path));
    }
    return asked;
  }
}

/** @param {HTMLElement | null} place */
export function focusIfLost(place) {
  if (document.activeElement === document.body) place?.focus({ preventScroll: true });
}
