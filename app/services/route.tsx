import type { Route } from "./+types/route";
import { ServicePage } from "./service-page.tsx";
import { viewServicePage } from "./service-page.server.ts";
import { platformContext, recordOf } from "../context.ts";
import { viewServiceTools } from "../tools/tools.server.ts";

export function loader({ url, context }: Route.LoaderArgs) {
  const service = recordOf(context, "service");
  const { siteOrigin } = context.get(platformContext).config;
  return { ...viewServicePage(service), tools: viewServiceTools(service, url.searchParams, siteOrigin) };
}

export const handle = { utilities: "service" };

export default function ServiceRoute({ loaderData }: Route.ComponentProps) {
  return <ServicePage {...loaderData} />;
}
