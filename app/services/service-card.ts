/** A service as others show it: a card in a list, or one link with its price. */
import type { IconName, Numbers, Service } from "../content/schema.ts";
import { withNumbers } from "../text/number-tokens.ts";
import { servicePath } from "./service-link.ts";

/** A service in a list. */
export interface ServiceCard {
  name: string;
  summary: string;
  /** "from $20 per month", or null. */
  figure: string | null;
  to: string;
  icon: IconName | null;
  image: string | null;
}

/** A service as one link: what it is, and how much or how long. */
export interface PriceLink extends Pick<ServiceCard, "to" | "icon"> {
  name: string;
  /** ["from $35.00", "under 5 minutes"] */
  figures: readonly string[];
}

export function serviceCard(service: Service, numbers: Numbers): ServiceCard {
  return {
    name: service.serviceName,
    summary: withNumbers(service.summary, numbers),
    figure: service.figure === undefined ? null : withNumbers(service.figure, numbers),
    to: servicePath(service),
    icon: service.icon,
    image: service.heroImage ?? null,
  };
}
