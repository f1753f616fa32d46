/** A made-up store: what it would write over the example values, file by file, to go live. */
import type { Hours } from "../../app/content/schema.ts";
import { storeDate, unsettledHolidays } from "../../app/hours/store-days.ts";

/** One place to fill in. `from` stands once in the file, or in the tables of [env.production] of wrangler.toml. */
export interface Edit {
  file: string;
  from: string;
  to: string;
  /** Whether the guard must refuse while `from` stands there; else any store may have the same. */
  isExample: boolean;
}

const domain = "crile-road-shipping.com";
const weekday = { opens: "08:30", closes: "17:30" };
const saturday = { opens: "10:00", closes: "15:00" };
const [monday, tuesday, wednesday, thursday, friday] = Array.from({ length: 5 }, () => weekday);
const weekly = { monday, tuesday, wednesday, thursday, friday, saturday, sunday: null } as Hours["weekly"];

const hoursText = ({ opens, closes }: { opens: string; closes: string }) =>
  `{ opens: "${opens}", closes: "${closes}" }`;

/**
 * All that the store fills in.
 * @param today decides which holidays it has to settle
 * @param checkedOn the day of the last check as the repository has it
 */
export function editsOf(today: Date, checkedOn: string): Edit[] {
  const holidays = unsettledHolidays({ timeZone: "America/New_York", weekly, holidays: [] }, storeDate(today));
  const days = holidays.map(({ date, name }) => `{ date: "${date}", name: ${JSON.stringify(name)}, hours: null }`);
  const examples: ReadonlyArray<[file: string, edits: ReadonlyArray<[from: string, to: string]>]> = [
    [
      "app/content/site.ts",
      [
        ['domain: "www.mailboxplus.example"', `domain: "www.${domain}"`],
        ["(440) 555-0142", "(440) 352-7788"],
        ["hello@mailboxplus.example", `hello@${domain}`],
        ["100 Main Street", "7501 Crile Road"],
        ["https://facebook.example/mailboxplus", `https://www.facebook.com/${domain}`],
        ["https://instagram.example/mailboxplus", `https://www.instagram.com/${domain}`],
        ["https://nextdoor.example/mailboxplus", `https://nextdoor.com/pages/${domain}`],
        ["{ lat: 41.67167, lng: -81.25083 }", "{ lat: 41.6695, lng: -81.2466 }"],
        ["https://boxes.example/calculator", "https://www.box-size-help.com/calculator"],
        ["https://digitalmailbox.example/mailbox-plus", "https://www.mail-on-screen.com/join"],
        ["https://fingerprints.example/book", "https://www.prints-by-appointment.com/book"],
        ["https://fingerprints.example/status", "https://www.prints-by-appointment.com/status"],
      ],
    ],
    ["app/content/hours.ts", days.length === 0 ? [] : [["holidays: [],", `holidays: [${days.join(", ")}],`]]],
    [
      "app/content/partners.ts",
      [
        ["Neighborhood Salon & Spa", "Crile Hair Studio"],
        ["Neighborhood Pub", "The Quarry Tap"],
        ["Neighborhood Cafe", "Morning Kettle"],
        ["Township Bank Branch", "Lake & Quarry Savings"],
        ["Neighborhood Boutique", "Auburn Dress Shop"],
        ["https://salon.example/", "https://crile-hair-studio.com/"],
        ["https://pub.example/", "https://the-quarry-tap.com/"],
        ["https://cafe.example/", "https://morning-kettle.com/"],
        ["https://bank.example/", "https://lake-quarry-savings.com/"],
        ["https://boutique.example/", "https://auburn-dress-shop.com/"],
      ],
    ],
    [
      "wrangler.toml",
      [
        ['pattern = "www.mailboxplus.example"', `pattern = "www.${domain}"`],
        ['pattern = "mailboxplus.example"', `pattern = "${domain}"`],
        ["https://www.mailboxplus.example", `https://www.${domain}`],
        ["1x00000000000000000000AA", "0x4AAAAAAADnPIDROrmt1Wwj"],
        ["website@mailboxplus.example", `website@${domain}`],
        ["owner@mailboxplus.example", `owner@${domain}, Front desk <desk@${domain}>`],
        ["00000000-0000-0000-0000-000000000000", "0d5e5f5c-6a0e-4f6d-9a58-1c3d7c0c7a11"],
      ],
    ],
  ];
  const others: ReadonlyArray<[file: string, from: string, to: string]> = [
    ["app/content/site.ts", `checkedOn: "${checkedOn}"`, `checkedOn: "${storeDate(today)}"`],
    ["app/content/hours.ts", 'weekday = { opens: "09:00", closes: "18:00" }', `weekday = ${hoursText(weekday)}`],
    ["app/content/hours.ts", 'saturday: { opens: "09:00", closes: "14:00" }', `saturday: ${hoursText(saturday)}`],
    ["app/content/numbers.ts", '"message-retention": { value: 730', '"message-retention": { value: 365'],
    ["wrangler.toml", "https://nominatim.openstreetmap.org/reverse", "https://us1.locationiq.com/v1/reverse?key={key}"],
    ["wrangler.toml", 'IMAGES_BASE_URL = ""', `IMAGES_BASE_URL = "https://pictures.${domain}/service-images"`],
    ["wrangler.toml", 'GTM_CONTAINER_ID = ""', 'GTM_CONTAINER_ID = "GTM-K7Q2ZX"'],
  ];
  return [
    ...examples.flatMap(([file, edits]) => edits.map(([from, to]) => ({ file, from, to, isExample: true }))),
    ...others.map(([file, from, to]) => ({ file, from, to, isExample: false })),
  ];
}

/** The part of a file that edits are about. */
function partOf(text: string, file: string): [start: number, end: number] {
  const isSettings = file === "wrangler.toml";
  return isSettings ? [text.indexOf("\n[env.production]\n"), text.indexOf("\n[env.staging]\n")] : [0, text.length];
}

/** Whether the example value is still there; else the store has filled it in already. */
export const isOpen = (text: string, { file, from }: Edit): boolean => text.slice(...partOf(text, file)).includes(from);

/** The files after all edits, by path. @param read the text of a file as it is */
export function fillIn(edits: readonly Edit[], read: (file: string) => string): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { file, from, to } of edits) {
    const text = texts.get(file) ?? read(file);
    const [start, end] = partOf(text, file);
    texts.set(file, text.slice(0, start) + text.slice(start, end).replace(from, () => to) + text.slice(end));
  }
  return texts;
}
