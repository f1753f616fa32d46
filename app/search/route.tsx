import type { Route } from "./+types/route";
import { platformContext } from "../context.ts";
import { SearchPage } from "./search-page.tsx";
import { viewSearchPage } from "./search.server.ts";

export function loader({ url, context }: Route.LoaderArgs) {
  return viewSearchPage(url.searchParams.get("q") ?? "", context.get(platformContext).now());
}

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  return <SearchPage {...loaderData.page} />;
}
