import type { Route } from "./+types/service-area";
import { StaticPart, staticPart } from "../document/static-part.tsx";
import { headMeta } from "../domain/page-meta.ts";
import { AreaIndexPage } from "../templates/area-index-page.tsx";
import { viewAreaIndex } from "../views/area-pages.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { head, page } = viewAreaIndex();
  return { head, page: await staticPart(context, head.path, AreaIndexPage, page) };
}

export const meta: Route.MetaFunction = headMeta;

export default function ServiceAreaRoute({ loaderData }: Route.ComponentProps) {
  return <StaticPart data={loaderData.page} />;
}
