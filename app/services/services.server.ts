/** Services as cards, and links to them, from them and to the message form. */
import { offeredCarriers } from "../content/carriers/index.ts";
import type { CallToAction, Overview, Service, ServiceSection, ServicesPage, SiteConfig } from "../content/schema.ts";
import { servicesPage } from "../content/pages/services.ts";
import { services } from "../content/services/index.ts";
import { site } from "../content/site.ts";
import { storeContact } from "../site/site.server.ts";
import { parseRichText } from "../text/rich-text.ts";
import { slugify } from "../text/english.ts";
import { plateOf } from "./label.server.ts";
import { memoize } from "../site/memoize.ts";
import { serviceById, servicePath } from "../site/service-links.server.ts";

/** The beginning of a message about a service; empty without a service of this id. */
export function messageBeginning(id: string | null): string {
  const service: Service | undefined = services.find((each) => each.id === id);
  return service === undefined ? "" : `About ${service.errand ?? service.serviceName}: `;
}

/** Options of the message form by section, for services whose records name none. */
const optionOf: Partial<Record<ServiceSection, "shipping" | "printing">> = {
  "pack-ship": "shipping",
  "copy-print": "printing",
};

/** Adds the service to a link to the message form: its option, or the beginning of the message where no option fits. */
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

/** The fragment of a card's address: its id, or its heading where it has none. */
export const cardId = ({ id, heading }: Service["content"][number]) => id ?? slugify(heading);

export type ServiceCard = ReturnType<typeof cardOf>;

/** Beside a cabinet, where only what has a price carries a plate. */
export const priceNote = parseRichText(
  `No price shown? We price it when we see it. [Call us](${storeContact.phone.url}), or [measure it](/measure).`,
);

/** A service in a list. */
const cardOf = memoize((service: Service) => ({
  name: service.serviceName,
  summary: service.summary,
  plate: plateOf(service),
  to: servicePath(service),
  icon: service.icon,
  image: service.heroImage ?? null,
}));

/** Cards of the services with these ids, in this order. @throws Error on an id that no service has */
export const cardsById = (ids: readonly string[]): ServiceCard[] => ids.map((id) => cardOf(serviceById(id)));

/**
 * Cards of a category on the page of all services, the last one for an offer without a page.
 * @throws Error on an id that no service has
 */
export const cardsOfCategory = ({ category, withService, also }: ServicesPage["sections"][number]): ServiceCard[] => [
  ...services.filter((service) => service.category === category).map(cardOf),
  ...cardsById(withService === undefined ? [] : [withService]),
  ...(also === undefined ? [] : [also]),
];

/** True for the service that is the overview of its section: `/home-business`. */
export const isSectionOverview = ({ id, section, slug = id }: Service): boolean => section === slug;

/** Services of a section without its own overview, in the order of their cards. */
export const servicesOfSection = (section: string): Service[] =>
  services
    .filter((service) => service.section === section && !isSectionOverview(service))
    .toSorted(({ order: a = Infinity }, { order: b = Infinity }) => (a === b ? 0 : a - b));

/** Cards of the pages below a section. */
export const cardsOfSection = (section: ServiceSection): ServiceCard[] => servicesOfSection(section).map(cardOf);

/** The same on the overview of that section, with what is offered there without a page. */
export const cardsOfOverview = (section: ServiceSection): ServiceCard[] => {
  const offered: ServicesPage["sections"] = servicesPage.sections;
  const others = offered.flatMap(({ also }) => (also?.to.startsWith(`/${section}#`) ? [also] : []));
  return [...cardsOfSection(section), ...others];
};

/** The same behind the doors of its overview; behind the last one where a service names none. */
export function cardsBehindDoors({ path, doors }: Pick<Overview, "path" | "doors">) {
  const doorOf = ({ door }: Service) => doors.find(({ key }) => key === door) ?? doors.at(-1);
  const all = servicesOfSection(path.slice(1));
  return doors.map((door) => ({ ...door, cards: all.filter((service) => doorOf(service) === door).map(cardOf) }));
}

/** Carriers with links to their own sites. */
export const carrierSites = offeredCarriers.map(({ id, name, url }) => ({ id, name, to: url }));

/** Pages of other companies that the service's page offers: booking, calculators. */
export function externalLinksOf({ externalLinks = [] }: Pick<Service, "externalLinks">) {
  const known: SiteConfig["externalLinks"] = site.externalLinks;
  return externalLinks.flatMap((key) => known[key] ?? []);
}
