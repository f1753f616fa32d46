import type { SiteConfig } from "../content/schema.ts";

export function phoneUrl(phone: string): string {
  return `tel:+1${phone.replace(/\D/g, "")}`;
}

type StorePlace = Pick<SiteConfig, "name" | "geo"> & { contact: Pick<SiteConfig["contact"], "address"> };

const addressOf = (url: string, parameters: Record<string, string>) =>
  `${url}?${new URLSearchParams(parameters).toString()}`;

/** "Mailbox Plus, 100 Main Street, Concord Township, OH 44077"; coordinates without a street. */
function placeOf({ name, contact: { address }, geo }: StorePlace): string {
  const { street, city, state, zip } = address;
  return street === "" ? `${geo.lat},${geo.lng}` : `${name}, ${street}, ${city}, ${state} ${zip}`;
}

/** @param origin "Mentor, OH" @see https://developers.google.com/maps/documentation/urls/get-started */
export const directionsUrl = (store: StorePlace, origin?: string): string =>
  addressOf("https://www.google.com/maps/dir/", {
    api: "1",
    ...(origin !== undefined && { origin }),
    destination: placeOf(store),
  });

/** Other Google Maps link formats show no pin. */
export const mapUrl = (store: StorePlace): string =>
  addressOf("https://www.google.com/maps/search/", { api: "1", query: placeOf(store) });

export const mapEmbedUrl = (store: StorePlace): string =>
  addressOf("https://www.google.com/maps", { q: placeOf(store), z: "17", output: "embed" });

export function mailAddressUrl(subject: string, address: string): string {
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(address)}`;
}
