/** The page of a service, and what is said where there is none. */
import { homePage } from "../content/pages/home.ts";
import type { Service } from "../content/schema.ts";
import type { NotFoundWords } from "../site/not-found.ts";
import { nearestEntries } from "../search/search.ts";
import { servicePath } from "./service-link.ts";
import { headOf, trailOf } from "../site/pages.server.ts";
import { serviceEntries } from "../search/search.server.ts";
import { cardsOfSection, carrierMarks, externalLinksOf, isSectionOverview, viewService } from "./services.server.ts";
import { storeContact } from "../site/store.server.ts";
import { toolLinksOf } from "../tools/tools.server.ts";
import { plainWords } from "../text/text.server.ts";

/** `slip`, `words` and `reasons` are static parts; the rest comes to life in the browser. */
export function viewServicePage(service: Service) {
  const path = servicePath(service);
  const { title, subtitle, name, image, city, sectionName, facts, cards, ...reasons } = viewService(service);
  const externalLinks = externalLinksOf(service);
  const isByAppointment = service.label?.some((row) => "about" in row && row.about === "appointment") === true;
  const booking = isByAppointment ? (externalLinks[0] ?? null) : null;
  const { buttonText, buttonLink } = reasons.callToAction;
  // What one does after booking: below price and what to bring.
  const laterLinks = booking === null ? [] : externalLinks.slice(1).map(({ label, url }) => ({ label, to: url }));
  return {
    head: headOf(path),
    page: {
      trail: trailOf(path),
      service: { title, subtitle, image, city, sectionName },
      directionsUrl: storeContact.directionsUrl,
      booking,
      asking: booking === null && service.cta !== undefined ? { label: buttonText, to: buttonLink } : null,
      externalLinks: booking === null ? externalLinks : [],
    },
    slip: () => ({ name, facts, links: [...toolLinksOf(service), ...laterLinks] }),
    words: () => ({
      cards,
      // The cards below them say more.
      related: isSectionOverview(service)
        ? cardsOfSection(service.section).map((card) => ({ ...card, summary: "" }))
        : [],
      relatedTitle: "In this section",
    }),
    reasons: () => ({
      ...reasons,
      carriers: service.showsCarriers === true ? carrierMarks : [],
      carriersTitle: plainWords(homePage.carriersTitle),
    }),
  };
}

/** What the 404 page says, with the services whose names come closest. */
export function missingService(path: string): NotFoundWords {
  const [, section, slug = section ?? ""] = path.split("/");
  return {
    title: section === "home-business" ? "Error: Service not found" : "Service not found",
    text: "We have no service at this web address. It may have moved, or the address was mistyped.",
    matches: nearestEntries(serviceEntries, slug).map(({ title, href }) => ({ label: title, to: href })),
  };
}
