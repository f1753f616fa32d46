/** Sections of services: Pack & Ship, Copy & Print. */
import { defaultCallToAction } from "../../content/call-to-action.ts";
import { homePage } from "../../content/pages/home.ts";
import type { Overview } from "../../content/schema.ts";
import { overviews } from "../../content/overviews/index.ts";
import { viewPage } from "../../site/pages.server.ts";
import { cardsById, carrierMarks } from "../../services/services.server.ts";
import { plainWords } from "../../text/text.server.ts";

/** The overview at an address, if there is one. */
export const findOverview = (path: string): Overview | undefined =>
  Object.values(overviews).find((record) => record.path === path);

/** The overview as its page shows it. @throws Error on a service that does not exist */
export function viewOverview(overview: Overview) {
  const { head, trail, words } = viewPage(overview);
  const { cards, showsCarriers, ready, ...rest } = words;
  return {
    head,
    ready,
    body: () => ({
      ...rest,
      trail,
      cards: cardsById(cards),
      carriers: showsCarriers === true ? carrierMarks : [],
      carriersTitle: plainWords(homePage.carriersTitle),
    }),
    callToAction: () => defaultCallToAction,
  };
}
