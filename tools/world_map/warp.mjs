// From longitude and latitude to the board: a cartogram in which crowded regions get more room.

export const SIZE = [1270, 636];

/** The longitude at which the map is cut open, so that Chukotka stays with the rest of Siberia. */
export const WEST_EDGE = -168.5;

/** Longitude → x. */
const ACROSS = [
  ...[[WEST_EDGE, 3], [-125, 30], [-105, 74], [-92, 126], [-80, 229], [-68, 302], [-50, 362]],
  ...[[-35, 397], [-12, 429], [0, 508], [12, 624], [24, 726], [35, 803], [45, 873], [60, 945]],
  ...[[75, 1005], [92, 1077], [110, 1148], [125, 1190], [145, 1236], [178, 1264], [191, 1269]],
];

/** Latitude → y. */
const DOWN = [
  ...[[-57, 633], [-35, 600], [-10, 516], [8, 440], [22, 366], [35, 285]],
  ...[[45, 188], [55, 96], [65, 40], [71, 18], [84, 3]],
];

const across = smooth(ACROSS);
const down = smooth(DOWN);

/** @param {number[]} place in degrees @returns {number[]} place on the board */
export function warp([longitude, latitude]) {
  return [across(longitude), down(latitude)];
}

/**
 * A monotone cubic through the knots; what lies beyond the outermost is drawn at their edge.
 *
 * @param {number[][]} knots
 * @returns {(at: number) => number}
 */
function smooth(knots) {
  const slopes = knots.slice(1).map(([x, y], i) => (y - knots[i][1]) / (x - knots[i][0]));
  // The harmonic mean of the slopes on both sides keeps the curve from turning back.
  const tangents = knots.map((_, i) => {
    const [before, after] = [slopes[i - 1] ?? slopes[i], slopes[i] ?? slopes[i - 1]];
    return (2 * before * after) / (before + after);
  });
  return (at) => {
    const i = Math.max(0, knots.slice(0, -1).findLastIndex(([x]) => x <= at));
    const [[x0, y0], [x1, y1]] = [knots[i], knots[i + 1]];
    const width = x1 - x0;
    const t = Math.max(0, Math.min(1, (at - x0) / width));
    return (
      (1 + 2 * t) * (1 - t) ** 2 * y0 +
      t * (1 - t) ** 2 * width * tangents[i] +
      t ** 2 * (3 - 2 * t) * y1 +
      t ** 2 * (t - 1) * width * tangents[i + 1]
    );
  };
}
