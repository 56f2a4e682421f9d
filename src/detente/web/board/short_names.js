// @ts-check
// Names that have to fit on small cards.

const pen = document.createElement("canvas").getContext("2d");
/** @type {Map<string, number>} */
const measured = new Map();

/**
 * How wide the longest word is in the bold font of boards, by its height, so that the style of a
 * `fitted` name can make it fit.
 *
 * @param {string} text
 */
export function widest(text) {
  const family = getComputedStyle(document.documentElement).getPropertyValue("--font-plain");
  const width = measured.get(text + family) ?? measure(text, family);
  measured.set(text + family, width);
  return { "--widest": width };
}

/** Small letters are set on whole pixels, so that each size has widths of its own. */
const SIZES = [12, 13, 14, 15, 16, 17];

/** @param {string} text @param {string} family */
function measure(text, family) {
  const widths = text.split(/[\s-]/).flatMap((word) => {
    return SIZES.map((size) => {
      if (!pen) return word.length / 2;
      pen.font = `600 ${size}px ${family}`;
      return pen.measureText(word).width / size;
    });
  });
  return Math.max(...widths);
}
