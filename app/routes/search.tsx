import type { Route } from "./+types/search";
import { useNotice } from "../components/use-notice.ts";
import { servicesContext } from "../context.ts";
import { headMeta } from "../domain/page-meta.ts";
import { SearchPage } from "../templates/search-page.tsx";
import { viewSearchPage } from "../views/search-page.server.ts";

export function loader({ url, context }: Route.LoaderArgs) {
  return viewSearchPage(url.searchParams.get("q") ?? "", context.get(servicesContext).now());
}

export const meta: Route.MetaFunction = headMeta;

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  return <SearchPage {...loaderData.page} notice={useNotice()} />;
}
