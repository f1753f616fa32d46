/** Everything that one can come for, and how the label of the home page fills with some of it. */
import { overviews } from "../../content/overviews/index.ts";
import { serviceSections, type Overview, type ServiceSection } from "../../content/schema.ts";
import { services } from "../../content/services/index.ts";
import { thingsToBring } from "../../content/things-to-bring.ts";
import { sectionNames, servicePath } from "../../services/service-link.ts";
import { externalLinksOf } from "../../services/services.server.ts";
import { numbers } from "../../text/numbers.server.ts";
import { errandLines, type ErrandLines } from "./errand-lines.ts";
import type { Errand } from "./visit-list.ts";

const errandOfOverview = (id: string, { path, errand }: Overview): Errand => ({ ...errand, id, to: path, links: [] });

const errandsOf = (section: ServiceSection): Errand[] => [
  ...Object.entries<Overview>(overviews).flatMap(([id, overview]) =>
    id === section ? [errandOfOverview(id, overview)] : [],
  ),
  ...services
    .filter((service) => service.section === section)
    .map((service) => ({
      id: service.id,
      name: service.errand ?? service.serviceName,
      to: servicePath(service),
      icon: service.icon,
      label: service.label ?? [],
      links: externalLinksOf(service),
    })),
];

/** All errands by section, to choose from; a section's own comes first. */
export const errandGroups = serviceSections.map((section) => ({
  name: sectionNames[section],
  errands: errandsOf(section),
}));

export const errands: readonly Errand[] = errandGroups.flatMap((group) => group.errands);

/**
 * What a label says of some errands.
 * @param wanted by short names, in the order of the stamps @throws Error on an id that no errand has
 */
export function linesOfErrands(wanted: ReadonlyArray<{ id: string; name: string }>): ErrandLines {
  const named = wanted.map(({ id, name }) => {
    const errand = errands.find((each) => each.id === id);
    if (errand === undefined) {
      throw new Error(`Nobody comes for ${id}`);
    }
    return { name, label: errand.label };
  });
  return errandLines(named, thingsToBring, numbers);
}
