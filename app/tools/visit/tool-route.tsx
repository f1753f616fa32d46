/** The choices, and the list that the address names. */
import type { ShouldRevalidateFunctionArgs } from "react-router";
import type { Route } from "./+types/tool-route";
import { platformContext } from "../../context.ts";
import { createToolRoute } from "../create-tool-route.tsx";
import { VisitTool } from "./visit-tool.tsx";
import { viewVisit } from "./visit.server.ts";

export const loader = ({ url, context }: Route.LoaderArgs) =>
  viewVisit(url, context.get(platformContext).config.siteOrigin);

export { resultOrNull as clientLoader } from "../create-tool-route.tsx";

/** True for another list: what one needs does not change with the clock. */
export const shouldRevalidate = ({ formMethod }: ShouldRevalidateFunctionArgs) => formMethod !== undefined;

export default createToolRoute(VisitTool);
