import type { Route } from "./+types/route";
import { useNotice } from "../../site/notice/use-notice.ts";
import { platformContext } from "../../context.ts";
import { headMeta } from "../../site/page-meta.ts";
import { VisitPage } from "./visit-page.tsx";
import { viewComeBy } from "../../site/store.server.ts";
import { viewVisitPage } from "./visit.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { head, words } = viewVisitPage();
  return {
    head,
    page: {
      ...words,
      comeBy: viewComeBy(context.get(platformContext).now()),
    },
  };
}

export { shouldRevalidate } from "../../site/should-revalidate.ts";

export const meta: Route.MetaFunction = headMeta;

export default function VisitRoute({ loaderData }: Route.ComponentProps) {
  return <VisitPage {...loaderData.page} notice={useNotice()} />;
}
