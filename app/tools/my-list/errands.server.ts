/** Errands are services, and sections people ask for by one name; a stamp is an errand's picture. */
import { homePage } from "../../content/pages/home.ts";
import { overviews } from "../../content/overviews/index.ts";
import type { Figure, LabelRow, Overview, Service, ServiceSection } from "../../content/schema.ts";
import { serviceSections } from "../../content/schema/service-sections.ts";
import { services } from "../../content/services/index.ts";
import { sectionNames, servicePath } from "../../site/service-links.server.ts";
import { externalLinksOf } from "../../services/services.server.ts";

export interface Errand extends Pick<Service, "asks"> {
  id: string;
  name: string;
  to: string;
  image: string | null;
  figure: Figure | null;
  label: readonly LabelRow[];
  links: ReturnType<typeof externalLinksOf>;
}

const homeFigure = (id: string) => homePage.priceLinks.find(({ errand }) => errand === id)?.figure ?? null;

const errandsOf = (section: ServiceSection): Errand[] => [
  ...Object.entries<Overview>(overviews).flatMap(([id, { path, errand, heroImage = null }]) =>
    id === section ? [{ ...errand, id, to: path, image: heroImage, figure: homeFigure(id), links: [] }] : [],
  ),
  ...services
    .filter((service) => service.section === section)
    .map((service) => ({
      id: service.id,
      name: service.errand ?? service.serviceName,
      to: servicePath(service),
      image: service.heroImage ?? null,
      figure: service.priceOrTime ?? null,
      label: service.label ?? [],
      asks: service.asks,
      links: externalLinksOf(service).slice(0, 1),
    })),
];

export const errands: readonly Errand[] = serviceSections.flatMap(errandsOf);

export const errandGroups = serviceSections.map((section) => ({
  name: sectionNames[section],
  errands: errandsOf(section).map(({ id, name }) => ({ id, name })),
}));

/** @throws Error on an unknown id */
export function errandById(id: string): Errand {
  const errand = errands.find((each) => each.id === id);
  if (errand === undefined) {
    throw new Error(`No errand called ${id}`);
  }
  return errand;
}

export const stamps = homePage.priceLinks.map(({ errand, name, figure, text }) => {
  const { id, to, image } = errandById(errand);
  return { id, name, to, image, figure, text };
});
