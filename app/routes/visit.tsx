import type { Route } from "./+types/visit";
import { useNotice } from "../components/use-notice.ts";
import { servicesContext } from "../context.ts";
import { headMeta } from "../domain/page-meta.ts";
import { VisitPage } from "../templates/visit-page.tsx";
import { viewVisit } from "../views/store.server.ts";
import { viewVisitPage } from "../views/visit.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { head, words, come } = viewVisitPage();
  return {
    head,
    page: {
      ...words,
      visit: viewVisit(context.get(servicesContext).now()),
      ...come,
    },
  };
}

export { shouldRevalidate } from "../document/should-revalidate.ts";

export const meta: Route.MetaFunction = headMeta;

export default function VisitRoute({ loaderData }: Route.ComponentProps) {
  return <VisitPage {...loaderData.page} notice={useNotice()} />;
}
