/** Each edit keeps checks and unit tests green, and shows on the site. */

export type Change =
  | readonly [file: string, part: RegExp, replacement: string]
  | readonly [file: string, "deleted"]
  | readonly [file: string, "copied from", other: string];

export interface RightEdit {
  name: string;
  /** Below app/content; "*" means each file. */
  changes: readonly Change[];
  shows?: readonly string[];
  hides?: readonly string[];
}

const weekday = (name: string) => new RegExp(`(?<=^ {4}${name}: ).*(?=,$)`, "m");
const field = (name: string) => new RegExp(String.raw`(?<=^\s*${name}:\s+)(?:"[^"]*"|\`[^\`]*\`)`, "m");
const listOf = (name: string) => new RegExp(String.raw`(?<=\b${name}: )\[[^\]]*\]`);
const amountOf = (number: string, part: string) => new RegExp(String.raw`(?<="?${number}"?: \{\s+${part}: )[\d_.]+`);
const lines = (part: string) => new RegExp(`^.*${part}.*\n`, "gm");

/** Edits of one list are made together in one copy, so none may undo another. */
export const rightEdits: ReadonlyArray<readonly RightEdit[]> = [
  [
    {
      name: "a holiday",
      changes: [["hours.ts", listOf("holidays"), '[{ date: "2026-12-25", name: "Christmas Day", hours: null }]']],
      shows: ["2026-12-25, Christmas Day: closed"],
      hides: ["2026-12-25, Christmas Day: hours may vary"],
    },
    {
      name: "Wednesday from 10 on",
      changes: [["hours.ts", weekday("wednesday"), '{ opens: "10:00", closes: "18:00" }']],
      shows: ["10:00 AM"],
    },
    {
      name: "another price of mailboxes",
      changes: [["numbers.ts", amountOf("mailbox-basic", "price"), "23"]],
      shows: ["$23 per month"],
    },
    {
      name: "a service less",
      changes: [
        ["services/golf-club-shipping.ts", "deleted"],
        ["faqs/golf-clubs.ts", "deleted"],
        ["services/index.ts", lines("golfClub"), ""],
        ["faqs/index.ts", lines("golfClub"), ""],
        ["*", /^\s*"golf-club-shipping",\n|, "golf-club-shipping"(?=\])/gm, ""],
        ["*", /golf-club-shipping/g, "bicycle-shipping"],
        ["redirects.ts", /(?=^\};)/m, '  "/pack-ship/golf-club-shipping": "/pack-ship",\n'],
      ],
      hides: ["Golf Club Shipping"],
    },
    {
      name: "a town less",
      changes: [
        ["areas/geneva.ts", "deleted"],
        ["areas/index.ts", lines("geneva"), ""],
        ["site.ts", lines('"Geneva"'), ""],
      ],
      hides: ["/service-area/geneva"],
    },
    {
      name: "a carrier less",
      changes: [["carriers/dhl.ts", /(?=^ {2}name:)/m, "  isOffered: false,\n"]],
      shows: ["FedEx, UPS and USPS"],
      hides: ["FedEx, UPS, USPS and DHL"],
    },
    {
      name: "a question less",
      changes: [["faqs/shipping.ts", /(?<=^ {4}\},\n) {4}\{\n(?: {6}.*\n|\n)+ {4}\},\n(?= {2}\])/m, ""]],
    },
    {
      name: "another answer, with the words that the owner uses",
      changes: [["faqs/fax.ts", field("answer"), '"Call us so that somebody can look up what a page costs."']],
      shows: ["so that somebody can look up"],
    },
    { name: "no picture of a service", changes: [["services/copies.ts", lines("heroImage"), ""]] },
    {
      name: "all answers of the owner",
      changes: [
        [
          "owner-answers.ts",
          /(?<=: Answers = )\{[^;]*\}/,
          `{
  lastPickups: { fedex: { monday: "16:30", tuesday: "16:30", saturday: "12:00" }, ups: { monday: "17:15" } },
  prices: { "copy-black": 0.15, "copy-color": 0.5, "fax-page": 1.5, "scan-page": 0.35, "shredding-pound": 1.25 },
  printsWhileYouWait: true,
  digitalMailboxAddress: "200 Main Street, Unit 7, Painesville, OH 44077",
}`,
        ],
      ],
      shows: ["4:30 PM", "$0.15", "$0.50", "$1.50", "$0.35", "$1.25", "Done while you wait", "200 Main Street, Unit 7"],
    },
    {
      name: "who runs the store",
      changes: [["pages/about-us.ts", /(?<=role: "Store Manager")/, ', name: "Ada Example"']],
      shows: ["Ada Example"],
    },
    { name: "a profile less", changes: [["site.ts", lines("nextdoor:"), ""]], hides: ["nextdoor"] },
  ],
  [
    {
      name: "a half day",
      changes: [
        [
          "hours.ts",
          listOf("holidays"),
          '[{ date: "2026-12-24", name: "Christmas Eve", hours: { opens: "09:00", closes: "13:00" } }]',
        ],
      ],
      shows: ["2026-12-24, Christmas Eve: 9:00 AM to 1:00 PM"],
    },
    { name: "closed on Saturdays", changes: [["hours.ts", weekday("saturday"), "null"]], shows: ["Sat-Sun closed"] },
    {
      name: "holidays that may vary",
      changes: [["hours.ts", /(?=^ {2}holidays:)/m, '  mayVary: ["Veterans Day", "Columbus Day"],\n']],
    },
    {
      name: "phone, street and partner together",
      changes: [
        ["site.ts", field("phone"), '"(216) 431-9090"'],
        ["site.ts", /(?<=street: )"[^"]*"/, '"12 North State Street"'],
        ["partners.ts", field("name"), '"Painesville Books"'],
        ["partners.ts", field("kind"), '"Bookstore"'],
        ["partners.ts", field("website"), '"https://painesville-books.com/"'],
      ],
      shows: ["(216) 431-9090", "12 North State Street", "Painesville Books"],
    },
    {
      name: "another name of the store",
      changes: [["site.ts", field("name"), '"Crile Road Shipping"']],
      shows: ["Crile Road Shipping"],
      hides: ["Mailbox Plus"],
    },
    {
      name: "where the door is",
      changes: [["site.ts", /(?<=^ {2}geo: )\{.*\}/m, "{ lat: 41.6695, lng: -81.2466 }"]],
      shows: ["41.6695"],
    },
    {
      name: "a partner more",
      changes: [
        [
          "partners.ts",
          /(?=^\] as const)/m,
          `  {
    name: "Crile Road Bakery",
    kind: "Bakery",
    logoUrl: "/images/partners/cafe.svg",
    website: "https://crile-road-bakery.com/",
  },
`,
        ],
      ],
      shows: ["Crile Road Bakery"],
    },
    {
      name: "a document more for Form 1583",
      changes: [
        ["id-documents.ts", /(?=^\] as const)/m, '  { key: "example", name: "Example card", proves: ["photo"] },\n'],
      ],
      shows: ["NEXUS card or example card"],
    },
    {
      name: "other names of plans",
      changes: [
        ["numbers.ts", /(?<=plan: )"Mailbox with notification"/, '"Box with a note"'],
        ["numbers.ts", /(?<=plan: )"Unlimited plan"/, '"All you can order"'],
      ],
      shows: ["Box with a note", "All you can order"],
      hides: ["Unlimited plan"],
    },
    {
      name: "other terms of mailboxes",
      changes: [["numbers.ts", listOf("choices"), "[6, 12, 24]"]],
      shows: ["6, 12 or 24"],
    },
    {
      name: "a service more, with the icon of another",
      changes: [
        ["services/moving-kits.ts", "copied from", "services/postage-stamps.ts"],
        ["services/moving-kits.ts", /postageStamps/, "movingKits"],
        ["services/moving-kits.ts", field("id"), '"moving-kits"'],
        ["services/moving-kits.ts", field("serviceName"), '"Moving Kits"'],
        ["services/moving-kits.ts", field("pageTitle"), '"Moving Kits with Boxes and Tape"'],
        [
          "services/moving-kits.ts",
          field("metaDescription"),
          '"Moving kits for a room or a whole house: boxes, tape and paper in one go. Call first and say how many rooms, so that all of it is ready for you."',
        ],
        ["services/moving-kits.ts", field("heroTitle"), '"Moving kits"'],
        ["services/moving-kits.ts", lines("heroImage"), ""],
        [
          "services/index.ts",
          /(?=^import .*\.\/golf|^import .*\.\/graphic)/m,
          'import { movingKits } from "./moving-kits.ts";\n',
        ],
        ["services/index.ts", /(?=^\];)/m, "  movingKits,\n"],
      ],
      shows: ["Moving Kits"],
    },
    {
      name: "a town more",
      changes: [
        ["areas/ashtabula.ts", "copied from", "areas/perry.ts"],
        ["areas/ashtabula.ts", /perryArea/, "ashtabulaArea"],
        ["areas/ashtabula.ts", /Perry/g, "Ashtabula"],
        ["areas/ashtabula.ts", field("slug"), '"ashtabula"'],
        ["areas/ashtabula.ts", /(?<=geo: )\{.*\}/, "{ lat: 41.8651, lng: -80.7898 }"],
        ["areas/ashtabula.ts", lines("heroImage"), ""],
        ["areas/index.ts", /(?=^import .*\.\/chardon)/m, 'import { ashtabulaArea } from "./ashtabula.ts";\n'],
        ["areas/index.ts", /(?=^\];)/m, "  ashtabulaArea,\n"],
        ["site.ts", /(?<=areaServed: \[\n)/, '    "Ashtabula",\n'],
      ],
      shows: ["/service-area/ashtabula"],
    },
    {
      name: "a question more",
      changes: [
        [
          "faqs/shipping.ts",
          /(?<=^ {2}faqs: \[\n)/m,
          '    { question: "Is there parking?", answer: "Yes, right in front of the door." },\n',
        ],
      ],
      shows: ["Is there parking?"],
    },
    {
      name: "the day on which the terms were approved",
      changes: [["policies/terms.ts", field("lastUpdated"), '"2026-11-27"']],
      shows: ["November 27, 2026"],
    },
    {
      name: "another word for the search",
      changes: [["search/synonyms.ts", /(?=^\] as const)/m, '  "crate, cajón",\n']],
    },
    {
      name: "an old address",
      changes: [["redirects.ts", /(?=^\};)/m, '  "/old/fax": "/home-business/fax-services",\n']],
    },
    {
      name: "single quotes",
      changes: [["services/copies.ts", /(?<=heroTitle: )"([^"]*)"/, "'$1, and back'"]],
      shows: ["and back"],
    },
    { name: "Windows line ends", changes: [["faqs/ups.ts", /\n/g, "\r\n"]] },
    {
      name: "a sentence without its number",
      changes: [["services/package-drop-offs.ts", /\$\{anyCarrier\}/, "another carrier"]],
      shows: ["another carrier"],
    },
    {
      name: "a price for what the store counts",
      changes: [
        [
          "numbers.ts",
          /(?<=^export const numbers = \{\n)/m,
          '  laminating: { price: 4, per: "set of two", offer: "Laminating", owners: ["copies"], source: "store" },\n',
        ],
        ["services/copies.ts", /^/, 'import { figure } from "../number-words.ts";\n'],
        ["services/copies.ts", /(?=details: \[\.\.\.costs)/, 'details: [figure("laminating")] },\n{ term: "More", '],
      ],
      shows: ["$4 per set of two"],
    },
  ],
];
