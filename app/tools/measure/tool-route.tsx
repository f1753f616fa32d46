/** The form of `/measure`, and what the package in its address comes to. */
import type { Route } from "./+types/tool-route";
import { resultOrNull, useLastResult } from "../result-or-null.ts";
import { platformContext } from "../../context.ts";
import { MeasureTool } from "./measure-tool.tsx";
import { viewMeasurement } from "./measure.server.ts";

export const loader = ({ url, context }: Route.LoaderArgs) =>
  viewMeasurement(url, context.get(platformContext).config.siteOrigin);

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => resultOrNull(request, serverLoader);

export default function MeasureToolRoute({ loaderData }: Route.ComponentProps) {
  const measured = useLastResult(loaderData);
  return measured && <MeasureTool {...measured} hasFailed={loaderData === null} />;
}
