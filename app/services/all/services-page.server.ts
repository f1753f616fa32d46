import { servicesPage } from "../../content/pages/services.ts";
import { viewPage } from "../../pages/pages.server.ts";
import { viewComeBy } from "../../hours/hours.server.ts";
import { cardsOfCategory } from "../services.server.ts";

/** `/services` */
export function viewServicesPage(now: Date) {
  const { head, trail, words } = viewPage(servicesPage);
  const { sections, ...page } = words;
  return {
    head,
    page: {
      ...page,
      trail,
      captions: sections.map(({ title }) => title),
      categories: {
        sections: sections.map((section) => {
          const { anchor, title, intro } = section;
          return { anchor, title, intro, cards: cardsOfCategory(section) };
        }),
      },
      comeBy: viewComeBy(now),
    },
  };
}
