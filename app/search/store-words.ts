/** What the search answers about the store itself, in words made from the site's data. */
import type { Hours, SiteConfig } from "../content/schema.ts";
import { comingHolidays, dayTimes, hoursLine, openState } from "../hours/opening-hours.ts";
import { weekdaysFromSunday } from "../hours/store-days.ts";
import { listed } from "../text/english.ts";
import { directionsUrl, phoneUrl } from "../site/urls.ts";
import type { AnswerView } from "./engine/answer-view.ts";

export interface StoreData {
  site: SiteConfig;
  hours: Hours;
  /** "Holiday hours may vary." */
  hoursNote: string;
  /** Who runs the store and how it came to be, as markup. */
  story: string;
}

/** "Sunday: closed.", for each day of the week that a question names. */
const meantDays = ({ weekly }: Hours, words: readonly string[]): string[] =>
  weekdaysFromSunday
    .filter((day) => words.includes(day) || (words.includes("weekend") && day.startsWith("s")))
    .map((day) => `${day.charAt(0).toUpperCase()}${day.slice(1)}: ${dayTimes(weekly[day])}.`);

/** The hours go by the clock: open or shut, the days that are meant, the week, and the days ahead that differ. */
export function hoursNow(
  { hours, hoursNote }: StoreData,
  now: Date,
  words: readonly string[],
): Pick<AnswerView, "body" | "open"> {
  const holidays = comingHolidays(hours, now).map(({ day, name, times }) => `${day}, ${name}: ${times}`);
  return {
    open: openState(hours, now),
    body: [...meantDays(hours, words), hoursLine(hours), ...holidays, hoursNote].map((line) => ({ p: [line] })),
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
