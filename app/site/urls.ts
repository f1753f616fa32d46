/** Addresses: of the store on a map, of a mail, of a list of errands. */
import type { SiteConfig } from "../content/schema.ts";

/** "(440) 555-0142" → "tel:+14405550142" */
export function phoneUrl(phone: string): string {
  return `tel:+1${phone.replace(/\D/g, "")}`;
}

/** The part of the store's record that a map needs. */
type StorePlace = Pick<SiteConfig, "name" | "geo"> & { contact: Pick<SiteConfig["contact"], "address"> };

const addressOf = (url: string, parameters: Record<string, string>) =>
  `${url}?${new URLSearchParams(parameters).toString()}`;

/** "Mailbox Plus, 100 Main Street, Concord Township, OH 44077", by which maps find the store; its position without a street. */
function placeOf({ name, contact: { address }, geo }: StorePlace): string {
  const { street, city, state, zip } = address;
  return street === "" ? `${geo.lat},${geo.lng}` : `${name}, ${street}, ${city}, ${state} ${zip}`;
}

/**
 * Google Maps directions to the store.
 * @param origin a town, "Mentor, OH"; without it the way begins where the visitor is
 * @see https://developers.google.com/maps/documentation/urls/get-started#directions-action
 */
export const directionsUrl = (store: StorePlace, origin?: string): string =>
  addressOf("https://www.google.com/maps/dir/", {
    api: "1",
    ...(origin !== undefined && { origin }),
    destination: placeOf(store),
  });

/** Google Maps with a pin at the store; other forms of link show none. */
export const mapUrl = (store: StorePlace): string =>
  addressOf("https://www.google.com/maps/search/", { api: "1", query: placeOf(store) });

/** Google Maps to embed, zoom 17. */
export const mapEmbedUrl = (store: StorePlace): string =>
  addressOf("https://www.google.com/maps", { q: placeOf(store), z: "17", output: "embed" });

/** Address of a new mail with the address of a page in it. */
export function mailAddressUrl(subject: string, address: string): string {
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(address)}`;
}

/** What an id is, and how many a list holds: a link may bring anything. */
export const idPattern = /^[a-z0-9-]{1,40}$/;
export const maxErrands = 50;

/** What of these may stand on a list, each once. */
export const listOf = (ids: readonly string[]): string[] =>
  [...new Set(ids)].filter((id) => idPattern.test(id)).slice(0, maxErrands);

/** Entry that "Show my list" adds to the address: a list that the visitor has emptied is no mistake. */
export const showEntry = "show";

/** The query for these errands. An empty list says so: without any errand the address brings the stored list back. */
export const listParams = (ids: readonly string[]): URLSearchParams =>
  new URLSearchParams((ids.length === 0 ? [""] : ids).map((id) => ["for", id]));

export const listPath = (ids: readonly string[]): string => `/visit?${listParams(ids).toString()}`;
