import { sectionNames } from "../../site/service-links.server.ts";
import { pageNotFound, type NotFoundData, type NotFoundWords } from "./not-found.ts";
import { menuLinks } from "../menus.server.ts";
import { pages } from "../page-records.server.ts";

const links = menuLinks("notFound");

const services = pages.filter(({ group, isIndexed }) => isIndexed && group === "service");

/** Guesses from the address: a service gets similar services, a town gets the area page. */
export const viewNotFound = (path: string): NotFoundData => ({ ...wordsFor(path), links });

function wordsFor(path: string): NotFoundWords {
  const [, section = "", slug = section, ...rest] = path.toLowerCase().split("/");
  if (section === "service-area") {
    return missingArea;
  }
  return Object.hasOwn(sectionNames, section) && rest.length === 0
    ? {
        title: section === "home-business" ? "Error: Service not found" : "Service not found",
        text: "We have no service at this web address. It may have moved, or the address was mistyped.",
        matches: nearestServices(slug).map(({ name, path: to }) => ({ label: name, to })),
      }
    : pageNotFound;
}

const missingArea: NotFoundWords = {
  title: "Area Not Found",
  text: "Sorry, we don't have a service area page for this location yet.",
  matches: [{ label: "All areas", to: "/service-area" }],
};

const pairsOf = (text: string) => new Set(Array.from(text.slice(1), (letter, index) => `${text[index]}${letter}`));

/** Up to three services by shared letter pairs with the last path segment; best first. */
function nearestServices(wanted: string) {
  const wantedPairs = pairsOf(wanted.slice(0, 200).toLowerCase());
  return services
    .map((service) => {
      const pairs = pairsOf(service.path.split("/").at(-1) ?? "");
      const shared = [...pairs].filter((pair) => wantedPairs.has(pair)).length;
      return { service, score: (2 * shared) / (pairs.size + wantedPairs.size) };
    })
    .filter(({ score }) => score > 0.3)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 3)
    .map(({ service }) => service);
}
