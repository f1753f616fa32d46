import { servicesPage } from "../../content/pages/services.ts";
import { viewPage } from "../../site/pages.server.ts";
import { cardsOfPart } from "../services.server.ts";

/** Head and words of the page of all services; `cards` is what its static part shows. */
export function viewServicesPage() {
  const { head, trail, words } = viewPage(servicesPage);
  const { sections, ...page } = words;
  return {
    head,
    page: { ...page, trail, categories: sections.map(({ title }) => title) },
    cards: () => ({
      sections: sections.map((section) => {
        const { anchor, title, intro } = section;
        return { anchor, title, intro, cards: cardsOfPart(section) };
      }),
    }),
  };
}
