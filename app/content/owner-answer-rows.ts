import { clockTime } from "../text/english.ts";
import { dollars } from "../text/number-text.ts";
import { answers } from "./owner-answers.ts";
import { offeredCarriers, type CarrierId } from "./carriers/index.ts";
import type { Answers, LabelRow, Price, Weekday } from "./schema.ts";

const priced: Readonly<Record<keyof NonNullable<Answers["prices"]>, [service: string, what: string, offer: string]>> = {
  "copy-black": ["copies", "Black and white", "Black-and-white copy"],
  "copy-color": ["copies", "Color", "Color copy"],
  "fax-page": ["fax-services", "One page", "Fax page"],
  "scan-page": ["document-scanning", "One page", "Scanned page"],
  "shredding-pound": ["shredding", "One pound", "Pound of shredding"],
};
type PriceName = keyof typeof priced;
const prices = (Object.keys(priced) as PriceName[]).flatMap((name) => {
  const [service, what, offer] = priced[name];
  const price = answers.prices?.[name];
  return price === undefined ? [] : [{ name, service, what, offer, price }];
});

export const answeredPrices: Readonly<Record<string, Price>> = Object.fromEntries(
  prices.map(({ name, service, offer, price }) => [
    name,
    { price, showsCents: true, offer, owners: [service], source: "store" } satisfies Price,
  ]),
);

const dayNames: ReadonlyArray<[Weekday, string]> = [
  ["monday", "Mon"],
  ["tuesday", "Tue"],
  ["wednesday", "Wed"],
  ["thursday", "Thu"],
  ["friday", "Fri"],
  ["saturday", "Sat"],
  ["sunday", "Sun"],
];

type Pickups = NonNullable<Answers["lastPickups"]>[string];

const pickups = offeredCarriers.flatMap(({ id, name }) => {
  const times = answers.lastPickups?.[id];
  return times === undefined || Object.keys(times).length === 0 ? [] : [{ id, name, times }];
});

function pickupLines(times: Pickups): string[] {
  const runs: Array<{ first: string; last: string; time: string | undefined }> = [];
  for (const [day, name] of dayNames) {
    const run = runs.at(-1);
    if (run !== undefined && run.time === times[day]) {
      run.last = name;
    } else {
      runs.push({ first: name, last: name, time: times[day] });
    }
  }
  return runs.flatMap(({ first, last, time }) =>
    time === undefined ? [] : [`${first === last ? first : `${first}-${last}`} ${clockTime(time)}`],
  );
}

/** "FedEx 4:30 PM, UPS 5:00 PM", or null on a day without a pickup. */
export function pickupsOn(day: Weekday): string | null {
  const lines = pickups.flatMap(({ name, times: { [day]: time } }) =>
    time === undefined ? [] : [`${name} ${clockTime(time)}`],
  );
  return lines.length === 0 ? null : lines.join(", ");
}

export const costs = (...names: readonly PriceName[]) =>
  prices.filter(({ name }) => names.includes(name)).map(({ what, price }) => ({ what, number: dollars(price, true) }));

const rowOf = (term: string, about: "time" | undefined, details: string[]): LabelRow[] =>
  details.length === 0 ? [] : [{ term, ...(about && { about }), details }];

export const lastPickups = (carrier: CarrierId): LabelRow[] =>
  rowOf(
    "Last pickup",
    "time",
    pickups.filter(({ id }) => id === carrier).flatMap(({ times }) => pickupLines(times)),
  );

export const allLastPickups: LabelRow[] = rowOf(
  "Last pickup",
  "time",
  pickups.map(({ name, times }) => `${name}: ${pickupLines(times).join(", ")}`),
);

const { printsWhileYouWait, digitalMailboxAddress } = answers;

export const fewPages: LabelRow[] = rowOf(
  "A few pages",
  "time",
  printsWhileYouWait === undefined ? [] : [printsWhileYouWait ? "Done while you wait" : "Not done while you wait"],
);

export const digitalMailboxRow: LabelRow[] = rowOf(
  "Your address",
  undefined,
  digitalMailboxAddress === undefined ? [] : [digitalMailboxAddress],
);
