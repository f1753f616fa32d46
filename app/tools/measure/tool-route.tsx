/** The form of `/measure`, and what the package in its address comes to. */
import type { Route } from "./+types/tool-route";
import { answerOrNull, useLastAnswer } from "../answer-or-null.ts";
import { platformContext } from "../../context.ts";
import { MeasureTool } from "./measure-tool.tsx";
import { viewMeasurement } from "./measure.server.ts";

export const loader = ({ url, context }: Route.LoaderArgs) =>
  viewMeasurement(url, context.get(platformContext).config.siteOrigin);

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => answerOrNull(request, serverLoader);

export default function MeasureToolRoute({ loaderData }: Route.ComponentProps) {
  const measured = useLastAnswer(loaderData);
  return measured && <MeasureTool {...measured} isUnanswered={loaderData === null} />;
}
