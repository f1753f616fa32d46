/** The static twin of a page: what it would be as a file, with nothing to run. */

/** The same HTML, styles, images and fonts, without scripts and what announces them. */
export const staticTwin = (html) =>
  html
    .replaceAll(/<script\b(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, "")
    .replaceAll(/<link\b[^>]*rel="modulepreload"[^>]*>/g, "");
