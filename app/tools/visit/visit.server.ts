/** `/visit`: its words, and the list of the services in its address. */
import { numbers } from "../../text/numbers.server.ts";
import { visitPage } from "../../content/pages/visit.ts";
import { services } from "../../content/services/index.ts";
import { thingsToBring } from "../../content/things-to-bring.ts";
import { sectionNames } from "../../services/service-link.ts";
import { mailAddressUrl } from "../../site/urls.ts";
import { visitPath, visitList } from "./visit-list.ts";
import { viewPage } from "../../pages/pages.server.ts";
import { viewComeBy } from "../../hours/hours.server.ts";
import { externalLinksOf } from "../../services/services.server.ts";

/** All services by section, to choose from. */
const choices = Object.entries(sectionNames).map(([section, name]) => ({
  name,
  services: services
    .filter((service) => service.section === section)
    .map(({ id, serviceName, errand = serviceName }) => ({ id, name: errand })),
}));

/** `/visit`, around the list. */
export function viewVisitPage(now: Date) {
  const { head, trail, words } = viewPage(visitPage);
  const { heroTitle, heroSubtitle, heroImage, comeByTitle, comeByText } = words;
  return {
    head,
    page: { trail, heroTitle, heroSubtitle, heroImage, comeByTitle, comeByText, comeBy: viewComeBy(now) },
  };
}

/**
 * All services to choose from, the list that the address asks for, and whether the store is open.
 * @param origin of the canonical site
 */
export function viewVisitList({ searchParams }: URL, origin: string, now: Date) {
  const { open, hoursLine } = viewComeBy(now);
  const { title, chooseTitle, bringTitle, beforeTitle, appointmentTitle, emptyText } = visitPage;
  const list = visitList(searchParams, { services, things: thingsToBring, numbers, linksOf: externalLinksOf });
  return {
    words: { title, chooseTitle, bringTitle, beforeTitle, appointmentTitle, emptyText },
    list,
    hours: { open, hoursLine },
    choices,
    mailUrl: mailAddressUrl(title, origin + visitPath(list.services.map(({ id }) => id))),
  };
}
