// @ts-check
// Long Russian words are parted by syllables: browsers part them anywhere if they have no dictionary.

/** As many letters are too long for a card, so many stay together at the beginning and at the end. */
const [LONG, FIRST, LAST] = [13, 3, 4];
const WORDS = new RegExp(`[а-яё]{${LONG},}`, "giu");
/** Before a consonant with a vowel, or after the first of several consonants. */
const SYLLABLES =
  /(?<=[аеёиоуыэюя])(?=[бвгджзклмнпрстфхцчшщ][аеёиоуыэюя])|(?<=[аеёиоуыэюя][бвгджзклмнпрстфхцчшщ])(?=[бвгджзклмнпрстфхцчшщ]+[аеёиоуыэюя])/giu;

/** A text with soft hyphens in its long words. @param {string} text */
export function parted(text) {
  return text.replace(WORDS, (word) => {
    return word.replace(SYLLABLES, (_, at) => {
      return at >= FIRST && at <= word.length - LAST ? "\u00ad" : "";
    });
  });
}
