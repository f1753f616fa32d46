/** The choices, and the list that the address names. */
import type { Route } from "./+types/tool-route";
import { createToolRoute } from "../create-tool-route.tsx";
import { platformContext } from "../../context.ts";
import { VisitTool } from "./visit-tool.tsx";
import { viewVisit } from "./visit.server.ts";

export const loader = ({ url, context }: Route.LoaderArgs) =>
  viewVisit(url, context.get(platformContext).config.siteOrigin);

export { resultOrNull as clientLoader, shouldRevalidate } from "../create-tool-route.tsx";

export default createToolRoute<typeof loader>(VisitTool);
