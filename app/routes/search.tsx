import type { Route } from "./+types/search";
import { richText, searchIndex, searchPage } from "../content/index.server.ts";
import { popularServices, searchServices } from "../domain/search.ts";
import { SearchPage } from "../templates/search-page.tsx";
import { headMeta } from "./head-meta.ts";

const maxQueryLength = 100;

export function loader({ url }: Route.LoaderArgs) {
  const query = (url.searchParams.get("q") ?? "").trim().slice(0, maxQueryLength);
  const { pageTitle: title, metaDescription: description, heroTitle, heroImage: emptyImage, intro } = searchPage;
  return {
    head: { title, description, path: "/search", isIndexed: false },
    page: {
      heroTitle,
      emptyImage,
      intro: richText(intro),
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
