import type { Route } from "./+types/visit";
import { useNotice } from "../components/use-notice.ts";
import { servicesContext } from "../context.ts";
import { answerPart } from "../document/static-part.server.tsx";
import { headMeta } from "../domain/page-meta.ts";
import { VisitBody, VisitPage } from "../templates/visit-page.tsx";
import { viewVisit } from "../views/store.server.ts";
import { viewVisitPage } from "../views/visit.server.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { config, now } = context.get(servicesContext);
  const { head, page, body } = viewVisitPage(url, config.siteOrigin);
  return {
    head,
    page: { ...page, visit: viewVisit(now()), body: await answerPart(context, head.path, VisitBody, body) },
  };
}

export const meta: Route.MetaFunction = headMeta;

export default function VisitRoute({ loaderData }: Route.ComponentProps) {
  return <VisitPage {...loaderData.page} notice={useNotice()} />;
}
