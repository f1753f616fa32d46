/** The tools on the page of a service, with the results for its address. */
import type { Route } from "./+types/route";
import { createToolRoute } from "./create-tool-route.tsx";
import { platformContext, recordOf } from "../context.ts";
import { ServiceTools } from "./service-tools.tsx";
import { viewServiceTools } from "./tools.server.ts";

export const loader = ({ url, context }: Route.LoaderArgs) =>
  viewServiceTools(recordOf(context, "service"), url.searchParams, context.get(platformContext).config.siteOrigin);

export { resultOrNull as clientLoader, shouldRevalidate } from "./create-tool-route.tsx";

export default createToolRoute(ServiceTools);
