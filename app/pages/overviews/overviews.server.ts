/** Sections of services: Pack & Ship, Copy & Print. */
import { defaultCallToAction } from "../../content/call-to-action.ts";
import { homePage } from "../../content/pages/home.ts";
import type { Overview } from "../../content/schema.ts";
import { viewComeBy } from "../../hours/hours.server.ts";
import { cardsById, carrierPages } from "../../services/services.server.ts";
import { parseRichText } from "../../text/rich-text.ts";

/** @throws Error on a service that does not exist */
export function viewOverviewPage(overview: Overview, now: Date) {
  const { cards, showsCarriers, ready, ordinary, cta } = overview;
  const { buttonText, buttonLink } = defaultCallToAction;
  return {
    body: {
      ...overview,
      ordinary: ordinary && { ...ordinary, text: parseRichText(ordinary.text) },
      cards: cardsById(cards),
      carriers: showsCarriers === true ? carrierPages : [],
      carriersTitle: homePage.carriersTitle,
    },
    ready: { ...ready, visit: { label: buttonText, to: buttonLink } },
    comeBy: viewComeBy(now),
    banner: { ...cta, drawing: overview.heroImage },
  };
}
