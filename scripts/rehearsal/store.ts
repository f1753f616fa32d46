/** A made-up store: what it would write over the example values, file by file, to go live. */
import { storeDate, unsettledHolidays } from "../../app/hours/store-days.ts";
import type { Hours } from "../../app/content/schema.ts";

/** One place to fill in. `from` stands once in the file, or in the section of it that `section` begins. */
export interface Edit {
  file: string;
  /** A TOML table such as "[env.production.vars]"; it ends where the next begins. */
  section?: string;
  from: string;
  to: string;
  /** Whether the guard must refuse while `from` stands there; else any store may have the same. */
  isExample: boolean;
}

/** Its domain is without www. */
const store = {
  phone: "(440) 352-7788",
  street: "7501 Crile Road",
  domain: "crile-road-shipping.com",
  position: { lat: 41.6695, lng: -81.2466 },
  weekday: { opens: "08:30", closes: "17:30" },
  saturday: { opens: "10:00", closes: "15:00" },
  partners: [
    { name: "Crile Hair Studio", host: "crile-hair-studio.com" },
    { name: "The Quarry Tap", host: "the-quarry-tap.com" },
    { name: "Morning Kettle", host: "morning-kettle.com" },
    { name: "Lake & Quarry Savings", host: "lake-quarry-savings.com" },
    { name: "Auburn Dress Shop", host: "auburn-dress-shop.com" },
  ],
  retentionDays: 365,
  mailTo: "owner@crile-road-shipping.com, Front desk <desk@crile-road-shipping.com>",
  geocoder: "https://us1.locationiq.com/v1/reverse?key={key}",
  imagesBucket: "https://pictures.crile-road-shipping.com/service-images",
  tagManager: "GTM-K7Q2ZX",
  databaseId: "0d5e5f5c-6a0e-4f6d-9a58-1c3d7c0c7a11",
};

/** Its hours, before it has settled a holiday. */
const hours: Hours = {
  timeZone: "America/New_York",
  weekly: {
    monday: store.weekday,
    tuesday: store.weekday,
    wednesday: store.weekday,
    thursday: store.weekday,
    friday: store.weekday,
    saturday: store.saturday,
    sunday: null,
  },
  holidays: [],
};

const quoted = (text: string) => JSON.stringify(text);

/** Edits of one file, or of one of its sections. */
const editsIn =
  (file: string, section?: string) =>
  (from: string, to: string, isExample = true): Edit => ({
    file,
    ...(section !== undefined && { section }),
    from,
    to,
    isExample,
  });

const hoursText = ({ opens, closes }: { opens: string; closes: string }) =>
  `{ opens: ${quoted(opens)}, closes: ${quoted(closes)} }`;

function siteEdits(today: Date, checkedOn: string): Edit[] {
  const { domain, position } = store;
  const replace = editsIn("app/content/site.ts");
  return [
    replace('domain: "www.mailboxplus.example"', `domain: ${quoted(`www.${domain}`)}`),
    replace('"(440) 555-0142"', quoted(store.phone)),
    replace('"hello@mailboxplus.example"', quoted(`hello@${domain}`)),
    replace('"100 Main Street"', quoted(store.street)),
    replace("https://facebook.example/mailboxplus", `https://www.facebook.com/${domain}`),
    replace("https://instagram.example/mailboxplus", `https://www.instagram.com/${domain}`),
    replace("https://nextdoor.example/mailboxplus", `https://nextdoor.com/pages/${domain}`),
    replace("{ lat: 41.67167, lng: -81.25083 }", `{ lat: ${position.lat}, lng: ${position.lng} }`),
    replace("https://boxes.example/calculator", "https://www.box-size-help.com/calculator"),
    replace("https://digitalmailbox.example/mailbox-plus", "https://www.mail-on-screen.com/join"),
    replace("https://fingerprints.example/book", "https://www.prints-by-appointment.com/book"),
    replace("https://fingerprints.example/status", "https://www.prints-by-appointment.com/status"),
    replace(`checkedOn: ${quoted(checkedOn)}`, `checkedOn: ${quoted(storeDate(today))}`, false),
  ];
}

function hoursEdits(today: Date): Edit[] {
  const holidays = unsettledHolidays(hours, storeDate(today)).map(
    ({ date, name }) => `{ date: ${quoted(date)}, name: ${quoted(name)}, hours: null }`,
  );
  const replace = editsIn("app/content/hours.ts");
  return [
    replace('weekday = { opens: "09:00", closes: "18:00" }', `weekday = ${hoursText(store.weekday)}`, false),
    replace('saturday: { opens: "09:00", closes: "14:00" }', `saturday: ${hoursText(store.saturday)}`, false),
    replace("holidays: [],", `holidays: [${holidays.join(", ")}],`, holidays.length > 0),
  ];
}

const examplePartners = [
  ["Neighborhood Salon & Spa", "salon.example"],
  ["Neighborhood Pub", "pub.example"],
  ["Neighborhood Cafe", "cafe.example"],
  ["Township Bank Branch", "bank.example"],
  ["Neighborhood Boutique", "boutique.example"],
] as const;

function partnerEdits(): Edit[] {
  const replace = editsIn("app/content/partners.ts");
  return examplePartners.flatMap(([name, host], index) => {
    const partner = store.partners[index];
    return partner === undefined
      ? []
      : [
          replace(quoted(name), quoted(partner.name)),
          replace(quoted(`https://${host}/`), quoted(`https://${partner.host}/`)),
        ];
  });
}

function productionEdits(): Edit[] {
  const replace = editsIn("wrangler.toml", "[env.production.vars]");
  const setting = (name: string, from: string, to: string, isExample = true) =>
    replace(`${name} = ${quoted(from)}`, `${name} = ${quoted(to)}`, isExample);
  const route = (from: string, to: string) =>
    editsIn("wrangler.toml", "[env.production]")(`pattern = ${quoted(from)}`, `pattern = ${quoted(to)}`);
  const example = "mailboxplus.example";
  return [
    route(`www.${example}`, `www.${store.domain}`),
    route(example, store.domain),
    setting("SITE_ORIGIN", `https://www.${example}`, `https://www.${store.domain}`),
    setting("TURNSTILE_SITE_KEY", "1x00000000000000000000AA", "0x4AAAAAAADnPIDROrmt1Wwj"),
    setting("MAIL_FROM", `website@${example}`, `website@${store.domain}`),
    setting("MAIL_TO", `owner@${example}`, store.mailTo),
    setting("GEOCODER_URL", "https://nominatim.openstreetmap.org/reverse", store.geocoder, false),
    setting("IMAGES_BASE_URL", "", store.imagesBucket, false),
    setting("GTM_CONTAINER_ID", "", store.tagManager, false),
    editsIn("wrangler.toml", "[[env.production.d1_databases]]")(
      'database_id = "00000000-0000-0000-0000-000000000000"',
      `database_id = ${quoted(store.databaseId)}`,
    ),
  ];
}

/**
 * All that the store fills in.
 * @param today decides which holidays it has to settle
 * @param checkedOn the day of the last check as the repository has it
 */
export function editsOf(today: Date, checkedOn: string): Edit[] {
  return [
    ...siteEdits(today, checkedOn),
    ...hoursEdits(today),
    ...partnerEdits(),
    editsIn("app/content/numbers.ts")(
      '"message-retention": { value: 730',
      `"message-retention": { value: ${store.retentionDays}`,
      false,
    ),
    ...productionEdits(),
  ];
}
