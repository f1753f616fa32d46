/** The tools in the middle of a service's page: what its address asks, answered. */
import type { Route } from "./+types/route";
import { resultOrNull, useLastResult } from "./result-or-null.ts";
import { platformContext } from "../context.ts";
import { ServiceTools } from "./service-tools.tsx";
import { viewServiceTools } from "./tools.server.ts";

export const loader = ({ url, context }: Route.LoaderArgs) =>
  viewServiceTools(url, context.get(platformContext).config.siteOrigin);

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => resultOrNull(request, serverLoader);

export default function ServiceToolsRoute({ loaderData }: Route.ComponentProps) {
  const tools = useLastResult(loaderData);
  return tools && <ServiceTools tools={tools} hasFailed={loaderData === null} />;
}
