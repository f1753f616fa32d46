/** Answers about the store, made from its hours, contact and about page. */
import { hours } from "../content/hours.ts";
import { aboutPage } from "../content/pages/about-us.ts";
import { contactPage } from "../content/pages/contact.ts";
import type { AboutPage } from "../content/schema.ts";
import { site } from "../content/site.ts";
import { comingHolidays, dayTimes, hoursLine, openState } from "../hours/opening-hours.ts";
import { weekdaysFromSunday } from "../hours/store-days.ts";
import { listed } from "../text/english.ts";
import { storeContact } from "../site/store.server.ts";
import type { AnswerView } from "./engine/answer-view.ts";

const { leadership, story }: AboutPage = aboutPage;

/** Names of the store's leaders, as far as the owner has given them. */
export const leaders = leadership.flatMap(({ role, name }) => (name === undefined ? [] : [{ role, name }]));

/** "Sunday: closed.", for each day of the week that a question names. */
const meantDays = (words: readonly string[]): string[] =>
  weekdaysFromSunday
    .filter((day) => words.includes(day) || (words.includes("weekend") && day.startsWith("s")))
    .map((day) => `${day.charAt(0).toUpperCase()}${day.slice(1)}: ${dayTimes(hours.weekly[day])}.`);

/** The hours by the clock: the open sign, the days that a question names, the week, and the coming days that differ. */
export function viewHoursAnswer(now: Date, words: readonly string[]): Pick<AnswerView, "body" | "open"> {
  const holidays = comingHolidays(hours, now).map(({ day, name, times }) => `${day}, ${name}: ${times}`);
  return {
    open: openState(hours, now),
    body: [...meantDays(words), hoursLine(hours), ...holidays, contactPage.hoursNote].map((line) => ({ p: [line] })),
  };
}

/** Markup by id of an answer without a text of its own. */
export function storeMarkup(id: string): string {
  const { phone, email, addressLines, directionsUrl } = storeContact;
  const made: Readonly<Record<string, string>> = {
    hours: `${hoursLine(hours)}. ${contactPage.hoursNote}`,
    phone: `Call us at [${phone.text}](${phone.url}).`,
    email: `Write to [${email}](mailto:${email}), or use [the message form](/contact-us).`,
    address: `${[site.name, ...addressLines].join(", ")}. [Get directions](${directionsUrl}).`,
    payment: `We take ${listed(site.paymentAccepted.map((kind) => kind.toLowerCase()))}. Payment is due at the time of service.`,
    area: `We serve ${listed(site.areaServed)}.`,
    about: [...leaders.map(({ role, name }) => `${role}: ${name}.`), story.body].join("\n\n"),
  };
  const markup = made[id];
  if (markup === undefined) {
    throw new Error(`No text for the store answer ${id}`);
  }
  return markup;
}
