import { expect, test } from "vitest";
import { priceTimes } from "#app/content/number-words.ts";
import { numbers } from "#app/content/numbers.ts";
import { privacyPolicy } from "#app/content/policies/privacy.ts";
import { services } from "#app/content/services/index.ts";
import { tools } from "#app/content/tools.ts";
import { contactFields } from "#app/contact/fields.ts";
import { pages } from "#app/pages/page-records.server.ts";
import { servicePath } from "#app/site/service-links.server.ts";
import { siteTexts } from "../support/site-texts.ts";

test.each([
  ["a value that is missing", /\bundefined\b|\bNaN\b|\[object |Invalid Date|\bnull\b/],
  ["a number that is not filled in", /\{[A-Za-z-]+[ .}]|[{}]|\$-/],
  [
    "words that hold a place",
    /\b(?:lorem|ipsum|dolor sit|TODO|TBD|FIXME|XXX|[Pp]laceholder|[Cc]oming soon|your text here)\b/,
  ],
  [
    "another store's name",
    /\b(?:The UPS Store|Mail Boxes Etc|PostNet|Pak Mail|PostalAnnex|FedEx Office|Goin' Postal|AIM Mail)\b/,
  ],
])("no sentence holds %s", (_, pattern) => {
  const texts = siteTexts.filter(([address]) => !address.startsWith("JSON-LD"));
  const found = texts.flatMap(([address, text]) =>
    text.split("\n").flatMap((line) => (pattern.test(line) ? [`${address}: ${line.slice(0, 160)}`] : [])),
  );
  expect(found).toEqual([]);
});

test("a list of results tells pages apart, by titles and descriptions that it shows whole", () => {
  for (const field of ["title", "description"] as const) {
    const values = pages.map((page) => page[field]);
    expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([]);
  }
  // Search results may cut the store and town behind the bar.
  expect(pages.filter(({ title }) => (title.split(" | ")[0] ?? "").length > 60)).toEqual([]);
  expect(pages.filter(({ description }) => description.length < 70 || description.length > 160)).toEqual([]);
});

test("what a term costs in advance is so many times the price of a month", () => {
  const { price } = numbers["mailbox-basic"];
  expect(Number(priceTimes("mailbox-basic", 6).replace("$", ""))).toBe(6 * price);
});

test("a link to a tool leads to the page on which it stands", () => {
  const placed = services.flatMap((service) => (service.tools ?? []).map((id) => `${id} ${servicePath(service)}`));
  const named = tools.flatMap((tool) => ("anchor" in tool ? [`${tool.id} ${tool.path}`] : []));
  expect(named.filter((place) => !placed.includes(place))).toEqual([]);
});

test.each(contactFields.map(({ name }) => name.replaceAll("_", " ")))(
  "the privacy policy says that the contact form asks for: %s",
  (words) => {
    const lines = privacyPolicy.sections.flatMap(({ content }) => content ?? []);
    const form = lines.find((line) => line.startsWith("The contact form."));
    expect(form, `add "${words}" to the line about the contact form in policies/privacy.ts`).toContain(words);
  },
);
