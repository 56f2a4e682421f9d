// @ts-check
// Names that have to fit on small cards.

/**
 * The length of the longest word, so that the style can make it fit.
 *
 * @param {string} text
 */
export function letters(text) {
  const words = text.split(/[\s-]/);
  return { "--letters": Math.max(...words.map((word) => word.length)) };
}
