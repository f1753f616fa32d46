import { numbers } from "../content/numbers.ts";
import { site as record } from "../content/site.ts";
import type { StoreSite } from "../content/schema.ts";
import { directionsUrl, mapEmbedUrl, mapUrl, phoneUrl } from "./urls.ts";

export const site: StoreSite = {
  ...record,
  since: numbers["since-year"].value,
};

const { phone, email, address } = site.contact;

export const storeContact = {
  phone: { text: phone, url: phoneUrl(phone) },
  email,
  /** "100 Main Street", "Concord Township, OH 44077" */
  addressLines: [address.street, `${address.city}, ${address.state} ${address.zip}`] as const,
  directionsUrl: directionsUrl(site),
  mapUrl: mapUrl(site),
  mapEmbedUrl: mapEmbedUrl(site),
};

export const callAct = { label: `Call ${storeContact.phone.text}`, to: storeContact.phone.url, icon: "phone" } as const;
export const directionsAct = { label: "Get directions", to: storeContact.directionsUrl, icon: "directions" } as const;
export const mapAct = { label: "View on map", to: storeContact.mapUrl, icon: "map-pin" } as const;

export const shortTown = address.city.replace("Township", "Twp");

export const postmark = {
  lines: ["Since", String(site.since)],
  town: shortTown,
  state: site.postalDelivery.region,
};
