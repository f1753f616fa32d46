import { data } from "react-router";
import type { Route } from "./+types/route";
import { HeroFact } from "./hero-fact.tsx";
import { ServicePage } from "./service-page.tsx";
import { RelatedServices, ServiceClosing, ServiceContent, ServiceLabel } from "./service-parts.tsx";
import { viewMissingService } from "../pages/not-found/not-found.server.ts";
import { viewServicePage } from "./service-page.server.ts";
import { pageContext } from "../context.ts";
import { withStaticParts } from "../site/static-part.tsx";

export function loader({ url, context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  if (page?.group !== "service") {
    throw data(viewMissingService(url.pathname), 404);
  }
  return withStaticParts(context, viewServicePage(page.record), {
    fact: HeroFact,
    label: ServiceLabel,
    content: ServiceContent,
    related: RelatedServices,
    closing: ServiceClosing,
  });
}

export { shouldRevalidate } from "../site/should-revalidate.ts";

export const handle = { utilities: "utilities-service" };

export default function ServiceRoute({ loaderData }: Route.ComponentProps) {
  return <ServicePage {...loaderData} />;
}
