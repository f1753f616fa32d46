/** The tools in the middle of a service's page: what its address asks, answered. */
import type { Route } from "./+types/service-tools";
import { servicesContext } from "../context.ts";
import { answerPart } from "../document/static-part.server.tsx";
import { toolSummary } from "../domain/service-tools.ts";
import { ServiceTools, Tools } from "../templates/service-tools.tsx";
import { viewServiceTools } from "../views/tools.server.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const tools = viewServiceTools(url, context.get(servicesContext).config.siteOrigin);
  return {
    summary: toolSummary(tools),
    body: await answerPart(context, `${url.pathname}#tools`, Tools, () => ({ tools })),
  };
}

export default function ServiceToolsRoute({ loaderData }: Route.ComponentProps) {
  return <ServiceTools {...loaderData} />;
}
