import { data } from "react-router";
import type { Route } from "./+types/route";
import { HeroFact } from "./hero-fact.tsx";
import { ServicePage } from "./service-page.tsx";
import { ServiceClosing, ServiceContent, ServiceLabel } from "./service-parts.tsx";
import { viewMissingService } from "../pages/not-found/not-found.server.ts";
import { viewServicePage } from "./service-page.server.ts";
import { findService } from "./services.server.ts";
import { withStaticParts } from "../site/static-part.tsx";

export function loader({ url, context }: Route.LoaderArgs) {
  const service = findService(url.pathname);
  if (service === undefined) {
    throw data(viewMissingService(url.pathname), 404);
  }
  return withStaticParts(context, viewServicePage(service), {
    fact: HeroFact,
    label: ServiceLabel,
    content: ServiceContent,
    closing: ServiceClosing,
  });
}

export { shouldRevalidate } from "../site/should-revalidate.ts";

export const handle = { utilities: "utilities-service" };

export default function ServiceRoute({ loaderData }: Route.ComponentProps) {
  return <ServicePage {...loaderData.page} />;
}
