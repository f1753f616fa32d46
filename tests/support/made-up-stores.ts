/** Made-up stores in every shape that the schema allows. */
import {
  array,
  boolean,
  constant,
  constantFrom,
  date,
  dictionary,
  integer,
  option,
  record,
  shuffledSubarray,
  string,
  subarray,
  tuple,
  uniqueArray,
  type Arbitrary,
} from "fast-check";
import { carriers as ownCarriers } from "#app/content/carriers/index.ts";
import { aboutPage as ownAboutPage } from "#app/content/pages/about-us.ts";
import { numbers as ownNumbers } from "#app/content/numbers.ts";
import { site as ownSite } from "#app/content/site.ts";
import {
  weekdays,
  type AboutPage,
  type Answers,
  type Carrier,
  type DayHours,
  type Hours,
  type Numbers,
  type Partner,
  type SiteConfig,
} from "#app/content/schema.ts";
import { addDays } from "#app/hours/store-days.ts";

export interface MadeUpStore {
  site: SiteConfig;
  hours: Hours;
  partners: Partner[];
  numbers: Numbers;
  carriers: Carrier[];
  answers: Answers;
  aboutPage: AboutPage;
}

/** The day from which dates are made up. */
export const madeUpToday = "2026-11-23";

const letters = (min: number, max: number) =>
  string({ unit: constantFrom(..."abcdefghijklmnopqrstuvwxyz"), minLength: min, maxLength: max });
const word = letters(3, 10).map((text) => text.charAt(0).toUpperCase() + text.slice(1));
const name = tuple(word, constantFrom("", " & Sons", "'s", " “Express”", " Ñ", " <b>"), word).map(
  ([first, middle, last]) => `${first}${middle} ${last}`,
);
const digits = (count: number) => string({ unit: constantFrom(..."0123456789"), minLength: count, maxLength: count });
const webAddress = letters(3, 12).map((host) => `https://www.${host}.com/a?b=1&c=2`);

const time = (halfHours: number) =>
  `${String(Math.floor(halfHours / 2)).padStart(2, "0")}:${halfHours % 2 === 0 ? "00" : "30"}`;
const openDay = uniqueArray(integer({ min: 0, max: 47 }), { minLength: 2, maxLength: 2 }).map(([a = 0, b = 0]) => ({
  opens: time(Math.min(a, b)),
  closes: time(Math.max(a, b)),
}));
const day: Arbitrary<DayHours> = option(openDay, { freq: 4 });

const hours: Arbitrary<Hours> = tuple(
  tuple(openDay, array(day, { minLength: 6, maxLength: 6 }), integer({ min: 0, max: 6 })),
  uniqueArray(integer({ min: 0, max: 90 }), { maxLength: 9 }),
  array(tuple(day, name), { minLength: 9, maxLength: 9 }),
  option(subarray(["Christmas Day", "New Year's Day"]), { nil: undefined }),
).map(([[first, others, at], ahead, dated, mayVary]) => ({
  timeZone: "America/New_York",
  weekly: Object.fromEntries(
    weekdays.map((weekday, place) => [weekday, place === at ? first : (others[place % 6] ?? null)]),
  ) as Hours["weekly"],
  holidays: ahead
    .toSorted((a, b) => a - b)
    .map((days, place) => {
      const [open, called] = dated[place] ?? [null, "Holiday"];
      return { date: addDays(madeUpToday, days), name: called, hours: open };
    }),
  ...(mayVary !== undefined && { mayVary }),
}));

const site: Arbitrary<SiteConfig> = record({
  name,
  phone: tuple(digits(3), digits(3), digits(4)).map(([area, office, line]) => `(${area}) ${office}-${line}`),
  email: letters(2, 12).map((user) => `${user}@the-store.com`),
  street: tuple(integer({ min: 1, max: 99_999 }), name).map(([house, street]) => `${house} ${street} Road, Suite 4`),
  zip: digits(5),
  social: record({ facebook: webAddress, instagram: webAddress, nextdoor: webAddress }, { requiredKeys: [] }),
  geo: record({
    lat: integer({ min: 2_400_000, max: 5_000_000 }).map((value) => value / 100_000),
    lng: integer({ min: -12_600_000, max: -6_600_000 }).map((value) => value / 100_000),
  }),
  areaServed: tuple(shuffledSubarray([...ownSite.areaServed]), array(word, { maxLength: 3 }), word).map(
    ([known, others, last]) => [...new Set([...known, ...others, last])],
  ),
  paymentAccepted: shuffledSubarray(["Cash", "Credit card", "Debit card", "Check"], { minLength: 1 }),
  priceRange: constantFrom("$", "$$", "$$$"),
  checkedOn: date({ min: new Date("2026-06-01"), max: new Date("2026-11-22"), noInvalidDate: true }).map((checked) =>
    checked.toISOString().slice(0, 10),
  ),
  links: array(record({ label: name, url: webAddress }), { minLength: 1, maxLength: 3 }),
}).map(({ phone, email, street, zip, links, ...own }) => {
  // It has moved: to the town that nobody else is in.
  const city = own.areaServed.at(-1) ?? ownSite.contact.address.city;
  return {
    ...ownSite,
    ...own,
    contact: { phone, email, address: { ...ownSite.contact.address, street, city, zip } },
    postalDelivery: { ...ownSite.postalDelivery, locality: city },
    externalLinks: Object.fromEntries(Object.keys(ownSite.externalLinks).map((key) => [key, links])),
  };
});

