/** Puts the owner's answers where they are asked for: as rows in the labels of services, and as numbers. */
import { answers } from "./answers.ts";
import { offeredCarriers } from "./carriers/index.ts";
import type { Answers, LabelRow, Price, Service, Weekday } from "./schema.ts";

/** What each price is for: the service, its row, what the row says before the price, and its name in lists of prices. */
const priced: Readonly<
  Record<keyof NonNullable<Answers["prices"]>, [id: string, term: string, what: string, offer: string]>
> = {
  "copy-black": ["copies", "One copy", "Black and white: ", "Black-and-white copy"],
  "copy-color": ["copies", "One copy", "Color: ", "Color copy"],
  "fax-page": ["fax-services", "One fax page", "", "Fax page"],
  "scan-page": ["document-scanning", "One scanned page", "", "Scanned page"],
  "shredding-pound": ["shredding", "One pound", "", "Pound of shredding"],
};
const prices = Object.entries(priced).flatMap(([name, [id, term, what, offer]]) => {
  const price = Object.entries(answers.prices ?? {}).find(([key]) => key === name)?.[1];
  return price === undefined ? [] : [{ name, id, term, what, offer, price }];
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

function rowsOf(id: string): LabelRow[] {
  const own = prices.filter((price) => price.id === id);
  const ofCarrier = pickups.filter(({ page }) => page === id);
  const isPrinted = id === "document-printing" || id === "copies";
  const rows: Array<[term: string, about: "price" | "time" | undefined, details: string[]]> = [
    [own[0]?.term ?? "", "price", own.map(({ what, name }) => `${what}{${name}.price}`)],
    ["Last pickup", "time", ofCarrier.flatMap(({ times }) => pickupLines(times))],
    [
      "Last pickups",
      "time",
      id === "package-drop-offs" ? pickups.map(({ name, times }) => `${name}: ${pickupLines(times).join(", ")}`) : [],
    ],
    [
      "A few pages",
      "time",
      !isPrinted || answers.printsWhileYouWait === undefined
        ? []
        : [answers.printsWhileYouWait ? "Done while you wait" : "Not done while you wait"],
    ],
    [
      "Your address",
      undefined,
      id === "digital-mailbox-rental" && answers.digitalMailboxAddress !== undefined
        ? [answers.digitalMailboxAddress]
        : [],
    ],
  ];
  return rows.flatMap(([term, about, details]) =>
    details.length === 0 ? [] : [{ term, ...(about !== undefined && { about }), details }],
  );
}

/** The service with the answers in its label; itself when there are none. */
export function withAnswers(service: Service): Service {
  const rows = rowsOf(service.id);
  return rows.length === 0 ? service : { ...service, label: [...(service.label ?? []), ...rows] };
}
