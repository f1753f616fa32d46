import { site } from "./site.server.ts";
import { directionsUrl, mapEmbedUrl, mapUrl, phoneUrl } from "./urls.ts";

const { phone, email, address } = site.contact;

/** Ways to reach the store. */
export const storeContact = {
  phone: { text: phone, url: phoneUrl(phone) },
  email,
  /** "100 Main Street", "Concord Township, OH 44077" */
  addressLines: [address.street, `${address.city}, ${address.state} ${address.zip}`] as const,
  directionsUrl: directionsUrl(site),
  mapUrl: mapUrl(site),
  mapEmbedUrl: mapEmbedUrl(site),
};
