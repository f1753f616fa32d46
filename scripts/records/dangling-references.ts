/** References to deleted or misspelled services, pages, questions and the like. */
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
import { faqId } from "../../app/faq/faq-groups.server.ts";
import { storeDate } from "../../app/hours/store-days.ts";
import { isSectionOverview, servicesOfSection } from "../../app/services/services.server.ts";
import { servicePath } from "../../app/site/service-links.server.ts";
import { entriesOf, fieldOf, placeAt } from "./source.ts";
import { silentFields, statedNumbers } from "./stated-numbers.ts";

export type Sources = Readonly<Record<string, string>>;

const when = (isWrong: boolean, fault: string): string[] => (isWrong ? [fault] : []);

const ownPages = [plainPages, overviews, policies];

const addresses = new Set([
  ...services.map(servicePath),
  ...areas.map(({ slug }) => `/service-area/${slug}`),
  ...ownPages.flatMap((records) => Object.values(records)).flatMap(({ path, alias }) => [path, alias ?? path]),
]);
const serviceIds = services.map(({ id }) => id);
const allFaqs = [...faqGroups, ...services].flatMap(({ faqs = [] }): readonly Faq[] => faqs);
const questions = allFaqs.map(faqId);

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

const numberFiles = /^app\/content\/(?:numbers|hours|owner-answers|number-words|owner-answer-rows|search\/.*)\.ts$/;

function lostIn(text: string): string[] {
  const targets = [/^(\/[a-z0-9/-]*)(?:[?#].*)?$/.exec(text), ...text.matchAll(/\]\((\/[a-z0-9/-]*)(?:[?#][^)]*)?\)/g)];
  const lost = targets.flatMap((target) => target?.[1] ?? []).filter((address) => !addresses.has(address));
  return lost.map((address) =>
    Object.hasOwn(redirects, address)
      ? `leads to ${address}, an old address in redirects.ts: lead to a page`
      : `leads to ${address}, where no page is`,
  );
}

const misplacedIn = (text: string) =>
  statedNumbers(text).map((number) => `says ${number}, which belongs into numbers.ts: say it by its name there`);

function mistypedIn(text: string, field: string, isQuoted: boolean): string[] {
  const [tag] = /<\/?[a-z][\w-]*(?:\s[^<>]*)?\/?>/i.exec(text) ?? [];
  const isDay = field === "lastUpdated" || field === "checkedOn";
  return [
    ...when(tag !== undefined, `holds ${tag}, and pages show HTML as it is typed: write **bold** or [words](/address)`),
    ...when(isQuoted && text.includes("${"), "holds ${ in quotes: put the text in backticks, or visitors read that"),
    ...when(isDay && text > storeDate(new Date()), `says ${text}, a day that is still to come`),
  ];
}

function unknownIn(field: string, name: string): string[] {
  const [, known = [], kind] = namingFields.find(([fields]) => fields.includes(field)) ?? [];
  const isUnknown = kind !== undefined && !known.includes(name) && !name.includes("/");
  return when(isUnknown, `names the ${kind} ${name}, which is not there`);
}

const publicFolder = fileURLToPath(new URL("../../public", import.meta.url));
const mostKilobytes = 200;

function pictureIn(path: string): string[] {
  const found = statSync(`${publicFolder}${path}`, { throwIfNoEntry: false });
  const kilobytes = Math.round((found?.size ?? 0) / 1024);
  return [
    ...when(found === undefined, `names the picture ${path}, which is not in public`),
    ...when(
      kilobytes > mostKilobytes,
      `names ${path}, which weighs ${kilobytes} KB: make it ${mostKilobytes} KB or less`,
    ),
  ];
}

const danglingIn = (file: string, source: string): string[] =>
  entriesOf(source).flatMap(({ path, text, start, value, parent }) => {
    const field = fieldOf(path);
    const checks =
      text === undefined
        ? [
            () => when(file.endsWith("/redirects.ts") && addresses.has(field), `sends on ${field}, where a page is`),
            // The name of an object: "fedex" in `lastPickups: { fedex: { … } }`.
            () => (parent.type === value.type && path.length > 1 ? unknownIn(fieldOf(path.slice(0, -1)), field) : []),
          ]
        : [
            () => mistypedIn(text, field, value.type === "Literal"),
            () => (text.startsWith("/images/") ? pictureIn(text) : lostIn(text)),
            () => (numberFiles.test(file) || silentFields.has(field) ? [] : misplacedIn(text)),
            () => unknownIn(field, text),
          ];
    const found = checks.reduce<string[]>((faults, look) => (faults.length > 0 ? faults : look()), []);
    return found.map((fault) => `${placeAt(file, source, start)} ${fault}`);
  });

/** Where a field has this text; without a text, where the field is. */
const placesOf = (sources: Sources, field: string, text?: string): string[] =>
  Object.entries(sources).flatMap(([file, source]) =>
    entriesOf(source)
      .filter((each) => fieldOf(each.path) === field && each.text === text)
      .map(({ start }) => placeAt(file, source, start)),
  );

function townsApart(sources: Sources): string[] {
  const served: readonly string[] = site.areaServed;
  const cities = areas.map(({ city }) => city);
  const [place] = placesOf(sources, "areaServed");
  return [...served, ...cities]
    .filter((city) => !served.includes(city) || !cities.includes(city))
    .map((city) => `${place} and the records in areas do not both have ${city}`);
}

/** Old addresses of services that moved lead to these. */
const renamed = new Set(services.filter((service) => !isSectionOverview(service)).map(servicePath));

/** "/pack-ship/golf-club-shipping" → "golf club" */
const endedServices = Object.entries(redirects)
  .filter(([from, to]) => /^\/[\w-]+\/[\w-]+$/.test(from) && !renamed.has(to))
  .map(([from]) => from.replaceAll(/^.*\/|-(?:services?|shipping|printing|rentals?)$/g, "").replaceAll("-", " "));

/** Texts that still name a dropped carrier or service. */
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
            .filter((name) => text.toLowerCase().includes(name))
            .map((name) => `${place} still speaks of ${name}, whose address redirects.ts gives up`),
        ];
      }),
    );
  return [...new Set(found)];
}

