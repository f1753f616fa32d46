/** The tools in the middle of a service's page: what its address asks, answered. */
import type { Route } from "./+types/route";
import { resultOrNull, useToolQuestion } from "./use-tool-question.ts";
import { platformContext } from "../context.ts";
import { ServiceTools } from "./service-tools.tsx";
import { viewServiceTools } from "./tools.server.ts";

export const loader = ({ url, context }: Route.LoaderArgs) =>
  viewServiceTools(url, context.get(platformContext).config.siteOrigin);

export const clientLoader = (args: Route.ClientLoaderArgs) => resultOrNull(args);

export default function ServiceToolsRoute({ loaderData }: Route.ComponentProps) {
  const { result: tools, question } = useToolQuestion<typeof clientLoader>(loaderData);
  return tools && <ServiceTools tools={tools} question={question} />;
}
