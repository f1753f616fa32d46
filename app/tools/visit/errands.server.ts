/** Errands: services, and sections of services that people ask for by one name. */
import { overviews } from "../../content/overviews/index.ts";
import {
  serviceSections,
  type IconName,
  type LabelRow,
  type Overview,
  type ServiceSection,
} from "../../content/schema.ts";
import { services } from "../../content/services/index.ts";
import { sectionNames, servicePath } from "../../services/service-link.ts";
import { externalLinksOf } from "../../services/services.server.ts";

export interface Errand {
  id: string;
  name: string;
  /** The page that says more. */
  to: string;
  icon: IconName | undefined;
  label: readonly LabelRow[];
  /** Pages of other companies that the errand needs: booking. */
  links: ReturnType<typeof externalLinksOf>;
}

const errandsOf = (section: ServiceSection): Errand[] => [
  ...Object.entries<Overview>(overviews).flatMap(([id, { path, errand }]) =>
    id === section ? [{ ...errand, id, to: path, links: [] }] : [],
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
