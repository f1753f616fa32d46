/** What one comes for, and the list of what its address names. */
import type { Route } from "./+types/tool-route";
import { resultOrNull, useToolQuestion } from "../use-tool-question.ts";
import { platformContext } from "../../context.ts";
import { VisitTool } from "./visit-tool.tsx";
import { viewVisitList } from "./visit.server.ts";

export function loader({ url, context }: Route.LoaderArgs) {
  const { config, now } = context.get(platformContext);
  return viewVisitList(url, config.siteOrigin, now());
}

export const clientLoader = (args: Route.ClientLoaderArgs) => resultOrNull(args);

export default function VisitToolRoute({ loaderData }: Route.ComponentProps) {
  const { result: asked, question } = useToolQuestion<typeof clientLoader>(loaderData);
  return asked && <VisitTool {...asked} question={question} />;
}
