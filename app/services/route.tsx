import { data } from "react-router";
import type { Route } from "./+types/route";
import { ServicePage } from "./service-page.tsx";
import { ServiceClosing, ServiceContent, ServiceLabel } from "./service-parts.tsx";
import { viewNotFound } from "../pages/not-found/not-found.server.ts";
import { missingService, viewServicePage } from "./service-page.server.ts";
import { findService } from "./services.server.ts";
import { staticPart } from "../site/static-part.tsx";

export async function loader({ url, context }: Route.LoaderArgs) {
  const service = findService(url.pathname);
  if (service === undefined) {
    throw data(viewNotFound(missingService(url.pathname)), 404);
  }
  const { head, page } = viewServicePage(service);
  return {
    head,
    page: {
      ...page,
      label: await staticPart(context, `${head.path}#label`, ServiceLabel, page.label),
      content: await staticPart(context, `${head.path}#content`, ServiceContent, page.content),
      closing: await staticPart(context, `${head.path}#closing`, ServiceClosing, page.closing),
    },
  };
}

export { shouldRevalidate } from "../site/should-revalidate.ts";

export default function ServiceRoute({ loaderData }: Route.ComponentProps) {
  return <ServicePage {...loaderData.page} />;
}
