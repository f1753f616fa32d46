import { offeredCarriers } from "../content/carriers/index.ts";
import type { CallToAction, Overview, Service, ServiceSection, ServicesPage, SiteConfig } from "../content/schema.ts";
import { servicesPage } from "../content/pages/services.ts";
import { services } from "../content/services/index.ts";
import { site } from "../content/site.ts";
import { parseRichText } from "../text/rich-text.ts";
import { slugify } from "../text/english.ts";
import { plateOf } from "./label.server.ts";
import { memoize } from "../site/memoize.ts";
import { serviceById, servicePath } from "../site/service-links.server.ts";

/** Prefills a message about a service; empty for an unknown id. */
export function messageBeginning(id: string | null): string {
  const service: Service | undefined = services.find((each) => each.id === id);
  return service === undefined ? "" : `About ${service.errand ?? service.serviceName}: `;
}

/** Message form option by section, when the record names none. */
const optionOf: Partial<Record<ServiceSection, "shipping" | "printing">> = {
  "pack-ship": "shipping",
  "copy-print": "printing",
};

/** Adds the service to a message link: as its option, or as the beginning of the message. */
export function messageAbout(
  { id, section, messageSubject }: Pick<Service, "id" | "section" | "messageSubject">,
  cta: CallToAction,
): CallToAction {
  if (cta.buttonLink !== "/contact") {
    return cta;
  }
  const interest = messageSubject ?? optionOf[section] ?? "other";
  const about = interest === "other" ? `&about=${id}` : "";
  return { ...cta, buttonLink: `/contact-us?service=${interest}${about}#form` };
}

export const cardId = ({ id, heading }: Service["content"][number]) => id ?? slugify(heading);

export type ServiceCard = ReturnType<typeof cardOf>;

export const priceNote = parseRichText(
  "No price shown? It depends on the job, so [send us the details](/contact-us) and we'll price it.",
);

const cardOf = memoize((service: Service) => ({
  name: service.serviceName,
  summary: service.summary,
  plate: plateOf(service),
  to: servicePath(service),
  icon: service.icon,
  image: service.heroImage ?? null,
}));

/** In the given order. @throws Error on an unknown id */
export const cardsById = (ids: readonly string[]): ServiceCard[] => ids.map((id) => cardOf(serviceById(id)));

/** For the page of all services; the last card is for an offer without a page. @throws Error on an unknown id */
export const cardsOfCategory = ({ category, withService, also }: ServicesPage["sections"][number]): ServiceCard[] => [
  ...services.filter((service) => service.category === category).map(cardOf),
  ...cardsById(withService === undefined ? [] : [withService]),
  ...(also === undefined ? [] : [also]),
];

/** `/home-business` */
export const isSectionOverview = ({ id, section, slug = id }: Service): boolean => section === slug;

/** In card order, without the section's own overview. */
export const servicesOfSection = (section: string): Service[] =>
  services
    .filter((service) => service.section === section && !isSectionOverview(service))
    .toSorted(({ order: a = Infinity }, { order: b = Infinity }) => (a === b ? 0 : a - b));

export const cardsOfSection = (section: ServiceSection): ServiceCard[] => servicesOfSection(section).map(cardOf);

export const cardsOfOverview = (section: ServiceSection): ServiceCard[] => {
  const offered: ServicesPage["sections"] = servicesPage.sections;
  const others = offered.flatMap(({ also }) => (also?.to.startsWith(`/${section}#`) ? [also] : []));
  return [...cardsOfSection(section), ...others];
};

/** By door; services without one go behind the last. */
export function cardsBehindDoors({ path, doors }: Pick<Overview, "path" | "doors">) {
  const doorOf = ({ door }: Service) => doors.find(({ key }) => key === door) ?? doors.at(-1);
  const all = servicesOfSection(path.slice(1));
  return doors.map((door) => ({ ...door, cards: all.filter((service) => doorOf(service) === door).map(cardOf) }));
}

export const carrierSites = offeredCarriers.map(({ id, name, url }) => ({ id, name, to: url }));

export function externalLinksOf({ externalLinks = [] }: Pick<Service, "externalLinks">) {
  const known: SiteConfig["externalLinks"] = site.externalLinks;
  return externalLinks.flatMap((key) => known[key] ?? []);
}
