/** Names in records of things that do not exist: a deleted service, page or group of questions, or a misspelled one. */
import { statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { areas } from "../../app/content/areas/index.ts";
import { carriers } from "../../app/content/carriers/index.ts";
import { faqGroups } from "../../app/content/faqs/index.ts";
import { fingerprintChecks } from "../../app/content/fingerprint-checks.ts";
import { overviews } from "../../app/content/overviews/index.ts";
import { plainPages } from "../../app/content/pages/index.ts";
import { policies } from "../../app/content/policies/index.ts";
import { redirects } from "../../app/content/redirects.ts";
import type { Carrier, LabelRow } from "../../app/content/schema.ts";
import { services } from "../../app/content/services/index.ts";
import { site } from "../../app/content/site.ts";
import { thingsToBring } from "../../app/content/things-to-bring.ts";
import { milesApart } from "../../app/areas/area-geography.ts";
import { mapReach } from "../../app/areas/area-map-view.ts";
import { faqId } from "../../app/faq/faq-groups.server.ts";
import { servicePath } from "../../app/services/service-link.ts";
import { numbers } from "../../app/text/numbers.server.ts";
import { closest } from "./closest.ts";
import { lineOf } from "./lines.ts";

const ownPages = [plainPages, overviews, policies];

const addresses = new Set([
  ...services.map(servicePath),
  ...areas.map(({ slug }) => `/service-area/${slug}`),
  ...ownPages.flatMap((records) => Object.values(records)).flatMap(({ path, alias }) => [path, alias ?? path]),
  ...Object.keys(redirects),
]);
const serviceIds = new Set(services.map(({ id }) => id));
const pageIds = new Set([...serviceIds, ...ownPages.flatMap((records) => Object.keys(records))]);
const thingsFile = "app/content/things-to-bring.ts";
const groupKeys = new Set(faqGroups.map(({ key }) => key));
const thingKeys = new Set(Object.keys(thingsToBring));
const questionIds = new Set(
  [...faqGroups.map(({ faqs }) => faqs), ...services.map(({ faqs = [] }) => faqs)].flat().map(faqId),
);

/** Fields that hold names, what bears these, and what to call that. */
const namingFields: ReadonlyArray<[fields: string, known: ReadonlySet<string>, kind: string]> = [
  ["service|withService|page|cards|relatedServices", serviceIds, "service"],
  ["owner|owners", pageIds, "page"],
  ["faqGroups", groupKeys, "group of questions"],
  ["thing|covers", thingKeys, "thing to bring"],
  ["answeredFirst", questionIds, "question"],
  ["externalLinks", new Set(Object.keys(site.externalLinks)), "link of site.ts"],
  ["price", new Set(Object.keys(numbers)), "number"],
];

/** Each place in a source that a pattern finds, with its line: "app/content/areas/perry.ts:56". */
const placesOf = (pattern: RegExp, file: string, source: string) =>
  [...source.matchAll(pattern)].map((match) => ({
    match,
    place: `${file}:${source.slice(0, match.index).split("\n").length}`,
  }));

/** ": did you mean shredding?", where something is spelled nearly so. */
function meant(name: string, names: ReadonlySet<string>): string {
  const other = closest(name, names);
  return other === undefined ? "" : `: did you mean ${other}?`;
}

/** "app/content/areas/perry.ts:56 names the service shredding, which is not there", and so on, from the source of a record. */
export function looseEndsIn(file: string, source: string): string[] {
  const links = placesOf(/(?:\]\(|")(\/[a-z0-9/-]*)(?:[?#][^")]*)?[")]/g, file, source).flatMap(
    ({ match: [, address = ""], place }) =>
      addresses.has(address) ? [] : [`${place} leads to ${address}, where no page is${meant(address, addresses)}`],
  );
  const names = namingFields.flatMap(([fields, known, kind]) =>
    placesOf(new RegExp(String.raw`\b(?:${fields}): (?:\[[^\]]*\]|"[^"/]*")`, "g"), file, source).flatMap(
      ({ match: [field], place }) => {
        const first = Number(place.split(":").at(-1));
        return placesOf(/"([^"]*)"/g, file, field).flatMap(({ match: [, name = ""], place: within }) => {
          const line = first + Number(within.split(":").at(-1)) - 1;
          return known.has(name)
            ? []
            : [`${file}:${line} names the ${kind} ${name}, which is not there${meant(name, known)}`];
        });
      },
    ),
  );
  return [...links, ...names];
}

const publicFolder = fileURLToPath(new URL("../../public", import.meta.url));
/** More than a phone should have to load for one picture. */
const mostKilobytes = 200;

/** Pictures that are not there, and those that are too heavy. */
export function picturesIn(file: string, source: string): string[] {
  return placesOf(/"(\/images\/[^"]+)"/g, file, source).flatMap(({ match: [, path = ""], place }) => {
    const found = statSync(`${publicFolder}${path}`, { throwIfNoEntry: false });
    if (found === undefined) {
      return [`${place} names the picture ${path}, which is not in public`];
    }
    const kilobytes = Math.round(found.size / 1024);
    return kilobytes > mostKilobytes
      ? [`${place} names ${path}, which weighs ${kilobytes} KB: make it ${mostKilobytes} KB or less`]
      : [];
  });
}