const partners: Arbitrary<Partner[]> = array(
  record({ name, kind: name, logoUrl: constant("/images/partners/pub.svg"), website: webAddress }),
  { minLength: 1, maxLength: 8 },
);

/** A price of 0 is refused in a text that reckons with it. */
const price = integer({ min: 1, max: 20_000 }).map((cents) => cents / 100);

/** A number of the same kind with other amounts. */
function otherNumber(number: Numbers[string]): Arbitrary<Numbers[string]> {
  if ("price" in number) {
    const packages = integer({ min: 0, max: 60 });
    return tuple(number.price === 0 ? option(price, { nil: 0 }) : price, packages).map(([amount, count]) => ({
      ...number,
      price: amount,
      ...(number.packages !== undefined && { packages: count }),
    }));
  }
  if ("from" in number) {
    return tuple(integer({ min: 1, max: 20 }), integer({ min: 1, max: 20 })).map(([from, more]) => ({
      ...number,
      from,
      to: from + more,
    }));
  }
  if ("choices" in number) {
    return uniqueArray(integer({ min: 1, max: 24 }), {
      minLength: number.choices.length,
      maxLength: number.choices.length,
    }).map((choices) => ({ ...number, choices: choices.toSorted((a, b) => a - b) }));
  }
  return "value" in number ? integer({ min: 1, max: 3000 }).map((value) => ({ ...number, value })) : constant(number);
}

const plan = record({ price, packages: integer({ min: 1, max: 100 }), plan: word }).map((made): Numbers[string] => ({
  ...made,
  per: "month",
  owners: ["mailbox-rental"],
  source: "store",
}));

const numbers: Arbitrary<Numbers> = tuple(
  record(
    Object.fromEntries(Object.entries<Numbers[string]>(ownNumbers).map(([key, number]) => [key, otherNumber(number)])),
  ),
  option(plan, { nil: undefined }),
).map(([own, another]) => ({ ...own, ...(another !== undefined && { "mailbox-another": another }) }));

const carriers: Arbitrary<Carrier[]> = tuple(
  array(boolean(), { minLength: ownCarriers.length, maxLength: ownCarriers.length }),
  uniqueArray(letters(3, 6), { maxLength: 2 }),
).map(([offered, others]) => [
  // One is always there.
  ...ownCarriers.map((carrier, at): Carrier =>
    at === 0 || offered[at] === true ? carrier : { ...carrier, isOffered: false },
  ),
  ...others.map((id) => ({
    id: `x${id}`,
    name: id.toUpperCase(),
    url: `https://www.${id}.com/`,
    page: "package-drop-offs",
    trackingUrl: `https://www.${id}.com/?n={n}`,
    sampleNumber: `X${id.toUpperCase()}12345678`,
  })),
]);

const pickup = integer({ min: 0, max: 47 }).map(time);

/** From none to all of the answers that only the owner has. */
const answers: Arbitrary<Answers> = record(
  {
    lastPickups: dictionary(
      constantFrom(...ownCarriers.map(({ id }) => id)),
      record(
        { monday: pickup, tuesday: pickup, wednesday: pickup, thursday: pickup, friday: pickup, saturday: pickup },
        { requiredKeys: [] },
      ),
    ),
    prices: record(
      {
        "copy-black": price,
        "copy-color": price,
        "fax-page": price,
        "scan-page": price,
        "shredding-pound": price,
      },
      { requiredKeys: [] },
    ),
    printsWhileYouWait: boolean(),
    digitalMailboxAddress: name.map((street) => `200 ${street} Street, Unit 7`),
  },
  { requiredKeys: [] },
);

/** Who runs the store: by role alone, or with the name, picture and words that the owner has given. */
const leader = record(
  {
    role: name,
    name,
    photo: constant("/images/partners/pub.svg"),
    description: tuple(name, name, name).map((names) => names.join(" ")),
  },
  { requiredKeys: ["role"] },
);
const aboutPage: Arbitrary<AboutPage> = uniqueArray(leader, {
  minLength: 2,
  maxLength: 2,
  selector: ({ role }) => role,
}).map((leadership) => ({ ...ownAboutPage, leadership }));

export const madeUpStores: Arbitrary<MadeUpStore> = record({
  site,
  hours,
  partners,
  numbers,
  carriers,
  answers,
  aboutPage,
});
