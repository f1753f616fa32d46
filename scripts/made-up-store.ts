/** A made-up store for `npm run deploy:rehearse`: what it would write over the example values to go live. */
import { hours } from "../app/content/hours.ts";
import { storeDate, unsettledHolidays } from "../app/hours/store-days.ts";

type Rule = readonly [pattern: RegExp, value: string];

/** The guard has to refuse a release while one of these is left. */
const examples: readonly Rule[] = [
  [/\bowner@mailboxplus\.example\b/g, "owner@mailboxplus-crile-road.com, Front desk <desk@mailboxplus-crile-road.com>"],
  [/\b(\w+)\.example\b/g, "$1-crile-road.com"],
  [/\(440\) 555-0142/g, "(440) 352-7788"],
  [/100 Main Street/g, "7501 Crile Road"],
  [/\b(Neighborhood|Township)(?= (Salon & Spa|Pub|Cafe|Boutique|Bank Branch)")/g, "Crile"],
  [/lat: 41\.67167, lng: -81\.25083/g, "lat: 41.6695, lng: -81.2466"],
  [/1x00000000000000000000AA/g, "0x4AAAAAAADnPIDROrmt1Wwj"],
  [/00000000-0000-0000-0000-000000000000/g, "0d5e5f5c-6a0e-4f6d-9a58-1c3d7c0c7a11"],
];

/** Values that any store may have, too. */
const others = (today: string, holidays: string): readonly Rule[] => [
  [/(?<=^ {2}checkedOn: ")[\d-]+/gm, today],
  [/holidays: \[\]/g, `holidays: [${holidays}]`],
  [/(?<=weekday = \{ opens: )"09:00", closes: "18:00"/g, '"08:30", closes: "17:30"'],
  [/(?<="message-retention": \{ value: )730/g, "365"],
  [/https:\/\/nominatim\.openstreetmap\.org\/reverse/g, "https://us1.locationiq.com/v1/reverse?key={key}"],
  [/IMAGES_BASE_URL = ""/g, 'IMAGES_BASE_URL = "https://pictures.mailboxplus-crile-road.com/service-images"'],
  [/GTM_CONTAINER_ID = ""/g, 'GTM_CONTAINER_ID = "GTM-K7Q2ZX"'],
];

export const filesOfStore = [
  ...["site", "partners", "hours", "numbers"].map((name) => `app/content/${name}.ts`),
  "wrangler.toml",
];

/** The part of a file that holds the store's values: in wrangler.toml the tables of [env.production]. */
const partOf = (file: string, text: string): [start: number, end: number] =>
  file === "wrangler.toml"
    ? [text.indexOf("\n[env.production]\n"), text.indexOf("\n[env.staging]\n")]
    : [0, text.length];

/** Lines of a file that hold an example value, from 1 on. */
export function exampleLines(file: string, text: string): number[] {
  const [start, end] = partOf(file, text);
  const found = examples.flatMap(([pattern]) => [...text.slice(start, end).matchAll(pattern)]);
  return [...new Set(found.map(({ index }) => text.slice(0, start + index).split("\n").length))];
}

/** The text of a file as the store would leave it. @param leave keeps example values that hold this text */
export function fillIn(file: string, text: string, today: Date, leave?: string): string {
  const date = storeDate(today);
  const holidays = unsettledHolidays({ ...hours, holidays: [] }, date)
    .map(({ date: day, name }) => `{ date: "${day}", name: ${JSON.stringify(name)}, hours: null }`)
    .join(", ");
  const [start, end] = partOf(file, text);
  const filled = [...examples, ...others(date, holidays)].reduce(
    (part, [pattern, value]) =>
      part.replaceAll(pattern, (example: string, first: string) =>
        leave !== undefined && example.includes(leave) ? example : value.replace("$1", first),
      ),
    text.slice(start, end),
  );
  return text.slice(0, start) + filled + text.slice(end);
}
