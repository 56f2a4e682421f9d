// @ts-check
// The names of side.js from before there were signs; they go when nobody uses them.

export { SeatMark } from "./side.js";

/** The shape of each seat as a letter. */
export const SHAPES = ["◆", "●", "■", "▲", "✚"];
