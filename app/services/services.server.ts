/** Services by address or id, as links, cards and labels. */
import { offeredCarriers } from "../content/carriers/index.ts";
import type {
  CallToAction,
  Cost,
  Figure,
  Plate,
  Service,
  ServiceSection,
  ServicesPage,
  SiteConfig,
  BringItem,
  LabelRow,
  ThingToBring,
} from "../content/schema.ts";
import { services } from "../content/services/index.ts";
import { site } from "../content/site.ts";
import { slugify } from "../text/english.ts";
import { figureText } from "../text/number-text.ts";
import { memoize } from "../site/memoize.ts";
import { serviceById, servicePath } from "../site/service-links.server.ts";
import { tools } from "../content/tools.ts";
import { listPath } from "../site/urls.ts";
import { thingsToBring } from "../content/things-to-bring.ts";

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

/** "Basic mailbox:", "$20", "per month" */
const figureOfCost = ({ what, number, after }: Cost): Figure => ({ before: what && `${what}:`, number, after });

/** "Basic mailbox: $20 per month, 5 packages included" */
export const detailText = (detail: string | Cost): string =>
  typeof detail === "string" ? detail : [figureText(figureOfCost(detail)), detail.more].filter(Boolean).join(", ");

/** Rows of the label of a service. */
export const labelRowsOf = ({ label = [] }: Pick<Service, "label">) =>
  label.map((row) => ({
    term: row.term,
    details: "bring" in row ? row.bring.map(bringText) : row.details.map(detailText),
  }));

/** What a service costs, or what that depends on, in a few words. */
export function plateOf({ plate, label = [] }: Pick<Service, "plate" | "label">): Plate {
  const row = label.find((each) => "about" in each && each.about === "price");
  const [detail = ""] = row !== undefined && "details" in row ? row.details : [];
  return plate ?? (typeof detail === "string" ? detail : [figureOfCost(detail)]);
}

export const plateText = (plate: Plate): string =>
  typeof plate === "string" ? plate : plate.map(figureText).join(" ");

export type ServiceCard = ReturnType<typeof cardOf>;

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

/** Cards of the pages below a section, without the section's own overview. */
export const cardsOfSection = (section: ServiceSection): ServiceCard[] =>
  services.filter((service) => service.section === section && !isSectionOverview(service)).map(cardOf);

/** Carriers with links to their own sites. */
export const carrierSites = offeredCarriers.map(({ id, name, url }) => ({ id, name, to: url }));

/** Pages of other companies that the service's page offers: booking, calculators. */
export function externalLinksOf({ externalLinks = [] }: Pick<Service, "externalLinks">) {
  const known: SiteConfig["externalLinks"] = site.externalLinks;
  return externalLinks.flatMap((key) => known[key] ?? []);
}

/** The links below the label of a service: "My list", the tools on the page, and other tools that suit it. */
export const toolLinksOf = ({ id: service, tools: ids = [] }: Service) =>
  [
    { label: "Add to my list", to: `${listPath([service])}#add` },
    ...tools
      .filter(({ id }) => ids.includes(id))
      .map((tool) => ({ label: tool.name, to: "anchor" in tool ? `#${tool.anchor}` : tool.path })),
  ] as const;

const things: Readonly<Record<string, ThingToBring>> = thingsToBring;

export const bringItemsOf = (label: readonly LabelRow[]): BringItem[] =>
  label.flatMap((row) => ("bring" in row ? row.bring : []));

/** The words of an item. */
export const bringText = (item: BringItem): string =>
  typeof item === "string" ? item : (things[item.thing]?.text ?? "");

/** All things that a visitor with this one need not bring. */
export function coversOf(key: string): ReadonlySet<string> {
  const covered = things[key]?.covers ?? [];
  return new Set(covered.flatMap((each) => [each, ...coversOf(each)]));
}
