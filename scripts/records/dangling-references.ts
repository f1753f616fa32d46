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
import { notOffered } from "../../app/content/search/not-offered.ts";
import { services } from "../../app/content/services/index.ts";
import { site } from "../../app/content/site.ts";
import { thingsToBring } from "../../app/content/things-to-bring.ts";
import { bearingFrom } from "../../app/areas/area-geography.ts";
import { faqId } from "../../app/faq/faq-groups.server.ts";
import { stem, tokenize } from "../../app/search/engine/analysis.ts";
import { servicePath } from "../../app/site/service-links.server.ts";
import { closest, didYouMean } from "./closest.ts";
import { placeAt, writtenIn } from "./lines.ts";
import { silentFields, statedNumbers } from "./stated-numbers.ts";

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
const namingFields: ReadonlyArray<[fields: readonly string[], known: readonly string[], kind: string]> = [
  [["service", "withService", "page", "cards", "relatedServices"], serviceIds, "service"],
  [["owner", "owners"], [...serviceIds, ...ownPages.flatMap((records) => Object.keys(records))], "page"],
  [["faqGroups"], faqGroups.map(({ key }) => key), "group of questions"],
  [["thing", "covers"], Object.keys(thingsToBring), "thing to bring"],
  [["answeredFirst"], questions, "question"],
  [["lastPickups"], carriers.map(({ id }) => id), "carrier"],
  [["externalLinks"], Object.keys(site.externalLinks), "link of site.ts"],
];

/** Files whose texts are no sentences of the site, or the very numbers. */
const numberFiles = /^app\/content\/(?:numbers|hours|owner-answers|number-words|owner-answer-rows|search\/.*)\.ts$/;

const inWords = (text: string) => ` ${tokenize(text).map(stem).join(" ")} `;
const denied = notOffered.flatMap((line) => line.split(/,\s*/)).map((name) => [name, inWords(name)] as const);

/** What a text names although the search says that the site does not list it. */
function deniedIn(text: string): string[] {
  const words = inWords(text);
  return denied.filter(([, name]) => words.includes(name)).map(([name]) => name);
}

