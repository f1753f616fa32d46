/** Sections of services: Pack & Ship, Copy & Print. */
import { defaultCallToAction } from "../../content/call-to-action.ts";
import { homePage } from "../../content/pages/home.ts";
import type { Overview } from "../../content/schema.ts";
import { overviews } from "../../content/overviews/index.ts";
import { recordAt, viewPage } from "../pages.server.ts";
import { viewComeBy } from "../../hours/hours.server.ts";
import { cardsById, carrierPages } from "../../services/services.server.ts";
import { parseRichText } from "../../text/rich-text.ts";

export const overviewAt = (path: string): Overview => recordAt(overviews, path);

/** @throws Error on a service that does not exist */
export function viewOverviewPage(overview: Overview, now: Date) {
  const { head, words } = viewPage(overview);
  const { cards, showsCarriers, ready, ordinary, cta, errand: _e, ...rest } = words;
  const { buttonText, buttonLink } = defaultCallToAction;
  return {
    head,
    page: {
      body: {
        ...rest,
        ordinary: ordinary && { ...ordinary, text: parseRichText(ordinary.text) },
        cards: cardsById(cards),
        carriers: showsCarriers === true ? carrierPages : [],
        carriersTitle: homePage.carriersTitle,
      },
      ready: { ...ready, visit: { label: buttonText, to: buttonLink } },
      comeBy: viewComeBy(now),
      banner: { ...cta, drawing: overview.heroImage },
    },
  };
}
