import { offeredCarriers } from "../content/carriers/index.ts";
import { hours as storeHours } from "../content/hours.ts";
import type { Hours, Tool } from "../content/schema.ts";
import { storeRules } from "../content/rules-before-you-come.ts";
import { hoursLine } from "../hours/opening-hours.ts";
import { clockTime } from "../text/english.ts";
import { storeDate, storeTimeZone, unsettledHolidays, unsettledText } from "../hours/store-days.ts";
import type { PageRecord } from "../pages/page-record.ts";
import { indexedPages as pages } from "../pages/pages.server.ts";
import { site } from "../site/site.server.ts";

const hours: Hours = storeHours;

const prices = pages.flatMap(({ service }) => service?.offers ?? []);

const asOf = pages.map(({ record }) => record.lastUpdated).reduce((one, other) => (one > other ? one : other), "");

function toolLine({ name, path, anchor, description, example }: Tool, origin: string): string {
  const place = anchor === undefined ? "" : `#${anchor}`;
  return `- [${name}](${origin}${path}${place}): ${description} Example: ${origin}${path}?${example}`;
}

/** @see https://llmstxt.org */
export function llmsText(origin: string, now: Date): string {
  const { phone, email, address } = site.contact;
  const links = (of: readonly PageRecord[]) =>
    of.map(({ name, path, description }) => `- [${name}](${origin}${path}): ${description}`);
  const section = (title: string, lines: readonly string[]) => ["", `## ${title}`, "", ...lines];
  const isTool = ({ tools = [] }: PageRecord) => tools.some(({ anchor }) => anchor === undefined);
  const ofGroups = (...groups: Array<PageRecord["group"]>) =>
    links(pages.filter((page) => groups.includes(page.group) && !isTool(page)));
  return [
    `# ${site.name}`,
    "",
    `> ${site.description}`,
    "",
    `Texts as of ${asOf}.`,
    ...section("Contact", [
      `- Address: ${address.street}, ${address.city}, ${address.state} ${address.zip}`,
      `- Phone: ${phone}`,
      `- Email: ${email}`,
      `- Hours (${storeTimeZone}): ${hoursLine(hours)}. Holiday hours may vary.`,
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
    ...section("Services", ofGroups("service")),
    ...section("Pages", ofGroups("plain", "overview")),
    ...section("Optional", [...ofGroups("area"), ...ofGroups("policy")]),
    "",
  ].join("\n");
}
