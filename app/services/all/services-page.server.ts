import { storeContact } from "../../site/site.server.ts";
import { servicesPage } from "../../content/pages/services.ts";
import type { ServicesPage } from "../../content/schema.ts";
import { comeByBand } from "../../hours/hours.server.ts";
import { cardsOfCategory, priceNote } from "../services.server.ts";

export function viewServicesPage(now: Date) {
  const { heroTitle, heroSubtitle, captionLead, sections, closing } = servicesPage;
  return {
    heroTitle,
    heroSubtitle,
    captionLead,
    captions: sections.map(({ title }) => title),
    categories: {
      note: priceNote,
      groups: sections.map((section: ServicesPage["sections"][number]) => ({
        ...section,
        cards: cardsOfCategory(section),
      })),
    },
    way: { directionsUrl: storeContact.directionsUrl, mapUrl: storeContact.mapUrl },
    band: comeByBand(closing, now, "/images/pages/services.svg"),
  };
}
