// @ts-check
// The icon of the page's tab: with a badge while it is my turn.

/** In the colours of the icon, for a tab is in no theme. */
const BADGE = '<circle cx="47" cy="17" r="16" fill="#a3231c" stroke="#fbf7ec" stroke-width="4"/>';

const link = /** @type {HTMLLinkElement} */ (document.querySelector("link[rel=icon]"));
const plain = link.href;
/** @type {Promise<string> | null} */
let drawn = null;
let wanted = false;

/** Draws the badge, or takes it away. @param {boolean} mine whether it is my turn */
export async function badge(mine) {
  wanted = mine;
  if (!mine) {
    link.href = plain;
    return;
  }
  drawn ??= fetch(plain).then((answer) => answer.text());
  try {
    const svg = (await drawn).replace("</svg>", `${BADGE}</svg>`);
    if (wanted) link.href = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  } catch {
    drawn = null; // The title says it as well.
  }
}
