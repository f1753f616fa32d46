/** Names in records of things that do not exist: a deleted service, page or group of questions, or a misspelled one. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { areas } from "#app/content/areas/index.ts";
import { faqGroups } from "#app/content/faqs/index.ts";
import { fingerprintChecks } from "#app/content/fingerprint-checks.ts";
import { overviews } from "#app/content/overviews/index.ts";
import { plainPages } from "#app/content/pages/index.ts";
import { policies } from "#app/content/policies/index.ts";
import { redirects } from "#app/content/redirects.ts";
import type { LabelRow } from "#app/content/schema.ts";
import { services } from "#app/content/services/index.ts";
import { thingsToBring } from "#app/content/things-to-bring.ts";
import { servicePath } from "#app/services/service-link.ts";
import { filesBelow, readText, root } from "../architecture/repository-files.ts";

const ownPages = [plainPages, overviews, policies];

const addresses = new Set([
  ...services.map(servicePath),
  ...areas.map(({ slug }) => `/service-area/${slug}`),
  ...ownPages.flatMap((records) => Object.values(records)).flatMap(({ path, alias }) => [path, alias ?? path]),
  ...Object.keys(redirects),
]);
const serviceIds = new Set(services.map(({ id }) => id));
const pageIds = new Set([...serviceIds, ...ownPages.flatMap((records) => Object.keys(records))]);
const groupKeys = new Set(faqGroups.map(({ key }) => key));

/** Fields that hold names, what bears these, and what to call that. */
const namingFields: ReadonlyArray<[fields: string, known: ReadonlySet<string>, kind: string]> = [
  ["service|withService|page|cards|relatedServices", serviceIds, "service"],
  ["owner|owners", pageIds, "page"],
  ["faqGroups", groupKeys, "group of questions"],
  ["thing", new Set(Object.keys(thingsToBring)), "thing to bring"],
];

/** Each place in a source that a pattern finds, with its line: "app/content/areas/perry.ts:56". */
const placesOf = (pattern: RegExp, file: string, source: string) =>
  [...source.matchAll(pattern)].map((match) => ({
    match,
    place: `${file}:${source.slice(0, match.index).split("\n").length}`,
  }));

/** "app/content/areas/perry.ts:56 names the service shredding, which is not there", and so on, from the source of a record. */
export function looseEndsIn(file: string, source: string): string[] {
  const links = placesOf(/(?:\]\(|")(\/[a-z0-9/-]*)(?:[?#][^")]*)?[")]/g, file, source).flatMap(
    ({ match: [, address = ""], place }) =>
      addresses.has(address) ? [] : [`${place} leads to ${address}, where no page is`],
  );
  const names = namingFields.flatMap(([fields, known, kind]) =>
    placesOf(new RegExp(String.raw`\b(?:${fields}): (?:\[[^\]]*\]|"[^"/]*")`, "g"), file, source).flatMap(
      ({ match: [field], place }) => {
        const first = Number(place.split(":").at(-1));
        return placesOf(/"([^"]*)"/g, file, field).flatMap(({ match: [, name = ""], place: within }) => {
          const line = first + Number(within.split(":").at(-1)) - 1;
          return known.has(name) ? [] : [`${file}:${line} names the ${kind} ${name}, which is not there`];
        });
      },
    ),
  );
  return [...links, ...names];
}

/** Questions that no service shows, and things to bring that no service asks for. */
function unused(): string[] {
  const shown = new Set(services.flatMap(({ faqGroups: keys = [] }) => keys));
  const rows = services.flatMap(({ label = [] }): readonly LabelRow[] => label);
  const items = [
    ...rows.map((row) => ("bring" in row ? row.bring : [])),
    ...fingerprintChecks.map(({ bring }) => bring),
  ];
  const asked = new Set(items.flat().map((item) => (typeof item === "string" ? "" : item.thing)));
  return [
    ...faqGroups
      .filter(({ key, isGeneral }) => !shown.has(key) && isGeneral !== true)
      .map(({ key }) => `app/content/faqs/${key}.ts has questions that no service names in its faqGroups`),
    ...Object.keys(thingsToBring)
      .filter((key) => !asked.has(key))
      .map((key) => `app/content/things-to-bring.ts has ${key}, which nobody is asked to bring`),
  ];
}

/** The questions for the owner say in which record an answer goes. */
function gone(): string[] {
  const file = "docs/owner-questions.md";
  return placesOf(/`((?:services|faqs)\/[\w-]+\.ts)`/g, file, readText(file)).flatMap(
    ({ match: [, name = ""], place }) =>
      existsSync(join(root, "app/content", name)) ? [] : [`${place} names ${name}, which is not there`],
  );
}

/** Every loose end of the content, a line each. */
export const looseEnds = (): string[] => [
  ...filesBelow("app/content")
    .filter((file) => !file.startsWith("app/content/schema"))
    .flatMap((file) => looseEndsIn(file, readText(file))),
  ...unused(),
  ...gone(),
];
