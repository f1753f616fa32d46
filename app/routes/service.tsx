import { data } from "react-router";
import type { Route } from "./+types/service";
import { headMeta } from "../domain/page-meta.ts";
import { ServicePage } from "../templates/service-page.tsx";
import { ServiceReasons, ServiceWords } from "../templates/service-parts.tsx";
import { viewNotFound } from "../views/not-found.server.ts";
import { missingService, viewServicePage } from "../views/service-page.server.ts";
import { findService } from "../views/services.server.ts";
import { staticPart } from "../document/static-part.tsx";

export async function loader({ url, context }: Route.LoaderArgs) {
  const service = findService(url.pathname);
  if (service === undefined) {
    throw data(viewNotFound(missingService(url.pathname)), 404);
  }
  const { head, page, words, reasons } = viewServicePage(service);
  return {
    head,
    ...page,
    words: await staticPart(context, `${head.path}#words`, ServiceWords, words),
    reasons: await staticPart(context, `${head.path}#reasons`, ServiceReasons, reasons),
  };
}

export { shouldRevalidate } from "../document/should-revalidate.ts";

export const meta: Route.MetaFunction = headMeta;

export default function ServiceRoute({ loaderData }: Route.ComponentProps) {
  return <ServicePage {...loaderData} />;
}
