/** The record of the store, and what is made of it. */
import { numbers } from "../content/numbers.ts";
import { site as record } from "../content/site.ts";
import type { StoreSite } from "../content/schema.ts";

export const site: StoreSite = {
  ...record,
  since: numbers["since-year"].value,
};

/** Short name of the town: "Concord Twp". */
export const shortTown = site.contact.address.city.replace("Township", "Twp");

/** Words of the postmark. */
export const postmark = {
  /** Lines in the middle. */
  lines: ["Since", String(site.since)],
  town: shortTown,
  state: site.postalDelivery.region,
};
