// @ts-check
// Scores as people write them.

/**
 * A score in points; where a game counts in halves, `scoreUnit` is 2 and the rest is ½.
 *
 * @param {number} score
 * @param {number} scoreUnit how many units make a point
 */
export function points(score, scoreUnit) {
  const whole = Math.floor(score / scoreUnit);
  return score % scoreUnit ? `${whole || ""}½` : String(whole).replace("-", "−");
}
