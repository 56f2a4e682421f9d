// @ts-check
// The fonts of the page. Nothing moves when they come: the first render waits for them a little; if
// they are not there by then, this visit goes on with the fonts of the system.

/** @import { Language } from "../board/texts.js" */

const PATIENCE = 300;
const FACES = [
  "400 1em Oswald",
  "400 1em 'Roboto Condensed'",
  "400 1em 'IBM Plex Mono'",
  "600 1em 'IBM Plex Mono'",
];
/** A letter of each script: the faces that have it are loaded. */
const LETTERS = { en: "a", fr: "a", ru: "aя" };

/** Begins to load the fonts in which a language is set. @param {Language} language */
export function loadFonts(language) {
  return Promise.all(FACES.map((face) => document.fonts.load(face, LETTERS[language])));
}

/**
 * Settles when those fonts are there, or when it has been decided to do without them.
 * @param {Language} language
 */
export async function fontsReady(language) {
  const late = new Promise((_, reject) => setTimeout(reject, PATIENCE));
  try {
    await Promise.race([loadFonts(language), late]);
  } catch {
    document.documentElement.dataset.fonts = "system";
  }
}
