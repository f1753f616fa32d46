import { bandOf } from "../site/band.ts";
import { defaultCallToAction } from "../content/call-to-action.ts";
import type { Service } from "../content/schema.ts";
import { site } from "../content/site.ts";
import { viewServiceFaqs } from "../faq/faqs.server.ts";
import { memoize } from "../site/memoize.ts";
import { storeContact } from "../site/site.server.ts";
import { parseRichText } from "../text/rich-text.ts";
import { viewHeroFact } from "./hero-fact.server.ts";
import { tools } from "../content/tools.ts";
import { listPath } from "../tools/my-list/errand-list.ts";
import { labelRowsOf } from "./label.server.ts";
import { sectionNames } from "../site/service-links.server.ts";
import {
  cardId,
  cardsOfOverview,
  carrierSites,
  externalLinksOf,
  isSectionOverview,
  messageAbout,
} from "./services.server.ts";

const toolLinksOf = ({ id: service, tools: ids = [] }: Service) =>
  [
    { label: "Add to my list", to: `${listPath([service])}#add` },
    ...tools
      .filter(({ id }) => ids.includes(id))
      .map((tool) => ({ label: tool.name, to: "anchor" in tool ? `#${tool.anchor}` : tool.path })),
  ] as const;

/** @throws Error on an unknown FAQ group, service or number */
export const viewServicePage = memoize((service: Service) => {
  const { answered, others } = viewServiceFaqs(service);
  const cards = service.content.map((card) => ({ ...card, id: cardId(card), body: parseRichText(card.body) }));
  const answers = answered.map(({ id, question, answer }) => ({ id, heading: question, body: answer }));
  const callToAction = service.cta === undefined ? defaultCallToAction : messageAbout(service, service.cta);
  const { firstStep = "ask" } = service;
  const fact = viewHeroFact(service);
  const externalLinks = externalLinksOf(service).map(({ label, url }) => ({ label, to: url }));
  const [adding, ...toolLinks] = toolLinksOf(service);
  const [booking, ...afterBooking] = externalLinks;
  const isBooked = firstStep === "book" && booking !== undefined;
  const steps = {
    book: booking,
    ask: service.cta && { label: callToAction.buttonText, to: callToAction.buttonLink },
    list: adding,
  };
  const next = steps[firstStep] ?? adding;
  return {
    title: service.heroTitle,
    subtitle: service.heroSubtitle,
    hero: fact.shape,
    hasCarriers: service.showsCarriers === true || undefined,
    isOverview: isSectionOverview(service) || undefined,
    fact,
    city: service.city ?? site.contact.address.city,
    things: cardsOfOverview(service.section)
      .flatMap(({ image }) => image ?? [])
      .slice(0, 6),
    sectionName: sectionNames[service.section],
    directionsUrl: storeContact.directionsUrl,
    next,
    externalLinks: isBooked ? [] : externalLinks,
    label: {
      name: service.serviceName,
      /** The sign already shows its row. */
      rows: labelRowsOf(service).filter(({ term }) => term !== service.sign),
      reasons: service.features.slice(0, 2),
      adding: next === adding ? undefined : adding,
      links: [...toolLinks, ...(isBooked ? afterBooking : [])],
    },
    content: {
      // After the first card, which says what the service is.
      cards: cards.toSpliced(1, 0, ...answers),
    },
    related: {
      title: "In this section",
      cards: isSectionOverview(service) ? cardsOfOverview(service.section) : [],
    },
    // A page with a form already shows the call to action's words at the top.
    band: bandOf(service.closing ?? callToAction, service.heroImage),
    closing: {
      faqs: others,
      carriers: service.showsCarriers === true ? carrierSites : [],
      carriersTitle: "The carriers' own sites",
    },
  };
});
