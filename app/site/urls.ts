/** Addresses made from the store's data. */
import type { SiteConfig } from "../content/schema.ts";

/** "(440) 555-0142" → "tel:+14405550142" */
export function phoneUrl(phone: string): string {
  return `tel:+1${phone.replace(/\D/g, "")}`;
}

type Geo = SiteConfig["geo"];

/**
 * Google Maps directions to the store; a label replaces the bare coordinates as the shown destination.
 * @see https://developers.google.com/maps/documentation/urls/get-started#directions-action
 */
export function directionsUrl({ lat, lng }: Geo, label?: string): string {
  const destination = label === undefined ? `${lat},${lng}` : `${label} ${lat},${lng}`;
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;
}

/** Google Maps at the store, zoom 17. */
export function mapUrl({ lat, lng }: Geo): string {
  return `https://www.google.com/maps/@?api=1&map_action=map&center=${encodeURIComponent(`${lat},${lng}`)}&zoom=17`;
}

/** The map to embed on a press, zoom 17. */
export function mapEmbedUrl({ lat, lng }: Geo): string {
  return `https://www.google.com/maps?q=${encodeURIComponent(`${lat},${lng}`)}&z=17&output=embed`;
}

/** A mail that holds the address of a page. */
export function mailAddressUrl(subject: string, address: string): string {
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(address)}`;
}
