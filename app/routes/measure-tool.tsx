/** The form of `/measure`, and what the package in its address comes to. */
import type { Route } from "./+types/measure-tool";
import { answerOrNull, useLastAnswer } from "../components/tools/answer-or-null.ts";
import { servicesContext } from "../context.ts";
import { MeasureTool } from "../templates/measure-tool.tsx";
import { viewMeasurement } from "../views/measure.server.ts";

export const loader = ({ url, context }: Route.LoaderArgs) =>
  viewMeasurement(url, context.get(servicesContext).config.siteOrigin);

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => answerOrNull(request, serverLoader);

export default function MeasureToolRoute({ loaderData }: Route.ComponentProps) {
  const measured = useLastAnswer(loaderData);
  return measured && <MeasureTool {...measured} isUnanswered={loaderData === null} />;
}
