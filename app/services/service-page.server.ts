/** The page of a service, and the words for a missing one. */
import { defaultCallToAction } from "../content/call-to-action.ts";
import { homePage } from "../content/pages/home.ts";
import type { Service } from "../content/schema.ts";
import { site } from "../content/site.ts";
import { viewServiceFaqs } from "../faq/faqs.server.ts";
import { nearestEntries } from "../search/search.ts";
import { serviceEntries } from "../search/search.server.ts";
import { memoize } from "../site/memoize.ts";
import type { NotFoundWords } from "../pages/not-found/not-found.ts";
import { headOf, trailOf } from "../pages/pages.server.ts";
import { storeContact } from "../site/store.server.ts";
import { filledMarkup, filledRecord, filledText } from "../text/text.server.ts";
import { toolLinksOf } from "../tools/tools.server.ts";
import { messageAbout } from "./message-about.ts";
import { sectionNames, servicePath } from "./service-link.ts";
import {
  cardId,
  cardsOfSection,
  carrierSites,
  externalLinksOf,
  isSectionOverview,
  labelRowsOf,
} from "./services.server.ts";

/** @throws Error when it refers to a FAQ group, a service or a number that does not exist */
export const viewServicePage = memoize((service: Service) => {
  const path = servicePath(service);
  const { answered, others } = viewServiceFaqs(service);
  const cards = service.content.map((card) => ({
    id: cardId(card),
    heading: filledText(card.heading),
    body: filledMarkup(card.body),
    isFullWidth: card.isFullWidth ?? false,
  }));
  const answers = answered.map(({ id, question, answer }) => ({
    id,
    heading: question,
    body: answer,
    isFullWidth: false,
  }));
  const callToAction = service.cta === undefined ? defaultCallToAction : messageAbout(service, service.cta);
  const { buttonText, buttonLink } = callToAction;
  const externalLinks = externalLinksOf(service);
  const isByAppointment = service.label?.some((row) => "about" in row && row.about === "appointment") === true;
  /** Booking of the appointment that visitors need. */
  const booking = isByAppointment ? (externalLinks[0] ?? null) : null;
  /** Link to the message form, where the record has a call to action of its own. */
  const asking = service.cta === undefined ? null : { label: buttonText, to: buttonLink };
  const [adding, ...toolLinks] = toolLinksOf(service);
  // Links for after the booking stand below price and things to bring.
  const laterLinks = booking === null ? [] : externalLinks.slice(1).map(({ label, url }) => ({ label, to: url }));
  return {
    head: headOf(path),
    page: {
      trail: trailOf(path),
      title: filledText(service.heroTitle),
      subtitle: filledText(service.heroSubtitle),
      image: service.heroImage ?? null,
      city: service.city ?? site.contact.address.city,
      /** Name on the tape: "Pack & Ship". */
      sectionName: sectionNames[service.section],
      directionsUrl: storeContact.directionsUrl,
      /** Next step: to book, to ask, or to add the service to the list of the visit. */
      next: booking === null ? (asking ?? adding) : { label: booking.label, to: booking.url },
      /** True where the next step is a call to action, which analytics counts. */
      isAsking: booking === null && asking !== null,
      /** Pages of other companies: booking, calculators. */
      externalLinks: booking === null ? externalLinks : [],
      label: {
        name: service.serviceName,
        rows: labelRowsOf(service),
        /** Tools of this service, and links for after the booking. */
        links: [...((booking ?? asking) ? [adding] : []), ...toolLinks, ...laterLinks],
      },
      content: {
        // The first card says what the service is.
        cards: cards.toSpliced(1, 0, ...answers),
        /** The services of a section, on the section's own page. */
        related: isSectionOverview(service)
          ? cardsOfSection(service.section).map((card) => ({ ...card, summary: "" }))
          : [],
        relatedTitle: "In this section",
      },
      closing: {
        features: filledRecord(service.features),
        faqs: others,
        callToAction,
        carriers: service.showsCarriers === true ? carrierSites : [],
        carriersTitle: filledText(homePage.carriersTitle),
      },
    },
  };
});

/** Words of the 404 page, with links to services of similar names. */
export function missingService(path: string): NotFoundWords {
  const [, section, slug = section ?? ""] = path.split("/");
  return {
    title: section === "home-business" ? "Error: Service not found" : "Service not found",
    text: "We have no service at this web address. It may have moved, or the address was mistyped.",
    matches: nearestEntries(serviceEntries, slug).map(({ title, href }) => ({ label: title, to: href })),
  };
}
