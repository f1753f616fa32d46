/** `/visit`: its words, and the sheet of the services in its address. */
import { facts } from "../content/facts.ts";
import { visitPage } from "../content/pages/visit.ts";
import { services } from "../content/services/index.ts";
import { thingsToBring } from "../content/things-to-bring.ts";
import { sectionNames } from "../domain/service-view.ts";
import { mailAddressUrl } from "../domain/urls.ts";
import { visitPath, visitSheet } from "../domain/visit-sheet.ts";
import { viewPage } from "./pages.server.ts";
import { externalLinksOf } from "./services.server.ts";

/** All services by section, to choose from. */
const choices = Object.entries(sectionNames).map(([section, name]) => ({
  name,
  services: services
    .filter((service) => service.section === section)
    .map(({ id, serviceName }) => ({ id, name: serviceName })),
}));

/**
 * `body` depends on what is asked alone; `chosen` are the ids of the services on the sheet.
 * @param origin scheme and host of the canonical site
 */
export function viewVisitPage({ searchParams }: URL, origin: string) {
  const { head, trail, words } = viewPage(visitPage);
  const { visitTitle, visitText, ...shown } = words;
  const sheet = visitSheet(searchParams, { services, things: thingsToBring, facts, linksOf: externalLinksOf });
  const chosen = sheet.services.map(({ id }) => id);
  return {
    head,
    page: { visitTitle, visitText, chosen },
    body: () => ({
      ...shown,
      trail,
      sheet,
      choices,
      mailUrl: mailAddressUrl(words.title, origin + visitPath(chosen)),
    }),
  };
}
