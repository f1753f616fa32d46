import type { Area, Numbers } from "../content/schema.ts";
import { withNumbers } from "../text/number-tokens.ts";
import { parseRichText, type RichText } from "../text/rich-text.ts";
import type { FindServiceLink } from "../services/service-link.ts";

export interface AreaView {
  city: string;
  county: string;
  title: string;
  subtitle: string;
  image: string | null;
  /** "4.6 miles", or null for the store's own township. */
  miles: string | null;
  cards: Array<{ heading: string; body: RichText }>;
  features: Array<{ title: string; description: string }>;
  popular: Array<{ name: string; to: string; why: string }>;
}

const directions: Record<Exclude<Area["heading"], "">, string> = {
  N: "north",
  NE: "northeast",
  E: "east",
  SE: "southeast",
  S: "south",
  SW: "southwest",
  W: "west",
  NW: "northwest",
};

/** "4.6 miles west", or null for the store's own township. */
export const distanceOf = ({ miles, heading }: Pick<Area, "miles" | "heading">): string | null =>
  heading === "" ? null : `${miles} miles ${directions[heading]}`;

/** A town as its page shows it. @throws Error on a fact or a service that does not exist */
export function areaView(area: Area, numbers: Numbers, findLink: FindServiceLink): AreaView {
  const text = (source: string) => withNumbers(source, numbers);
  return {
    city: area.city,
    county: area.county,
    title: text(area.heroTitle),
    subtitle: text(area.heroSubtitle),
    image: area.heroImage ?? null,
    miles: distanceOf(area) === null ? null : `${area.miles} miles`,
    cards: area.content.map(({ heading, body }) => ({ heading, body: parseRichText(text(body)) })),
    features: area.features.map(({ title, description }) => ({ title: text(title), description: text(description) })),
    popular: area.popular.map(({ service, why }) => ({ ...findLink(service), why: text(why) })),
  };
}
