import type { Route } from "./+types/route";
import { platformContext } from "../../context.ts";
import { VisitPage } from "./visit-page.tsx";
import { viewVisitPage } from "./visit.server.ts";

export const loader = ({ url, context }: Route.LoaderArgs) => viewVisitPage(url, context.get(platformContext).now());

export { shouldRevalidate } from "../../site/should-revalidate.ts";

export default function VisitRoute({ loaderData }: Route.ComponentProps) {
  return <VisitPage {...loaderData.page} />;
}
