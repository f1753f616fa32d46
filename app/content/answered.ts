/** Puts the owner's answers where they are asked for: as rows in the labels of services, and as numbers. */
import { dollars } from "../text/number-text.ts";
import { answers } from "./answers.ts";
import { offeredCarriers } from "./carriers/index.ts";
import type { Answers, LabelRow, Price, Service, Weekday } from "./schema.ts";

/** What each price is for: the service, what its label says before the price, and its name in lists of prices. */
const priced: Readonly<Record<keyof NonNullable<Answers["prices"]>, [id: string, what: string, offer: string]>> = {
  "copy-black": ["copies", "Black and white", "Black-and-white copy"],
  "copy-color": ["copies", "Color", "Color copy"],
  "fax-page": ["fax-services", "One page", "Fax page"],
  "scan-page": ["document-scanning", "One page", "Scanned page"],
  "shredding-pound": ["shredding", "One pound", "Pound of shredding"],
};
const prices = Object.entries(priced).flatMap(([name, [id, what, offer]]) => {
  const price = Object.entries(answers.prices ?? {}).find(([key]) => key === name)?.[1];
  return price === undefined ? [] : [{ name, id, what, offer, price }];
});

/** Numbers that texts and lists of prices may name. */
export const answeredPrices: Readonly<Record<string, Price>> = Object.fromEntries(
  prices.map(({ name, id, offer, price }) => [
    name,
    { price, showsCents: true, offer, owners: [id], source: "store" } satisfies Price,
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

/** "16:30" → "4:30 PM" */
function clockTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
}

type Pickups = NonNullable<Answers["lastPickups"]>[string];

/** Carriers that are picked up, with their times. */
const pickups = offeredCarriers.flatMap(({ id, name, page }) => {
  const times = answers.lastPickups?.[id];
  return times === undefined || Object.keys(times).length === 0 ? [] : [{ name, page, times }];
});

/** "Mon-Fri 4:30 PM": days in a row with one time stand together. */
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

/** The row of a label that says what it costs, with the prices first. */
function withPrices(row: LabelRow, id: string): LabelRow {
  const own = prices.filter((each) => each.id === id).map(({ what, price }) => `${what}: ${dollars(price, true)}`);
  return "bring" in row || row.about !== "price" ? row : { ...row, details: [...own, ...row.details] };
}

const printingServices = ["document-printing", "copies"];

/** Rows that are not in the label of a service without answers. */
function rowsOf(id: string): LabelRow[] {
  const ofCarrier = pickups.filter(({ page }) => page === id).flatMap(({ times }) => pickupLines(times));
  const ofAll = pickups.map(({ name, times }) => `${name}: ${pickupLines(times).join(", ")}`);
  const { printsWhileYouWait, digitalMailboxAddress } = answers;
  const rows: LabelRow[] = [
    { term: "Last pickup", about: "time", details: id === "package-drop-offs" ? ofAll : ofCarrier },
    {
      term: "A few pages",
      about: "time",
      details:
        printsWhileYouWait === undefined || !printingServices.includes(id)
          ? []
          : [printsWhileYouWait ? "Done while you wait" : "Not done while you wait"],
    },
    {
      term: "Your address",
      details: digitalMailboxAddress === undefined || id !== "digital-mailbox-rental" ? [] : [digitalMailboxAddress],
    },
  ];
  return rows.filter((row) => "details" in row && row.details.length > 0);
}

/** The service with the answers in its label; itself when there are none. */
export function withAnswers(service: Service): Service {
  const { id, label = [] } = service;
  const rows = rowsOf(id);
  const isAnswered = rows.length > 0 || prices.some((price) => price.id === id);
  return isAnswered ? { ...service, label: [...label.map((row) => withPrices(row, id)), ...rows] } : service;
}
