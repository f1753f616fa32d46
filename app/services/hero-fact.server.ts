/** What stands large beside the name of a service: a drawing, a number, a sign or a form, as its record says. */
import type { Service } from "../content/schema.ts";
import { postmark } from "../site/site.server.ts";
import { figureParts } from "./figure-parts.ts";
import { labelRowsOf } from "./services.server.ts";

/** Subjects of rows for which the store has to turn visitors away. */
const warnings = new Set<string | undefined>(["appointment", "limit"]);

export type HeroFact = ReturnType<typeof viewHeroFact>;

function shownOf({ hero = "drawing", priceOrTime = "", sign = "", cta, ...service }: Service) {
  switch (hero) {
    case "figure":
      return { shape: hero, ...figureParts(priceOrTime), postmark };
    case "sign": {
      const isRow = ({ term }: { term: string }) => term === sign;
      const row = service.label?.find(isRow);
      const isWarning = row !== undefined && "about" in row && warnings.has(row.about);
      return { shape: hero, term: sign, details: labelRowsOf(service).find(isRow)?.details ?? [], isWarning };
    }
    case "form":
      return { shape: hero, title: cta?.title ?? "", text: cta?.subtitle ?? "" };
    default:
      return { shape: hero };
  }
}

export const viewHeroFact = (service: Service) => ({
  icon: service.icon,
  image: service.heroImage ?? null,
  ...shownOf(service),
});
