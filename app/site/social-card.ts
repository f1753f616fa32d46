/** What a page looks like where it is shared: one picture per indexed page, made by `scripts/social-cards.mjs`. */

/** Pixels, as every network asks for. */
export const socialCardSize = { width: 1200, height: 630 } as const;

/** The words and the drawing of a card. */
export interface SocialCard {
  /** Path of the page it stands for. */
  path: string;
  title: string;
  text: string;
  /** `/images/…`, or null for a page without a drawing of its own. */
  image: string | null;
}

/** "/pack-ship/artwork-shipping" → "/social/pack-ship-artwork-shipping.png"; "/" → "/social/home.png" */
export function socialCardPath(path: string): string {
  return `/social/${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}.png`;
}
