/** The form of `/measure`, and what the package in its address comes to. */
import type { Route } from "./+types/tool-route";
import { resultOrNull, useToolQuestion } from "../use-tool-question.ts";
import { platformContext } from "../../context.ts";
import { MeasureTool } from "./measure-tool.tsx";
import { viewMeasurement } from "./measure.server.ts";

export const loader = ({ url, context }: Route.LoaderArgs) =>
  viewMeasurement(url, context.get(platformContext).config.siteOrigin);

export const clientLoader = (args: Route.ClientLoaderArgs) => resultOrNull(args);

export default function MeasureToolRoute({ loaderData }: Route.ComponentProps) {
  const { result: measured, question } = useToolQuestion<typeof clientLoader>(loaderData);
  return measured && <MeasureTool {...measured} question={question} />;
}
