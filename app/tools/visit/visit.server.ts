/** `/visit`: its words, and the sheet of the services in its address. */
import { numbers } from "../../text/numbers.server.ts";
import { visitPage } from "../../content/pages/visit.ts";
import { services } from "../../content/services/index.ts";
import { thingsToBring } from "../../content/things-to-bring.ts";
import { sectionNames } from "../../services/service-link.ts";
import { mailAddressUrl } from "../../site/urls.ts";
import { visitPath, visitSheet } from "./visit-sheet.ts";
import { viewPage } from "../../site/pages.server.ts";
import { externalLinksOf } from "../../services/services.server.ts";

/** All services by section, to choose from. */
const choices = Object.entries(sectionNames).map(([section, name]) => ({
  name,
  services: services
    .filter((service) => service.section === section)
    .map(({ id, serviceName }) => ({ id, name: serviceName })),
}));

/** The page around the sheet. */
export function viewVisitPage() {
  const { head, trail, words } = viewPage(visitPage);
  const { heroTitle, heroSubtitle, heroImage, comeByTitle, comeByText } = words;
  return { head, words: { trail, heroTitle, heroSubtitle, heroImage, comeByTitle, comeByText } };
}

/** All services to choose from, and the sheet that the address asks for. @param origin of the canonical site */
export function viewSheet({ searchParams }: URL, origin: string) {
  const { title, chooseTitle, bringTitle, beforeTitle, appointmentTitle, emptyText } = visitPage;
  const sheet = visitSheet(searchParams, { services, things: thingsToBring, numbers, linksOf: externalLinksOf });
  return {
    words: { title, chooseTitle, bringTitle, beforeTitle, appointmentTitle, emptyText },
    sheet,
    choices,
    mailUrl: mailAddressUrl(title, origin + visitPath(sheet.services.map(({ id }) => id))),
  };
}