/** Questions that no service shows, and things to bring that no service asks for. */
function unused(sources: Sources): string[] {
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
      .map(({ key }) => `app/content/faqs/${key}.ts:1 has questions that no service names in its faqGroups`),
    ...Object.keys(thingsToBring)
      .filter((key) => !asked.has(key))
      .map(
        (key) =>
          `${thingsFile}:${lineOf(sources[thingsFile] ?? "", "thingsToBring", [key])} has ${key}, which nobody is asked to bring`,
      ),
  ];
}

/** The questions for the owner say in which record an answer goes. */
function gone(questions: string, files: readonly string[]): string[] {
  return placesOf(/`((?:services|faqs)\/[\w-]+\.ts)`/g, "docs/owner-questions.md", questions).flatMap(
    ({ match: [, name = ""], place }) =>
      files.includes(`app/content/${name}`) ? [] : [`${place} names ${name}, which is not there`],
  );
}

/** Towns that the store serves without a page, or whose page nobody is told of, and those that the map does not reach. */
function townsApart(sources: Sources): string[] {
  const siteFile = "app/content/site.ts";
  const lineInSite = (path: Array<string | number>) => lineOf(sources[siteFile] ?? "", "site", path);
  const served: readonly string[] = site.areaServed;
  const cities = new Set<string>(areas.map(({ city }) => city));
  // One that is misspelled is one mistake, not two.
  const known = new Set(served.map((city) => (cities.has(city) ? city : closest(city, cities))));
  return [
    ...served.flatMap((city, at) =>
      cities.has(city)
        ? []
        : [
            `${siteFile}:${lineInSite(["areaServed", at])} serves ${city}, which has no record in areas${meant(city, cities)}`,
          ],
    ),
    ...areas.flatMap(({ city, slug, geo }) => {
      const file = `app/content/areas/${slug}.ts`;
      const line = (sources[file] ?? "").split("\n").findIndex((each) => each.startsWith("  geo:")) + 1;
      const miles = Math.round(milesApart(site.geo, geo));
      return [
        ...(known.has(city)
          ? []
          : [
              `${siteFile}:${lineInSite(["areaServed"])} leaves ${city} out of areaServed, which has a record in areas`,
            ]),
        ...(miles > mapReach
          ? [
              `${file}:${line} places ${city} ${miles} miles from the store, and the map ends at ${mapReach}: look at lat and lng of geo`,
            ]
          : []),
      ];
    }),
  ];
}

/** "app/content/faqs/dhl.ts:9 still names DHL", for each line about a carrier that the store no longer ships with. */
export function carriersLeft(sources: Sources, all: readonly Carrier[] = carriers): string[] {
  const ended = all.filter(({ isOffered }) => isOffered === false);
  return ended.flatMap(({ id, name }) =>
    Object.entries(sources)
      .filter(([file]) => !file.startsWith("app/content/carriers/"))
      .flatMap(([file, source]) =>
        source
          .split("\n")
          .flatMap((line, at) =>
            new RegExp(String.raw`\b${name}\b`).test(line)
              ? [`${file}:${at + 1} still names ${name}, and carriers/${id}.ts says isOffered: false`]
              : [],
          ),
      ),
  );
}

/** Records of a folder that its index does not list, and those that are not called like their file. */
function unlisted(files: readonly string[]): string[] {
  const folders: Array<[folder: string, names: readonly string[]]> = [
    ["areas", areas.map(({ slug }) => slug)],
    ["carriers", carriers.map(({ id }) => id)],
    ["faqs", faqGroups.map(({ key }) => key)],
    ["services", services.map(({ id }) => id)],
    ["overviews", Object.keys(overviews)],
    ["pages", Object.keys(plainPages)],
    ["policies", Object.keys(policies)],
  ];
  return folders.flatMap(([folder, names]) => {
    const inFolder = files.filter((file) => file.startsWith(`app/content/${folder}/`) && !file.endsWith("/index.ts"));
    return inFolder
      .filter((file) => !names.includes(file.replace(/^.*\/|\.ts$/g, "")))
      .map((file) => `${file}:1 is not listed by its name in app/content/${folder}/index.ts`);
  });
}

/** Sources of all files of the content, by their path. */
export type Sources = Readonly<Record<string, string>>;

/** Every loose end of the content, a line each. */
export const looseEnds = (sources: Sources, questions: string): string[] => [
  ...Object.entries(sources).flatMap(([file, source]) => [...looseEndsIn(file, source), ...picturesIn(file, source)]),
  ...unused(sources),
  ...gone(questions, Object.keys(sources)),
  ...townsApart(sources),
  ...unlisted(Object.keys(sources)),
];
