/** The store as pages and machines are told of it. */
import { numbers } from "../content/numbers.ts";
import { site as record } from "../content/site.ts";
import type { StoreSite } from "../content/schema.ts";
import { storeDate } from "../hours/store-days.ts";
import { filledText } from "../text/text.server.ts";

export const site: StoreSite = {
  ...record,
  description: filledText(record.description),
  since: numbers["since-year"].value,
};

/** The town's name where there is little room: "Concord Twp". */
export const shortTown = site.contact.address.city.replace("Township", "Twp");

/** What the postmark says. */
export const postmark = {
  /** In the middle: since when, or a date. */
  lines: ["Since", String(site.since)],
  town: shortTown,
  state: site.postalDelivery.region,
};

/** "Nov 17" */
const dayFormat = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", month: "short", day: "numeric" });

/** A postmark with the store's date. */
export function postmarkOf(now: Date): typeof postmark {
  const date = storeDate(now);
  return { ...postmark, lines: [dayFormat.format(new Date(`${date}T00:00:00Z`)), date.slice(0, 4)] };
}
