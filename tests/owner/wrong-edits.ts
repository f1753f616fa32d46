/** Mistakes that an owner may make: each is told in one sentence, at its line. */
import type { Change } from "./right-edits.ts";

export interface WrongEdit {
  name: string;
  change: Change;
  /** What stands in the line that the sentence names. */
  line: RegExp;
  /** Words of the sentence. */
  says: RegExp;
}

export const wrongEdits: readonly WrongEdit[] = [
  {
    name: "a comma is missing",
    change: ["hours.ts", /(?<=timeZone: "[^"]*"),/, ""],
    line: /timeZone/,
    says: /comma is missing/,
  },
  {
    name: "a quotation mark is missing",
    change: ["partners.ts", /(?<=kind: "[^"]*)"/, ""],
    line: /kind/,
    says: /quotation mark/,
  },
  {
    name: "a service that is not there",
    change: ["areas/perry.ts", /(?<=service: )"[^"]*"/, '"telegrams"'],
    line: /telegrams/,
    says: /the service telegrams, which is not there/,
  },
  {
    name: "a misspelled field",
    change: ["site.ts", /(?<=^ {2})tagline/m, "tagLine"],
    line: /tagLine/,
    says: /no such field, did you mean tagline\?/,
  },
  {
    name: "a price as a text",
    change: ["numbers.ts", /(?<=price: )\d+/, '"20"'],
    line: /price: "20"/,
    says: /a number without quotes, not "20"/,
  },
  {
    name: "a time of 25:00",
    change: ["hours.ts", /(?<=saturday: ).*(?=,$)/m, '{ opens: "09:00", closes: "25:00" }'],
    line: /25:00/,
    says: /HH:MM from "00:00" to "23:59"/,
  },
  {
    name: "a day that closes before it opens",
    change: ["hours.ts", /(?<=saturday: ).*(?=,$)/m, '{ opens: "14:00", closes: "09:00" }'],
    line: /saturday/,
    says: /has to open before it closes/,
  },
  {
    name: "the day 2026-13-40",
    change: ["site.ts", /(?<=checkedOn: )"[^"]*"/, '"2026-13-40"'],
    line: /2026-13-40/,
    says: /a day of the calendar, written as 2026-11-20/,
  },
  {
    name: "a picture that is not there",
    change: ["services/copies.ts", /(?<=heroImage: )"[^"]*"/, '"/images/services/copis.svg"'],
    line: /copis/,
    says: /which is not in public/,
  },
  {
    name: "two services with one address",
    change: ["services/copies.ts", /(?=^ {2}section)/m, '  slug: "posters-printing",\n'],
    line: /slug|id:/,
    says: /which services\/posters-printing\.ts has already/,
  },
  {
    name: "a number that is not there",
    change: ["pages/about-us.ts", /\{since-year\}/, "{since-yeer}"],
    line: /since-yeer/,
    says: /No number called since-yeer, did you mean since-year\?/,
  },
  {
    name: "an icon that is not drawn",
    change: ["services/copies.ts", /(?<=^ {2}icon: )"[^"]*"/m, '"scaner"'],
    line: /scaner/,
    says: /"scaner" is no icon, did you mean scanner\?/,
  },
  {
    name: "an answer that links to no page",
    change: ["faqs/fax.ts", /(?<=answer: )`[^`]*`/, "`See [our telegrams](/home-business/telegrams).`"],
    line: /telegrams/,
    says: /leads to \/home-business\/telegrams, where no page is/,
  },
  {
    name: "a service that is deleted and still listed",
    change: ["services/copies.ts", "deleted"],
    line: /copies\.ts/,
    says: /imports \.\/copies\.ts, which is not there/,
  },
];
