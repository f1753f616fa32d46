import type { Route } from "./+types/search";
import { searchPage } from "../content/pages/search.ts";
import { headMeta } from "../domain/page-meta.ts";
import { popularServices, searchServices } from "../domain/search.ts";
import { SearchPage } from "../templates/search-page.tsx";
import { viewPage } from "../views/pages.server.ts";
import { searchIndex } from "../views/search.server.ts";
import { richText } from "../views/text.server.ts";

const maxQueryLength = 100;

export function loader({ url }: Route.LoaderArgs) {
  const { head, trail, words } = viewPage(searchPage);
  const query = (url.searchParams.get("q") ?? "").trim().slice(0, maxQueryLength);
  return {
    head,
    page: {
      heroTitle: words.heroTitle,
      emptyImage: words.heroImage,
      trail,
      intro: richText(words.intro),
      query,
      result: searchServices(searchIndex, query),
      popular: popularServices(searchIndex),
    },
  };
}

export const meta: Route.MetaFunction = headMeta;

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  return <SearchPage {...loaderData.page} />;
}
