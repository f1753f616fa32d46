import { partOf, type BandView } from "../../site/band.ts";
import { callAct } from "../../site/site.server.ts";
import { defaultCallToAction } from "../../content/call-to-action.ts";
import type { Overview } from "../../content/schema.ts";
import { pickupsToday } from "../../hours/hours.server.ts";
import { cardsBehindDoors, cardsById, priceNote } from "../../services/services.server.ts";
import { parseRichText } from "../../text/rich-text.ts";

/** @throws Error on an unknown service */
export function viewOverviewPage(overview: Overview, now: Date) {
  const { heroTitle, heroSubtitle, bench, cardsTitle, benefits, ready, ordinary, cta } = overview;
  const { buttonText, buttonLink } = defaultCallToAction;
  return {
    hero: { title: heroTitle, subtitle: heroSubtitle, things: cardsById(bench).flatMap(({ image }) => image ?? []) },
    ordinary: ordinary && { ...ordinary, text: parseRichText(ordinary.text) },
    body: {
      benefits,
      cardsTitle,
      note: priceNote,
      groups: cardsBehindDoors(overview),
    },
    band: {
      parts: [
        { ...ready, pickups: pickupsToday(now), acts: [{ label: buttonText, to: buttonLink }, callAct] },
        partOf(cta),
      ],
      drawing: overview.heroImage ?? "/images/pages/pack-ship.svg",
    } satisfies BandView,
  };
}
