/** Each mistake is reported at the changed line or next to it. */
import type { Change } from "./right-edits.ts";

export const wrongEdits: ReadonlyArray<readonly [name: string, change: Change, says: RegExp]> = [
  [
    "a comma is missing",
    ["partners.ts", /(?<=name: "[^"]*"),/, ""],
    /Expected `,`[^]*comma, a quotation mark or a bracket is missing/,
  ],
  ["a quotation mark is missing", ["partners.ts", /(?<=kind: "[^"]*)"/, ""], /Unterminated string/],
  ["a price with its sign", ["numbers.ts", /(?<=price: )\d+/, "$$20"], /^\$20 is not defined/],
  ["a day of hours in a text", ["hours.ts", /(?<=sunday: ).*(?=,$)/m, '"closed"'], /or null when shut all day/],
  ["a text too short", ["site.ts", /(?<=tagline: )"[^"]*"/, '"A"'], /tagline: Invalid length: Expected >=3/],
  [
    "the last pickup of an unknown carrier",
    ["owner-answers.ts", /(?<=: Answers = )\{[^;]*\}/, '{ lastPickups: { fdex: { monday: "16:30" } } }'],
    /the carrier fdex, which is not there/,
  ],
  [
    "a service that is not there",
    ["areas/perry.ts", /(?<=service: )"[^"]*"/, '"telegrams"'],
    /the service telegrams, which is not there/,
  ],
  ["a misspelled field", ["site.ts", /(?<=^ {2})tagline/m, "tagLine"], /tagLine: Invalid key/],
  [
    "a time of 25:00",
    ["hours.ts", /(?<=saturday: ).*(?=,$)/m, '{ opens: "09:00", closes: "25:00" }'],
    /HH:MM from "00:00" to "23:59"/,
  ],
  [
    "a day that closes before it opens",
    ["hours.ts", /(?<=saturday: ).*(?=,$)/m, '{ opens: "14:00", closes: "09:00" }'],
    /must open before it closes/,
  ],
  [
    "a day as Americans write it",
    ["site.ts", /(?<=checkedOn: )"[^"]*"/, '"11/20/2026"'],
    /a day of the calendar, written as 2026-11-20/,
  ],
  [
    "a picture that is not there",
    ["services/copies.ts", /(?<=heroImage: )"[^"]*"/, '"/images/services/copis.svg"'],
    /which is not in public/,
  ],
  [
    "two services with one address",
    ["services/copies.ts", /(?=^ {2}section)/m, '  slug: "posters-printing",\n'],
    /the address \/copy-print\/posters-printing of services\/posters-printing\.ts/,
  ],
  ["a number that is not there", ["pages/about-us.ts", /"since-year"/, '"since-yeer"'], /No number called since-yeer/],
  [
    "an icon that is not drawn",
    ["services/copies.ts", /(?<=^ {2}icon: )"[^"]*"/m, '"scaner"'],
    /icon: Invalid type.* received "scaner"/,
  ],
  [
    "an answer that links to no page",
    ["faqs/fax.ts", /(?<=answer: )`[^`]*`/, "`See [our telegrams](/home-business/telegrams).`"],
    /leads to \/home-business\/telegrams, where no page is/,
  ],
  [
    "a service that is deleted and still listed",
    ["services/copies.ts", "deleted"],
    /imports \.\/copies\.ts, which is not there/,
  ],
  ["a record without its type", ["services/copies.ts", / satisfies Service\b/, ""], /^copies names no type/],
  ["curly quotes", ["site.ts", /(?<=tagline: )"([^"]*)"/, "“$1”"], /Invalid Character/],
  [
    "a store in another town",
    ["site.ts", /(?<=^ {2}geo: )\{.*\}/m, "{ lat: 40.4406, lng: -79.9959 }"],
    /geo\.lat: latitude around the store/,
  ],
  ["a service listed twice", ["services/index.ts", /(?=^\];)/m, "  copies,\n"], /lists copies twice/],
  [
    "a copy that keeps its id",
    ["services/copies.ts", /(?<=^ {2}id: )"copies"/m, '"posters-printing"'],
    /says posters-printing: call it copies/,
  ],
  [
    "two questions with one address",
    ["faqs/usps.ts", /(?<=id: )"[^"]*"/, '"mailbox-which-id"'],
    /has the address #mailbox-which-id of the question at .*mailbox-rental\.ts:11/,
  ],
  ...["(www.yelp.com/biz/store)", "(javascript:alert)"].map(
    (target) =>
      [
        `a link to ${target}`,
        ["pages/contact.ts", /(?<=gettingHere: `)/, `See [Yelp]${target}. `],
        /gettingHere: the link to .* leads nowhere/,
      ] as const,
  ),
  ...["[a map](/contact us)", "**bold", "[a map(/contact-us)", "[a map](/contact-us"].map(
    (markup) =>
      [`markup as ${markup}`, ["faqs/fax.ts", /(?<=answer: `)/, `${markup}. `], /answer: a \*\* or \[link\]/] as const,
  ),
  ["a price in prose", ["faqs/fax.ts", /(?<=answer: `)/, "It costs $2. "], /says \$2, which belongs into numbers\.ts/],
  ["a limit in prose", ["faqs/ups.ts", /(?<=answer: ["`])/, "At most 40 pounds. "], /says 40 pounds, which belongs/],
  ["a tag of HTML", ["faqs/fax.ts", /(?<=answer: `)/, "<b>Yes</b>. "], /holds <b>, and pages show HTML as it is typed/],
  [
    "${ in quotes",
    ["services/copies.ts", /(?<=heroTitle: )"[^"]*"/, '"Copies for $${price(1)}"'],
    /holds \$\{ in quotes/,
  ],
  ["a day to come", ["site.ts", /(?<=checkedOn: )"[^"]*"/, '"2093-11-20"'], /says 2093-11-20, a day that is still/],
  ["a redirect in a circle", ["redirects.ts", /(?<="\/home": )"\/"/, '"/home"'], /leads to \/home, an old address/],
  ["a redirect of a page", ["redirects.ts", /"\/home"(?=:)/, '"/prices"'], /sends on \/prices, where a page is/],
  ["a door that is not there", ["services/copies.ts", /(?=^ {2}order)/m, '  door: "back",\n'], /the door back, which/],
  [
    "a service that no page shows",
    ["services/insurance.ts", /(?<=category: )"[^"]*"/, '"core"'],
    /puts insurance where no page shows it/,
  ],
];
