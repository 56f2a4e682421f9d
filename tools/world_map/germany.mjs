// The two Germanys: today’s mainland cut along the border of 1949–1990.

/** From the Baltic Sea to the corner with Czechoslovakia, in degrees of longitude and latitude. */
const BORDER = [
  ...[[10.9, 53.96], [10.77, 53.87], [10.93, 53.68], [10.6, 53.37], [11.1, 53.2], [11.57, 53.04]],
  ...[[11.0, 52.91], [10.75, 52.83], [10.94, 52.6], [11.06, 52.23], [10.62, 52.03], [10.58, 51.7]],
  ...[[10.3, 51.5], [9.94, 51.38], [10.2, 51.15], [10.05, 50.9], [9.95, 50.63], [10.35, 50.42]],
  ...[[10.73, 50.23], [10.85, 50.38], [11.25, 50.27], [11.25, 50.48], [11.5, 50.4], [11.95, 50.42]],
  [12.1, 50.32],
];

/**
 * The cut ends at corners that the outline has anyway, so neighbours still share every corner.
 *
 * @param {number[][][][]} polygons of Germany
 * @returns {{west: number[][][][], east: number[][][][]}}
 */
export function divided(polygons) {
  const mainland = polygons.reduce((a, b) => (b[0].length > a[0].length ? b : a));
  const outline = mainland[0].slice(0, -1);
  const [north, south] = [BORDER[0], BORDER[BORDER.length - 1]].map((end) => nearest(outline, end));
  const line = BORDER.slice(1, -1);
  const halves = [
    [...walk(outline, north, south), ...line.toReversed()],
    [...walk(outline, south, north), ...line],
  ].map((ring) => [[...ring, ring[0]]]);
  const west = halves.findIndex(([ring]) => ring.some(([longitude]) => longitude < 9));
  const islands = polygons.filter((polygon) => polygon !== mainland);
  const eastern = islands.filter(([ring]) => ring[0][0] > 12);
  return {
    west: [halves[west], ...islands.filter((island) => !eastern.includes(island))],
    east: [halves[1 - west], ...eastern],
  };
}

/** @param {number[][]} ring @param {number[]} point @returns {number} where in the ring */
function nearest(ring, [x, y]) {
  const distances = ring.map(([a, b]) => Math.hypot(a - x, b - y));
  return distances.indexOf(Math.min(...distances));
}

/**
 * The corners from one to another, both included.
 *
 * @param {number[][]} ring @param {number} from @param {number} to
 */
function walk(ring, from, to) {
  if (from <= to) return ring.slice(from, to + 1);
  return [...ring.slice(from), ...ring.slice(0, to + 1)];
}