/** What a record names that is not there, and what it says that stands elsewhere: from its source, a line each. */
export function danglingIn(file: string, source: string): string[] {
  return writtenIn(source).flatMap(({ field, text, start, isKey }) => {
    const place = placeAt(file, source, start);
    if (isKey !== true) {
      const targets = [
        /^(\/[a-z0-9/-]*)(?:[?#].*)?$/.exec(text),
        ...text.matchAll(/\]\((\/[a-z0-9/-]*)(?:[?#][^)]*)?\)/g),
      ];
      const lost = targets.flatMap((target) => target?.[1] ?? []).filter((address) => !addresses.has(address));
      if (lost.length > 0) {
        return lost.map((address) => `${place} leads to ${address}, where no page is${didYouMean(address, addresses)}`);
      }
      const isRead = !numberFiles.test(file) && !silentFields.has(field);
      const wrong = [
        ...(isRead ? statedNumbers(text) : []).map(
          (number) => `${place} says ${number}, which belongs into numbers.ts: say it by its name there`,
        ),
        // The search reads no descriptions of features.
        ...(isRead && field !== "description" ? deniedIn(text) : []).map(
          (name) => `${place} names ${name}, which search/not-offered.ts denies: take it out there`,
        ),
      ];
      if (wrong.length > 0) {
        return wrong;
      }
    }
    const [, known = [], kind] = namingFields.find(([fields]) => fields.includes(field)) ?? [];
    return kind === undefined || known.includes(text) || text.includes("/")
      ? []
      : [`${place} names the ${kind} ${text}, which is not there${didYouMean(text, known)}`];
  });
}

const publicFolder = fileURLToPath(new URL("../../public", import.meta.url));
/** More than a phone should have to load for one picture. */
const mostKilobytes = 200;

/** Pictures that are not there, and those that are too heavy. */
export function picturesIn(file: string, source: string): string[] {
  return [...source.matchAll(/"(\/images\/[^"]+)"/g)].flatMap(({ 1: path = "", index }) => {
    const place = placeAt(file, source, index);
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

/** Miles from the store beyond which a town is a mistake. */
const mapReach = 60;

/** Towns that the store serves without a page, pages of towns that it does not serve, and towns beyond the map. */
function townsApart(sources: Sources): string[] {
  const served: readonly string[] = site.areaServed;
  const cities = areas.map(({ city }) => city);
  // A misspelled town is one mistake, not two.
  const known = served.map((city) => closest(city, cities) ?? city);
  const inSite = (pattern: RegExp) => lineWith(pattern, "app/content/site.ts", sources);
  const without = served.filter((city) => !cities.includes(city));
  const unserved = cities.filter((city) => !known.includes(city));
  const far = areas
    .map(({ city, slug, geo }) => ({ city, slug, miles: Math.round(bearingFrom(site.geo, geo).miles) }))
    .filter(({ miles }) => miles > mapReach);
  return [
    ...without.map(
      (city) =>
        `${inSite(new RegExp(`"${city}"`))} serves ${city}, which has no record in areas${didYouMean(city, cities)}`,
    ),
    ...unserved.map((city) => `${inSite(/areaServed/)} leaves ${city} out of areaServed, which has a record in areas`),
    ...(far.length > areas.length / 2
      ? [
          `${inSite(/^ {2}geo:/)} places the store ${far[0]?.miles} miles from ${far[0]?.city}: look at lat and lng of geo`,
        ]
      : far.map(({ city, slug, miles }) => {
          const place = lineWith(/^ {2}geo:/, `app/content/areas/${slug}.ts`, sources);
          return `${place} places ${city} ${miles} miles from the store, and the map ends at ${mapReach}: look at lat and lng of geo`;
        })),
  ];
}

/** Services that were given up: their old addresses lead to a page that is none. "/pack-ship/golf-club-shipping" → "golf club". */
const endedServices = Object.entries(redirects)
  .filter(([from, to]) => /^\/[\w-]+\/[\w-]+$/.test(from) && !services.some((service) => servicePath(service) === to))
  .map(([from]) => from.replaceAll(/^.*\/|-(?:services?|shipping|printing|rentals?)$/g, "").replaceAll("-", " "));

/** "app/content/faqs/dhl.ts:9 still names DHL", for each text about a carrier or a service that the store gave up. */
export function leftoversIn(sources: Sources): string[] {
  const carriersLeft = carriers.filter(({ isOffered }) => isOffered === false);
  const found = Object.entries(sources).flatMap(([file, source]) =>
    /^app\/content\/(?:carriers|search)\/|redirects/.test(file)
      ? []
      : writtenIn(source)
          .flatMap(({ field, text, start }) => [
            ...carriersLeft
              .filter(({ name }) => new RegExp(String.raw`\b${name}\b`).test(text))
              .map(
                ({ id, name }) => [start, `still names ${name}, and carriers/${id}.ts says isOffered: false`] as const,
              ),
            ...(silentFields.has(field) ? [] : endedServices)
              .filter((name) => inWords(text).includes(inWords(name)))
              .map((name) => [start, `still speaks of ${name}, whose address redirects.ts gives up`] as const),
          ])
          .map(([start, why]) => `${placeAt(file, source, start)} ${why}`),
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

/** What stands twice: a service in its list, and services and questions with the address of another one. */
function duplicates(sources: Sources): string[] {
  const twice = <Entry>(entries: readonly Entry[], addressOf: (entry: Entry) => string) =>
    entries.flatMap((entry, at) => {
      const first = entries.findIndex((other) => addressOf(other) === addressOf(entry));
      return first === at ? [] : [[entries[first] ?? entry, entry, addressOf(entry)] as const];
    });
  return [
    ...twice(services, servicePath).map(([first, second, address]) => {
      const folder = "app/content/services/";
      if (first.id === second.id) {
        const id = new RegExp(`^ {2}id: "${first.id}"`, "m");
        const copy = Object.keys(sources).find(
          (name) => name.startsWith(folder) && !name.endsWith(`/${first.id}.ts`) && id.test(sources[name] ?? ""),
        );
        const list = `${folder}index.ts`;
        const name = Object.keys(sources).find((file) => file === `${folder}${first.id}.ts`) ?? "";
        const [, variable = ""] = /^export const (\w+)/m.exec(sources[name] ?? "") ?? [];
        const last = (sources[list] ?? "").lastIndexOf(` ${variable},`);
        return copy === undefined
          ? `${placeAt(list, sources[list] ?? "", last)} lists ${variable} twice`
          : `${lineWith(id, copy, sources)} has the id ${first.id} of another service: call it like its file`;
      }
      // The one whose address is not like its own id was given the other's.
      const isOwn = ({ id, slug = id }: typeof first) => id.includes(slug) || slug.includes(id);
      const [own, other] = isOwn(first) ? [second, first] : [first, second];
      const named = own.slug === undefined ? /^ {2}id:/ : /^ {2}slug:/;
      return `${lineWith(named, `${folder}${own.id}.ts`, sources)} has the address ${address}, which services/${other.id}.ts has already`;
    }),
    ...twice(allFaqs, faqId).map(([{ question: other }, { question }, id]) => {
      const placesOf = (wanted: string, texts: readonly string[]) =>
        Object.entries(sources).flatMap(([file, source]) =>
          writtenIn(source)
            .filter(({ field, text }) => field === wanted && texts.includes(text))
            .map(({ start }) => placeAt(file, source, start)),
        );
      const places = [...placesOf("question", [other, question]), ...placesOf("id", [id])];
      return `${places.at(-1)} has the address #${id} of the question at ${places[0]}: give it another id`;
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
