/** The tools in the middle of a service's page: what its address asks, answered. */
import type { Route } from "./+types/route";
import { createToolRoute } from "./create-tool-route.tsx";
import { platformContext } from "../context.ts";
import { ServiceTools } from "./service-tools.tsx";
import { viewServiceTools } from "./tools.server.ts";

export const loader = ({ url, context }: Route.LoaderArgs) =>
  viewServiceTools(url, context.get(platformContext).config.siteOrigin);

export { resultOrNull as clientLoader } from "./create-tool-route.tsx";

export default createToolRoute<typeof loader>(ServiceTools);
