import { pageNotFound, type NotFoundData } from "./not-found.ts";
import { menuLinks } from "../menus.server.ts";
import { pages } from "../page-records.server.ts";

const links = menuLinks("notFound");

/** Data for a loader to throw with status 404. */
export const viewNotFound = (words = pageNotFound): NotFoundData => ({ ...words, links });

const services = pages.filter(({ group, isIndexed }) => isIndexed && group === "service");

/** The 404 page of an address that looks like a service's, with links to services of similar names. */
export function viewMissingService(path: string): NotFoundData {
  const [, section, slug = section ?? ""] = path.split("/");
  return viewNotFound({
    title: section === "home-business" ? "Error: Service not found" : "Service not found",
    text: "We have no service at this web address. It may have moved, or the address was mistyped.",
    matches: nearestServices(slug).map(({ name, path: to }) => ({ label: name, to })),
  });
}

const pairsOf = (text: string) => new Set(Array.from(text.slice(1), (letter, index) => `${text[index]}${letter}`));

/** At most three services whose last path segment is nearest to a mistyped one, by shared pairs of letters; best first. */
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
