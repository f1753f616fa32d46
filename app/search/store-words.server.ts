/** Answers about the store, made from its hours, contact and about page. */
import { hours } from "../content/hours.ts";
import { aboutPage } from "../content/pages/about-us.ts";
import { contactPage } from "../content/pages/contact.ts";
import type { AboutPage } from "../content/schema.ts";
import { site } from "../content/site.ts";
import { comingHolidays, hoursLine, hoursOn, openState } from "../hours/opening-hours.ts";
import { addDays, storeDate, weekdayOf } from "../hours/store-days.ts";
import { listed } from "../text/english.ts";
import { storeContact } from "../site/site.server.ts";
import type { AnswerView } from "../search-field/search.ts";

const { leadership, story }: AboutPage = aboutPage;

/** The next date of each day that a question names. */
function meantDates(now: Date, words: readonly string[]): string[] {
  const today = storeDate(now);
  return Array.from({ length: 7 }, (_, ahead) => addDays(today, ahead)).filter((date, ahead) => {
    const day = weekdayOf(date);
    return (
      words.includes(day) ||
      (words.includes("weekend") && day.startsWith("s")) ||
      (words.includes("tomorrow") && ahead === 1)
    );
  });
}

/** The hours by the clock: the open sign, the days that a question names, the week, and the coming days that differ. */
export function viewHoursAnswer(now: Date, words: readonly string[]): Pick<AnswerView, "body" | "open"> {
  const meant = meantDates(now, words);
  const holidays = comingHolidays(hours, now).filter(({ date }) => !meant.includes(date));
  const inWords = ({ day, name, times }: ReturnType<typeof hoursOn>) =>
    `${day}${name === null ? "" : `, ${name}`}: ${times}`;
  return {
    open: openState(hours, now),
    body: [
      ...meant.map((date) => `${inWords(hoursOn(hours, date))}.`),
      hoursLine(hours),
      ...holidays.map(inWords),
      contactPage.words.hoursNote,
    ].map((line) => ({ p: [line] })),
  };
}

/** Markup by id of an answer without a text of its own. */
export function storeMarkup(id: string): string {
  const { phone, email, addressLines, directionsUrl } = storeContact;
  // As far as the owner has given their names.
  const leaders = leadership.flatMap(({ role, name }) => (name === undefined ? [] : `${role}: ${name}.`));
  const made: Readonly<Record<string, string>> = {
    hours: `${hoursLine(hours)}. ${contactPage.words.hoursNote}`,
    phone: `Call us at [${phone.text}](${phone.url}).`,
    email: `Write to [${email}](mailto:${email}), or use [the message form](/contact-us).`,
    address: `${[site.name, ...addressLines].join(", ")}. [Get directions](${directionsUrl}).`,
    payment: `We take ${listed(site.paymentAccepted.map((kind) => kind.toLowerCase()))}. Payment is due at the time of service.`,
    area: `We serve ${listed(site.areaServed)}.`,
    about: [...leaders, story.body].join("\n\n"),
  };
  const markup = made[id];
  if (markup === undefined) {
    throw new Error(`The store answer ${id} has no text`);
  }
  return markup;
}
