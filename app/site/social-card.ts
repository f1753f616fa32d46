/** Sharing picture, one per indexed page, made by `scripts/social-cards.mjs`. */
import type { StoreSite } from "../content/schema.ts";

/** The pixel size every network accepts. */
export const socialCardSize = { width: 1200, height: 630 } as const;

export const socialCardFoot = ({ name, tagline, contact, postalDelivery, since }: StoreSite) => ({
  name,
  tagline,
  place: `${contact.address.city}, ${postalDelivery.region} · since ${since}`,
});

/** "/pack-ship/artwork-shipping" → "/social/pack-ship-artwork-shipping.png"; "/" → "/social/home.png" */
export function socialCardPath(path: string): string {
  return `/social/${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}.png`;
}