/** By folder, the field that must equal the file's name. */
const nameFields: Readonly<Record<string, string>> = { areas: "slug", carriers: "id", faqs: "key", services: "id" };

const unlisted = (sources: Sources): string[] =>
  Object.entries(sources).flatMap(([file, source]) => {
    const [, folder = "", name = ""] = /^(app\/content\/\w+)\/([\w-]+)\.ts$/.exec(file) ?? [];
    const index = sources[`${folder}/index.ts`];
    if (index === undefined) {
      return [];
    }
    if (name === "index") {
      return source.split("\n").flatMap((line, at, lines) => {
        const isAgain = /^ {2}\w+,$/.test(line) && lines.indexOf(line) < at;
        return isAgain ? [`${file}:${at + 1} lists ${line.slice(2, -1)} twice`] : [];
      });
    }
    const field = nameFields[folder.slice("app/content/".length)];
    const own = entriesOf(source).find(
      ({ path, text }) => path.length === 2 && path[1] === field && text !== undefined,
    );
    if (own?.text !== undefined && own.text !== name) {
      return [`${placeAt(file, source, own.start)} says ${own.text}: call it ${name}, like its file`];
    }
    const record = /^export const (\w+)/m.exec(source)?.[1];
    const isListed = new RegExp(String.raw`^(?!import).*\b${record}\b`, "m").test(index);
    return isListed ? [] : [`${file}:1 is not listed in ${folder}/index.ts`];
  });

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

function duplicates(sources: Sources): string[] {
  const twice = <Entry>(entries: readonly Entry[], addressOf: (entry: Entry) => string) =>
    entries.flatMap((entry, at) => {
      const first = entries.findIndex((other) => addressOf(other) === addressOf(entry));
      return first === at ? [] : [[entries[first] ?? entry, entry, addressOf(entry)] as const];
    });
  return [
    ...twice(services, servicePath).map(([first, second, address]) => {
      // Ids differ, so one of the two has a slug.
      const [own, other] = second.slug === undefined ? [first, second] : [second, first];
      return `${placesOf(sources, "slug", own.slug).at(-1)} gives ${own.id} the address ${address} of services/${other.id}.ts`;
    }),
    ...twice(allFaqs, faqId).map(([first, second, id]) => {
      const asked = [first, second].flatMap(({ question }) => placesOf(sources, "question", question));
      const places = [...asked.toSorted(), ...placesOf(sources, "id", id)];
      return `${places.at(-1)} has the address #${id} of the question at ${places[0]}: give it another id`;
    }),
  ];
}

/** Causes before consequences. */
export function danglingReferences(sources: Sources): string[] {
  const all = [
    () => unlisted(sources),
    () => duplicates(sources),
    () => unshown(sources),
    () => [...Object.entries(sources).flatMap((each) => danglingIn(...each)), ...townsApart(sources)],
  ];
  return all.reduce<string[]>((faults, look) => (faults.length > 0 ? faults : look()), []);
}
