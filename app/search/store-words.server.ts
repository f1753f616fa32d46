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

/** Next date of each day in the question. */
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

/** Open sign, days in the question, the week, and upcoming exceptions. */
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

/** Markup for answers that have no text in their record. */
export function storeMarkup(id: string): string {
  const { phone, email, addressLines, directionsUrl } = storeContact;
  const leaders = leadership.flatMap(({ role, name }) => (name === undefined ? [] : `${role}: ${name}.`));
  const made: Readonly<Record<string, string>> = {
    hours: `${hoursLine(hours)}. ${contactPage.words.hoursNote}`,
    phone: `Call us at [${phone.text}](${phone.url}).`,
    email: `Write to [${email}](mailto:${email}), or use [the message form](/contact-us).`,
    address: `${[site.name, ...addressLines].join(", ")}. [Get directions](${directionsUrl}).`,
    payment: `We take ${listed(site.paymentAccepted)}. Payment is due at the time of service.`,
    area: `We serve ${listed(site.areaServed)}.`,
    about: [...leaders, story.body].join("\n\n"),
  };
  const markup = made[id];
  if (markup === undefined) {
    throw new Error(`The store answer ${id} has no text`);
  }
  return markup;
}
