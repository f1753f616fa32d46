import { servicesPage } from "../../content/pages/services.ts";
import type { ServicesPage } from "../../content/schema.ts";
import { viewComeBy } from "../../hours/hours.server.ts";
import { cardsOfCategory } from "../services.server.ts";

/** `/services` */
export function viewServicesPage(now: Date) {
  const { heroTitle, heroSubtitle, captionLead, sections, closing } = servicesPage;
  return {
    heroTitle,
    heroSubtitle,
    captionLead,
    closing,
    captions: sections.map(({ title }) => title),
    categories: {
      sections: sections.map((section: ServicesPage["sections"][number]) => ({
        anchor: section.anchor,
        title: section.title,
        intro: section.intro,
        image: section.image,
        // A plate with a price is of brass, one with words alone pale.
        cards: cardsOfCategory(section).map((card) => ({ ...card, isPriced: /\$|free/.test(card.plate) })),
      })),
    },
    comeBy: viewComeBy(now),
  };
}
