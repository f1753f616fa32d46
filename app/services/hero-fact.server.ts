/** What stands large beside the name of a service: a drawing, a number, a sign or a form, as its record says. */
import type { Service } from "../content/schema.ts";
import { postmark } from "../site/site.server.ts";
import { filledText } from "../text/text.server.ts";
import { figureParts, type FigureParts } from "./figure-parts.ts";
import { labelRowsOf } from "./services.server.ts";

/** A button of the first view. */
export interface NextStep {
  label: string;
  to: string;
  /** It is a call to action, which analytics counts. */
  isAsking?: boolean;
}

type Shown =
  | { shape: "drawing" }
  | ({ shape: "figure"; postmark: typeof postmark } & FigureParts)
  | { shape: "sign"; term: string; details: readonly string[] }
  | { shape: "form"; title: string; text: string; next: NextStep };

export type HeroFact = Pick<Service, "icon"> & { image: string | null } & Shown;

function shownOf({ hero = "drawing", figure = "", sign = "", cta, ...service }: Service, next: NextStep): Shown {
  switch (hero) {
    case "figure":
      return { shape: hero, ...figureParts(filledText(figure)), postmark };
    case "sign": {
      const row = labelRowsOf(service).find(({ term }) => term === sign);
      return { shape: hero, term: sign, details: row?.details ?? [] };
    }
    case "form":
      return { shape: hero, title: cta?.title ?? "", text: cta?.subtitle ?? "", next };
    default:
      return { shape: hero };
  }
}

/** @param next the first button, which stands on a form */
export const viewHeroFact = (service: Service, next: NextStep): HeroFact => ({
  icon: service.icon,
  image: service.heroImage ?? null,
  ...shownOf(service, next),
});
