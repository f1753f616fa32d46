/** Names in records of things that do not exist: a deleted service, page or group of questions, or a misspelled one. */
import { statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { areas } from "../../app/content/areas/index.ts";
import { carriers } from "../../app/content/carriers/index.ts";
import { faqGroups } from "../../app/content/faqs/index.ts";
import { overviews } from "../../app/content/overviews/index.ts";
import { plainPages } from "../../app/content/pages/index.ts";
import { servicesPage } from "../../app/content/pages/services.ts";
import { policies } from "../../app/content/policies/index.ts";
import { redirects } from "../../app/content/redirects.ts";
import type { Faq } from "../../app/content/schema.ts";
import { services } from "../../app/content/services/index.ts";
import { site } from "../../app/content/site.ts";
import { thingsToBring } from "../../app/content/things-to-bring.ts";
import { bearingFrom } from "../../app/areas/area-geography.ts";
import { faqId } from "../../app/faq/faq-groups.server.ts";
import { storeDate } from "../../app/hours/store-days.ts";
import { isSectionOverview, servicesOfSection } from "../../app/services/services.server.ts";
import { stem, tokenize } from "../../app/search/engine/analysis.ts";
import { servicePath } from "../../app/site/service-links.server.ts";
import { closest, didYouMean } from "./closest.ts";
import { entriesOf, fieldOf, placeAt } from "./source.ts";
import { silentFields, statedNumbers } from "./stated-numbers.ts";

/** Sources of all files of the content, by their path. */
export type Sources = Readonly<Record<string, string>>;

const ownPages = [plainPages, overviews, policies];

const addresses = new Set([
  ...services.map(servicePath),
  ...areas.map(({ slug }) => `/service-area/${slug}`),
  ...ownPages.flatMap((records) => Object.values(records)).flatMap(({ path, alias }) => [path, alias ?? path]),
]);
const serviceIds = services.map(({ id }) => id);
const allFaqs = [...faqGroups, ...services].flatMap(({ faqs = [] }): readonly Faq[] => faqs);
const questions = allFaqs.map(faqId);

/** Fields that hold names, the names there are, and what they stand for. */
const namingFields: ReadonlyArray<[fields: readonly string[], known: readonly string[], kind: string]> = [
  [["service", "withService", "page", "jobs", "bench", "order", "relatedServices"], serviceIds, "service"],
  [["door"], Object.values(overviews).flatMap(({ doors }) => doors.map(({ key }) => key)), "door"],
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

/** Where no page is of all that a text leads to. */
function lostIn(text: string): string[] {
  const targets = [/^(\/[a-z0-9/-]*)(?:[?#].*)?$/.exec(text), ...text.matchAll(/\]\((\/[a-z0-9/-]*)(?:[?#][^)]*)?\)/g)];
  const lost = targets.flatMap((target) => target?.[1] ?? []).filter((address) => !addresses.has(address));
  return lost.map((address) =>
    Object.hasOwn(redirects, address)
      ? `leads to ${address}, an old address in redirects.ts: lead to a page`
      : `leads to ${address}, where no page is${didYouMean(address, addresses)}`,
  );
}

/** What a text says that stands elsewhere. */
const misplacedIn = (text: string) =>
  statedNumbers(text).map((number) => `says ${number}, which belongs into numbers.ts: say it by its name there`);

/** What visitors would see as it is typed, and days that are still to come. */
function mistypedIn(text: string, field: string, isQuoted: boolean): string[] {
  const [tag] = /<\/?[a-z][\w-]*(?:\s[^<>]*)?\/?>/i.exec(text) ?? [];
  const isDay = field === "lastUpdated" || field === "checkedOn";
  return [
    ...(tag === undefined
      ? []
      : [`holds ${tag}, and pages show HTML as it is typed: write **bold** or [words](/address)`]),
    ...(isQuoted && text.includes("${")
      ? ["holds ${ in quotes: put the text in backticks, or visitors read that"]
      : []),
    ...(isDay && text > storeDate(new Date()) ? [`says ${text}, a day that is still to come`] : []),
  ];
}

/** What a name in a field stands for, where that is not there. */
function unknownIn(field: string, name: string): string[] {
  const [, known = [], kind] = namingFields.find(([fields]) => fields.includes(field)) ?? [];
  return kind === undefined || known.includes(name) || name.includes("/")
    ? []
    : [`names the ${kind} ${name}, which is not there${didYouMean(name, known)}`];
}

const publicFolder = fileURLToPath(new URL("../../public", import.meta.url));
/** More than a phone should have to load for one picture. */
const mostKilobytes = 200;

/** A picture that is not there, or too heavy. */
function pictureIn(path: string): string[] {
  const found = statSync(`${publicFolder}${path}`, { throwIfNoEntry: false });
  const kilobytes = Math.round((found?.size ?? 0) / 1024);
  if (found === undefined) {
    return [`names the picture ${path}, which is not in public`];
  }
  const isHeavy = kilobytes > mostKilobytes;
  return isHeavy ? [`names ${path}, which weighs ${kilobytes} KB: make it ${mostKilobytes} KB or less`] : [];
}

/** What a record names that is not there, and what it says that stands elsewhere: from its source, a line each. */
const danglingIn = (file: string, source: string): string[] =>
  entriesOf(source).flatMap(({ path, text, start, value, parent }) => {
    const field = fieldOf(path);
    const checks =
      text === undefined
        ? // The name of an object: "fedex" in `lastPickups: { fedex: { … } }`.
          [() => (parent.type === value.type && path.length > 1 ? unknownIn(fieldOf(path.slice(0, -1)), field) : [])]
        : [
            () => mistypedIn(text, field, value.type === "Literal"),
            () => (text.startsWith("/images/") ? pictureIn(text) : lostIn(text)),
            () => (numberFiles.test(file) || silentFields.has(field) ? [] : misplacedIn(text)),
            () => unknownIn(field, text),
          ];
    const found = checks.reduce<string[]>((faults, look) => (faults.length > 0 ? faults : look()), []);
    return found.map((fault) => `${placeAt(file, source, start)} ${fault}`);
  });

/** Where a text stands in a field, each place; the field's own where none is asked for. */
const placesOf = (sources: Sources, field: string, text?: string): string[] =>
  Object.entries(sources).flatMap(([file, source]) =>
    entriesOf(source)
      .filter((each) => fieldOf(each.path) === field && each.text === text)
      .map(({ start }) => placeAt(file, source, start)),
  );

/** Miles from the store beyond which a town is a mistake. */
const mapReach = 60;

/** Towns that the store serves without a page, pages of towns that it does not serve, and towns beyond the map. */
function townsApart(sources: Sources): string[] {
  const served: readonly string[] = site.areaServed;
  const cities = areas.map(({ city }) => city);
  // A misspelled town is one mistake, not two.
  const known = served.map((city) => closest(city, cities) ?? city);
  const inSite = (...what: [field: string, text?: string]) =>
    placesOf(sources, ...what).find((place) => place.startsWith("app/content/site.ts"));
  const without = served.filter((city) => !cities.includes(city));
  const unserved = cities.filter((city) => !known.includes(city));
  const far = areas
    .map(({ city, slug, geo }) => ({ city, slug, miles: Math.round(bearingFrom(site.geo, geo).miles) }))
    .filter(({ miles }) => miles > mapReach);
  return [
    ...without.map(
      (city) => `${inSite("areaServed", city)} serves ${city}, which has no record in areas${didYouMean(city, cities)}`,
    ),
    ...unserved.map((city) => `${inSite("areaServed")} leaves ${city} out of areaServed, which has a record in areas`),
    ...(far.length > areas.length / 2
      ? [`${inSite("geo")} places the store ${far[0]?.miles} miles from ${far[0]?.city}: look at lat and lng of geo`]
      : far.map(({ city, slug, miles }) => {
          const [place] = placesOf(sources, "geo").filter((each) => each.startsWith(`app/content/areas/${slug}.ts`));
          return `${place} places ${city} ${miles} miles from the store, and the map ends at ${mapReach}: look at lat and lng of geo`;
        })),
  ];
}

/** A service has moved, where its old address leads to a service that is no overview. */
const renamed = new Set(services.filter((service) => !isSectionOverview(service)).map(servicePath));

/** Services that were given up: their old addresses lead to a page that is none. "/pack-ship/golf-club-shipping" → "golf club". */
const endedServices = Object.entries(redirects)
  .filter(([from, to]) => /^\/[\w-]+\/[\w-]+$/.test(from) && !renamed.has(to))
  .map(([from]) => from.replaceAll(/^.*\/|-(?:services?|shipping|printing|rentals?)$/g, "").replaceAll("-", " "));

/** "app/content/faqs/dhl.ts:9 still names DHL", for each text about a carrier or a service that the store gave up. */
export function leftoversIn(sources: Sources): string[] {
  const carriersLeft = carriers.filter(({ isOffered }) => isOffered === false);
  const found = Object.entries(sources)
    .filter(([file]) => !/^app\/content\/(?:carriers|search)\/|redirects/.test(file))
    .flatMap(([file, source]) =>
      entriesOf(source).flatMap(({ path, text = "", start }) => {
        const place = placeAt(file, source, start);
        const named = carriersLeft.filter(({ name }) => new RegExp(String.raw`\b${name}\b`).test(text));
        const spoken = silentFields.has(fieldOf(path)) ? [] : endedServices;
        return [
          ...named.map(({ id, name }) => `${place} still names ${name}, and carriers/${id}.ts says isOffered: false`),
          ...spoken
            .filter((name) => inWords(text).includes(inWords(name)))
            .map((name) => `${place} still speaks of ${name}, whose address redirects.ts gives up`),
        ];
      }),
    );
  return [...new Set(found)];
}

/** The field by which the records of a folder are known, which is the name of their file, too, and the names that its index lists. */
const folders: Readonly<Record<string, readonly [field: string, names: readonly string[]]>> = {
  areas: ["slug", areas.map(({ slug }) => slug)],
  carriers: ["id", carriers.map(({ id }) => id)],
  faqs: ["key", faqGroups.map(({ key }) => key)],
  services: ["id", serviceIds],
  overviews: ["", Object.keys(overviews)],
  pages: ["", Object.keys(plainPages)],
  policies: ["", Object.keys(policies)],
};

/** Records that are not called like their file, or that the index of their folder does not list. */
const unlisted = (sources: Sources): string[] =>
  Object.entries(sources).flatMap(([file, source]) => {
    const [, folder = "", name = ""] = /^app\/content\/(\w+)\/([\w-]+)\.ts$/.exec(file) ?? [];
    const [field, names = []] = folders[folder] ?? [];
    if (field === undefined || name === "index") {
      return [];
    }
    const own = entriesOf(source).find(
      ({ path, text }) => path.length === 2 && path[1] === field && text !== undefined,
    );
    if (own?.text !== undefined && own.text !== name) {
      return [`${placeAt(file, source, own.start)} says ${own.text}: call it ${name}, like its file`];
    }
    return names.includes(name) ? [] : [`${file}:1 is not listed by its name in app/content/${folder}/index.ts`];
  });

/** Old addresses that are those of pages. */
const standing = (sources: Sources): string[] =>
  entriesOf(sources["app/content/redirects.ts"] ?? "").flatMap(({ path: [, from = ""], start, text }) =>
    text === undefined && addresses.has(String(from))
      ? [
          `${placeAt("app/content/redirects.ts", sources["app/content/redirects.ts"] ?? "", start)} sends on ${from}, where a page is`,
        ]
      : [],
  );

/** Services that neither the page of all services nor an overview shows. */
function unshown(sources: Sources): string[] {
  const { sections } = servicesPage;
  const shown = new Set([
    ...services.filter(({ category }) => sections.some((each) => each.category === category)),
    ...[...Object.keys(overviews), ...services.filter(isSectionOverview).map(({ section }) => section)].flatMap(
      servicesOfSection,
    ),
    ...services.filter(
      (service) =>
        isSectionOverview(service) || sections.some((each) => "withService" in each && each.withService === service.id),
    ),
  ]);
  return services
    .filter((service) => !shown.has(service))
    .map(({ id, category }) => {
      const place = placesOf(sources, "category", category).find((each) => each.includes(`/services/${id}.ts`));
      return `${place} puts ${id} where no page shows it: take a category that pages/services.ts lists`;
    });
}

/** Services and questions with the address of another one. */
function duplicates(sources: Sources): string[] {
  const twice = <Entry>(entries: readonly Entry[], addressOf: (entry: Entry) => string) =>
    entries.flatMap((entry, at) => {
      const first = entries.findIndex((other) => addressOf(other) === addressOf(entry));
      return first === at ? [] : [[entries[first] ?? entry, entry, addressOf(entry)] as const];
    });
  return [
    ...twice(services, servicePath).map(([first, second, address]) => {
      if (first === second) {
        const file = "app/content/services/index.ts";
        const name = first.id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
        return `${placeAt(file, sources[file] ?? "", sources[file]?.lastIndexOf(`  ${name},`) ?? 0)} lists ${first.id} twice`;
      }
      // The one whose address is not like its own id was given the other's.
      const isOwn = ({ id, slug = id }: typeof first) => id.includes(slug) || slug.includes(id);
      const [own, other] = isOwn(first) ? [second, first] : [first, second];
      const [place] = [...placesOf(sources, "slug", own.slug), ...placesOf(sources, "id", own.id)].filter((each) =>
        each.includes(`/${own.id}.ts`),
      );
      return `${place} has the address ${address}, which services/${other.id}.ts has already`;
    }),
    ...twice(allFaqs, faqId).map(([first, second, id]) => {
      const asked = [first, second].flatMap(({ question }) => placesOf(sources, "question", question));
      const places = [...asked.toSorted(), ...placesOf(sources, "id", id)];
      return `${places.at(-1)} has the address #${id} of the question at ${places[0]}: give it another id`;
    }),
  ];
}

/** Lists the dangling references of the content, a line each: what stands twice before what follows from it. */
export function danglingReferences(sources: Sources): string[] {
  const all = [
    () => unlisted(sources),
    () => duplicates(sources),
    () => [...standing(sources), ...unshown(sources)],
    () => [...Object.entries(sources).flatMap((each) => danglingIn(...each)), ...townsApart(sources)],
  ];
  return all.reduce<string[]>((faults, look) => (faults.length > 0 ? faults : look()), []);
}
