/** The choices, and the list that the address names. */
import type { ShouldRevalidateFunctionArgs } from "react-router";
import type { Route } from "./+types/tool-route";
import { platformContext } from "../../context.ts";
import { useLastAnswer } from "../../site/use-last-answer.ts";
import { VisitTool } from "./visit-tool.tsx";
import { viewVisit } from "./visit.server.ts";

export const loader = ({ url, context }: Route.LoaderArgs) =>
  viewVisit(url, context.get(platformContext).config.siteOrigin);

/** Without an answer the page keeps what it shows, as home does, which asks for the list, too. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => serverLoader().catch(() => null);

/** True for another list: what one needs does not change with the clock. */
export const shouldRevalidate = ({ formMethod }: ShouldRevalidateFunctionArgs) => formMethod !== undefined;

export default function VisitRoute({ loaderData }: Route.ComponentProps) {
  const view = useLastAnswer(loaderData ?? undefined);
  return view && <VisitTool {...view} />;
}
