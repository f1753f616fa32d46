/** The store in numbers and sentences, for programs and assistants. */
import { offeredCarriers } from "../content/carriers/index.ts";
import { hours as storeHours } from "../content/hours.ts";
import type { Hours, Tool } from "../content/schema.ts";
import { storeRules } from "../content/rules-before-you-come.ts";
import { clockTime, hoursLine } from "../hours/opening-hours.ts";
import { storeDate, unsettledHolidays, unsettledText } from "../hours/store-days.ts";
import type { PageRecord } from "../pages/page-record.ts";
import { indexedPages as pages } from "../pages/pages.server.ts";
import { site } from "../site/site.server.ts";
import { fullText } from "../text/number-text.ts";
import { numbers } from "../content/number-words.ts";

const hours: Hours = storeHours;

/** The path of the page with this id. @throws Error where there is no page */
export function pathOf(owner: string): string {
  const page = pages.find(({ id }) => id === owner);
  if (page === undefined) {
    throw new Error(`No page called ${owner}`);
  }
  return page.path;
}

const prices = pages.flatMap(({ path, service }) => (service?.offers ?? []).map((offer) => ({ ...offer, path })));

/** The day on which the words last changed. */
const asOf = pages.map(({ lastUpdated }) => lastUpdated).reduce((one, other) => (one > other ? one : other), "");

/** `/facts.json` */
export function storeFacts(origin: string, now: Date) {
  const { timeZone, weekly, holidays } = hours;
  return {
    name: site.name,
    description: site.description,
    url: `${origin}/`,
    since: site.since,
    asOf,
    contact: { ...site.contact, page: `${origin}/contact-us` },
    position: { latitude: site.geo.lat, longitude: site.geo.lng },
    hours: {
      timeZone,
      weekly,
      holidays,
      // Unsettled days of the coming year.
      unsettled: unsettledHolidays(hours, storeDate(now), 365).map(({ date, name }) => ({
        date,
        name,
        note: unsettledText(name),
      })),
    },
    payment: { accepted: site.paymentAccepted, priceRange: site.priceRange },
    areaServed: site.areaServed,
    carriers: offeredCarriers.map(({ name }) => name),
    prices: prices.map(({ name, price, unit, text, path }) => ({
      what: name,
      text,
      amount: price,
      currency: "USD",
      ...(unit !== null && { per: unit }),
      page: origin + path,
    })),
    rules: storeRules.map(({ text, owner }) => ({ text, page: origin + pathOf(owner) })),
    figures: Object.entries(numbers).map(([id, number]) => ({
      id,
      text: fullText(number),
      source: number.source,
      pages: number.owners.map((owner) => origin + pathOf(owner)),
    })),
  };
}

/** A tool with its address and an example of a question. */
function toolLine({ name, path, anchor, description, example }: Tool, origin: string): string {
  const place = anchor === undefined ? "" : `#${anchor}`;
  return `- [${name}](${origin}${path}${place}): ${description} Example: ${origin}${path}?${example}`;
}

/** `/llms.txt`. @see https://llmstxt.org */
export function llmsText(origin: string, now: Date): string {
  const { phone, email, address } = site.contact;
  const links = (of: readonly PageRecord[]) =>
    of.map(({ name, path, description }) => `- [${name}](${origin}${path}): ${description}`);
  const section = (title: string, lines: readonly string[]) => ["", `## ${title}`, "", ...lines];
  const isTool = ({ tools = [] }: PageRecord) => tools.some(({ anchor }) => anchor === undefined);
  const ofGroup = (group: PageRecord["group"]) => links(pages.filter((page) => page.group === group && !isTool(page)));
  return [
    `# ${site.name}`,
    "",
    `> ${site.description}`,
    "",
    `Texts as of ${asOf}. The same facts as JSON: ${origin}/facts.json`,
    ...section("Contact", [
      `- Address: ${address.street}, ${address.city}, ${address.state} ${address.zip}`,
      `- Phone: ${phone}`,
      `- Email: ${email}`,
      `- Hours (${hours.timeZone}): ${hoursLine(hours)}. Holiday hours may vary.`,
      ...hours.holidays.map(({ date, name, hours: open }) =>
        open === null
          ? `- ${date}, ${name}: closed`
          : `- ${date}, ${name}: ${clockTime(open.opens)} to ${clockTime(open.closes)}`,
      ),
      ...unsettledHolidays(hours, storeDate(now)).map(({ date, name }) => `- ${date}, ${unsettledText(name)}`),
      `- Payment: ${site.paymentAccepted.join(", ")}`,
      `- Carriers: ${offeredCarriers.map(({ name }) => name).join(", ")}`,
    ]),
    ...section(
      "Prices",
      prices.map(({ name, text }) => `- ${name}: ${text}`),
    ),
    ...section(
      "Rules",
      storeRules.map(({ text }) => `- ${text}`),
    ),
    ...section(
      "Tools",
      pages.flatMap(({ tools = [] }) => tools).map((tool) => toolLine(tool, origin)),
    ),
    ...section("Services", ofGroup("service")),
    ...section("Pages", ofGroup("plain")),
    ...section("Optional", [...ofGroup("area"), ...ofGroup("policy")]),
    "",
  ].join("\n");
}
