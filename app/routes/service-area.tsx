import type { Route } from "./+types/service-area";
import { ServerPart } from "../components/server-part.tsx";
import { headMeta } from "../domain/page-meta.ts";
import { AreaIndexPage } from "../templates/area-index-page.tsx";
import { viewAreaIndex } from "../views/area-pages.server.ts";
import { serverPart } from "./server-part.server.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { head, page } = viewAreaIndex();
  return { head, page: await serverPart(context, head.path, AreaIndexPage, page) };
}

export const meta: Route.MetaFunction = headMeta;

export default function ServiceAreaRoute({ loaderData }: Route.ComponentProps) {
  return <ServerPart data={loaderData.page} of={AreaIndexPage} />;
}
