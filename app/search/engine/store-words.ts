/** What the search answers about the store itself, in words made from the site's data. */
import type { Hours, SiteConfig } from "../../content/schema.ts";
import { comingHolidays, hoursLine, openState } from "../../hours/opening-hours.ts";
import { listed } from "../../text/listed.ts";
import { directionsUrl, phoneUrl } from "../../site/urls.ts";
import type { AnswerView } from "./answer-view.ts";

export interface StoreData {
  site: SiteConfig;
  hours: Hours;
  /** "Holiday hours may vary." */
  hoursNote: string;
  /** How the store came to be, as markup. */
  story: string;
}

/** The hours go by the clock: open or shut, the week, and the days ahead that differ. */
export function hoursNow({ hours, hoursNote }: StoreData, now: Date): Pick<AnswerView, "body" | "open"> {
  const holidays = comingHolidays(hours, now).map(({ day, name, times }) => `${day}, ${name}: ${times}`);
  return {
    open: openState(hours, now),
    body: [hoursLine(hours), ...holidays, hoursNote].map((line) => ({ p: [line] })),
  };
}

/** What the site's data say, as markup. @throws Error on an id that has neither words of its own nor data */
export function storeMarkup(id: string, { site, hours, hoursNote, story }: StoreData): string {
  const { phone, email, address } = site.contact;
  const street = `${address.street}, ${address.city}, ${address.state} ${address.zip}`;
  const made: Readonly<Record<string, string>> = {
    hours: `${hoursLine(hours)}. ${hoursNote}`,
    phone: `Call us at [${phone}](${phoneUrl(phone)}).`,
    email: `Write to [${email}](mailto:${email}), or use [the message form](/contact-us).`,
    address: `${site.name}, ${street}. [Get directions](${directionsUrl(site)}).`,
    payment: `We take ${listed(site.paymentAccepted.map((kind) => kind.toLowerCase()))}. Payment is due at the time of service.`,
    area: `We serve ${listed(site.areaServed)}.`,
    about: story,
  };
  const markup = made[id];
  if (markup === undefined) {
    throw new Error(`No words for the store answer ${id}`);
  }
  return markup;
}
