/** What one comes for, and the list of what its address names. */
import type { Route } from "./+types/tool-route";
import { resultOrNull, useLastResult } from "../result-or-null.ts";
import { platformContext } from "../../context.ts";
import { VisitTool } from "./visit-tool.tsx";
import { viewVisitList } from "./visit.server.ts";

export function loader({ url, context }: Route.LoaderArgs) {
  const { config, now } = context.get(platformContext);
  return viewVisitList(url, config.siteOrigin, now());
}

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => resultOrNull(request, serverLoader);

export default function VisitToolRoute({ loaderData }: Route.ComponentProps) {
  const asked = useLastResult(loaderData);
  return asked && <VisitTool {...asked} hasFailed={loaderData === null} />;
}
