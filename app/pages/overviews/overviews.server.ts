/** Sections of services: Pack & Ship, Copy & Print. */
import { defaultCallToAction } from "../../content/call-to-action.ts";
import { homePage } from "../../content/pages/home.ts";
import type { Overview } from "../../content/schema.ts";
import { overviews } from "../../content/overviews/index.ts";
import { viewPage } from "../../site/pages.server.ts";
import { cardsById, carrierPages } from "../../services/services.server.ts";
import { plainWords, richText } from "../../text/text.server.ts";

/** The overview at an address, if there is one. */
export const findOverview = (path: string): Overview | undefined =>
  Object.values(overviews).find((record) => record.path === path);

/** The overview as its page shows it. @throws Error on a service that does not exist */
export function viewOverview(overview: Overview) {
  const { head, trail, words } = viewPage(overview);
  const { cards, showsCarriers, ready, ordinary, cta, ...rest } = words;
  const { buttonText, buttonLink } = defaultCallToAction;
  return {
    head,
    ready: { ...ready, visit: { label: buttonText, to: buttonLink } },
    banner: () => cta,
    body: () => ({
      ...rest,
      trail,
      ordinary: ordinary && { ...ordinary, text: richText(ordinary.text) },
      cards: cardsById(cards),
      carriers: showsCarriers === true ? carrierPages : [],
      carriersTitle: plainWords(homePage.carriersTitle),
    }),
  };
}
