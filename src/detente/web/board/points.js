// @ts-check
// Scores as people write them.

/**
 * A score in points; where a game counts in halves, `point` is 2 and the rest is ½.
 *
 * @param {number} score
 * @param {number} point how many units make a point
 */
export function points(score, point) {
  const whole = Math.floor(score / point);
  return score % point ? `${whole || ""}½` : String(whole).replace("-", "−");
}
