import type { Route } from "./+types/route";
import { HeroFact } from "./hero-fact.tsx";
import { ServicePage } from "./service-page.tsx";
import { RelatedServices, ServiceClosing, ServiceContent, ServiceLabel } from "./service-parts.tsx";
import { viewServicePage } from "./service-page.server.ts";
import { recordOf } from "../context.ts";
import { withStaticParts } from "../site/static-part.tsx";

export const loader = ({ context }: Route.LoaderArgs) =>
  withStaticParts(context, viewServicePage(recordOf(context, "service")), {
    fact: HeroFact,
    label: ServiceLabel,
    content: ServiceContent,
    related: RelatedServices,
    closing: ServiceClosing,
  });

export { shouldRevalidate } from "../site/keep-data.ts";

export default function ServiceRoute({ loaderData }: Route.ComponentProps) {
  return <ServicePage {...loaderData} />;
}
