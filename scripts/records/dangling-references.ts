/** Names in records of things that do not exist: a deleted service, page or group of questions, or a misspelled one. */
import { statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { areas } from "../../app/content/areas/index.ts";
import { carriers } from "../../app/content/carriers/index.ts";
import { faqGroups } from "../../app/content/faqs/index.ts";
import { overviews } from "../../app/content/overviews/index.ts";
import { plainPages } from "../../app/content/pages/index.ts";
import { policies } from "../../app/content/policies/index.ts";
import { redirects } from "../../app/content/redirects.ts";
import type { Faq } from "../../app/content/schema.ts";
import { services } from "../../app/content/services/index.ts";
import { site } from "../../app/content/site.ts";
import { thingsToBring } from "../../app/content/things-to-bring.ts";
import { milesApart } from "../../app/areas/area-geography.ts";
import { mapReach } from "../../app/areas/area-map.ts";
import { faqId } from "../../app/faq/faq-groups.server.ts";
import { servicePath } from "../../app/services/service-link.ts";
import { closest, didYouMean } from "./closest.ts";

/** Sources of all files of the content, by their path. */
export type Sources = Readonly<Record<string, string>>;

const ownPages = [plainPages, overviews, policies];

const addresses = new Set([
  ...services.map(servicePath),
  ...areas.map(({ slug }) => `/service-area/${slug}`),
  ...ownPages.flatMap((records) => Object.values(records)).flatMap(({ path, alias }) => [path, alias ?? path]),
  ...Object.keys(redirects),
]);
const serviceIds = services.map(({ id }) => id);
const allFaqs = [...faqGroups, ...services].flatMap(({ faqs = [] }): readonly Faq[] => faqs);
const questions = allFaqs.map(faqId);

/** Fields that hold names, the names there are, and what they stand for. */
const namingFields: ReadonlyArray<[fields: string, known: readonly string[], kind: string]> = [
  ["service|withService|page|cards|relatedServices", serviceIds, "service"],
  ["owner|owners", [...serviceIds, ...ownPages.flatMap((records) => Object.keys(records))], "page"],
  ["faqGroups", faqGroups.map(({ key }) => key), "group of questions"],
  ["thing|covers", Object.keys(thingsToBring), "thing to bring"],
  ["answeredFirst", questions, "question"],
  ["lastPickups", carriers.map(({ id }) => id), "carrier"],
  ["externalLinks", Object.keys(site.externalLinks), "link of site.ts"],
];

/** Finds the matches of a pattern in a source, with the line of each: "app/content/areas/perry.ts:56". */
const placesOf = (pattern: RegExp, file: string, source: string) =>
  [...source.matchAll(pattern)].map((match) => ({
    match,
    place: `${file}:${source.slice(0, match.index).split("\n").length}`,
  }));

/** "app/content/areas/perry.ts:56 names the service shredding, which is not there", and so on, from the source of a record. */
export function danglingIn(file: string, source: string): string[] {
  const links = placesOf(/(?:\]\(|")(\/[a-z0-9/-]*)(?:[?#][^")]*)?[")]/g, file, source).flatMap(
    ({ match: [, address = ""], place }) =>
      addresses.has(address) ? [] : [`${place} leads to ${address}, where no page is${didYouMean(address, addresses)}`],
  );
  const names = namingFields.flatMap(([fields, known, kind]) => {
    // A name follows its field, directly or somewhere in a list, or is a key of objects in it.
    const inText = String.raw`(?<=\b(?:${fields}): (?:\[[^\]]*)?)"(?<name>[^"/]*)"`;
    const asKey = String.raw`(?<=\b(?:${fields}): \{(?:[^{}]*\{[^{}]*\})*[^{}]*)\b(?<name>\w+)"?: \{`;
    const found = placesOf(new RegExp(`${inText}|${asKey}`, "g"), file, source);
    return found.flatMap(({ match: { groups: { name = "" } = {} }, place }) =>
      known.includes(name) ? [] : [`${place} names the ${kind} ${name}, which is not there${didYouMean(name, known)}`],
    );
  });
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

/** "app/content/site.ts:27", the first line that matches; line 1 where none does. */
function lineWith(pattern: RegExp, file: string, sources: Sources): string {
  const at = (sources[file] ?? "").split("\n").findIndex((line) => pattern.test(line));
  return `${file}:${Math.max(0, at) + 1}`;
}

/** Towns that the store serves without a page, pages of towns that it does not serve, and towns beyond the map. */
function townsApart(sources: Sources): string[] {
  const served: readonly string[] = site.areaServed;
  const cities = areas.map(({ city }) => city);
  // A misspelled town is one mistake, not two.
  const known = served.map((city) => closest(city, cities) ?? city);
  const inSite = (pattern: RegExp) => lineWith(pattern, "app/content/site.ts", sources);
  const without = served.filter((city) => !cities.includes(city));
  const unserved = cities.filter((city) => !known.includes(city));
  return [
    ...without.map(
      (city) =>
        `${inSite(new RegExp(`"${city}"`))} serves ${city}, which has no record in areas${didYouMean(city, cities)}`,
    ),
    ...unserved.map((city) => `${inSite(/areaServed/)} leaves ${city} out of areaServed, which has a record in areas`),
    ...areas
      .map(({ city, slug, geo }) => ({ city, slug, miles: Math.round(milesApart(site.geo, geo)) }))
      .filter(({ miles }) => miles > mapReach)
      .map(({ city, slug, miles }) => {
        const place = lineWith(/^ {2}geo:/, `app/content/areas/${slug}.ts`, sources);
        return `${place} places ${city} ${miles} miles from the store, and the map ends at ${mapReach}: look at lat and lng of geo`;
      }),
  ];
}

/** "app/content/faqs/dhl.ts:9 still names DHL", for each line about a carrier that the store no longer ships with. */
export function carriersLeft(sources: Sources): string[] {
  const ended = carriers.filter(({ isOffered }) => isOffered === false);
  const others = Object.entries(sources).filter(([file]) => !file.startsWith("app/content/carriers/"));
  const found = ended.flatMap(({ id, name }) =>
    others
      .flatMap(([file, source]) => placesOf(new RegExp(String.raw`\b${name}\b`, "g"), file, source))
      .map(({ place }) => `${place} still names ${name}, and carriers/${id}.ts says isOffered: false`),
  );
  return [...new Set(found)];
}

/** Records of a folder that its index does not list, and those that are not called like their file. */
function unlisted(files: readonly string[]): string[] {
  const folders: Readonly<Record<string, readonly string[]>> = {
    areas: areas.map(({ slug }) => slug),
    carriers: carriers.map(({ id }) => id),
    faqs: faqGroups.map(({ key }) => key),
    services: serviceIds,
    overviews: Object.keys(overviews),
    pages: Object.keys(plainPages),
    policies: Object.keys(policies),
  };
  return files.flatMap((file) => {
    const [, folder = "", name = ""] = /^app\/content\/(\w+)\/([\w-]+)\.ts$/.exec(file) ?? [];
    const names = folders[folder];
    return names === undefined || name === "index" || names.includes(name)
      ? []
      : [`${file}:1 is not listed by its name in app/content/${folder}/index.ts`];
  });
}

/** Services and questions with the address of another one. */
function duplicates(sources: Sources): string[] {
  const twice = <Entry>(entries: readonly Entry[], addressOf: (entry: Entry) => string) =>
    entries.flatMap((entry, at) => {
      const first = entries.find((other) => addressOf(other) === addressOf(entry)) ?? entry;
      return entries.indexOf(first) === at ? [] : [[first, entry, addressOf(entry)] as const];
    });
  return [
    ...twice(services, servicePath).map(([first, second, address]) => {
      // The one with a slug was given the other's address.
      const [own, other] = first.slug === undefined ? [second, first] : [first, second];
      const named = own.slug === undefined ? /^ {2}id:/ : /^ {2}slug:/;
      const place = lineWith(named, `app/content/services/${own.id}.ts`, sources);
      return `${place} has the address ${address}, which services/${other.id}.ts has already`;
    }),
    ...twice(allFaqs, faqId).flatMap(([, { question }, id]) => {
      const file = Object.keys(sources).findLast((name) => sources[name]?.includes(JSON.stringify(question)));
      return `${lineWith(new RegExp(`id: "${id}"`), file ?? "", sources)} has the address #${id}, which another question has already`;
    }),
  ];
}

/** Lists the dangling references of the content, a line each. */
export function danglingReferences(sources: Sources): string[] {
  const taken = duplicates(sources);
  return taken.length > 0
    ? taken
    : [
        ...Object.entries(sources).flatMap(([file, source]) => [
          ...danglingIn(file, source),
          ...picturesIn(file, source),
        ]),
        ...townsApart(sources),
        ...unlisted(Object.keys(sources)),
      ];
}
