/** The form of `/measure`, and the result for the package in its address. */
import type { Route } from "./+types/tool-route";
import { createToolRoute } from "../create-tool-route.tsx";
import { platformContext } from "../../context.ts";
import { MeasureTool } from "./measure-tool.tsx";
import { viewMeasurement } from "./measure.server.ts";

export const loader = ({ url, context }: Route.LoaderArgs) =>
  viewMeasurement(url, context.get(platformContext).config.siteOrigin);

export { resultOrNull as clientLoader, shouldRevalidate } from "../create-tool-route.tsx";

export default createToolRoute(MeasureTool);
