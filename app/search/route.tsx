import type { Route } from "./+types/route";
import { platformContext } from "../context.ts";
import { Styles } from "../site/styles.tsx";
import { SearchForm } from "../search-field/search-form.tsx";
import { FramedPicture } from "../ui/picture.tsx";
import { RichText } from "../ui/rich-text-nodes.tsx";
import { SearchResults } from "./search-results.tsx";

export async function loader({ url, context }: Route.LoaderArgs) {
  // The index is the largest part of the Worker, and most visitors never search.
  const { viewSearchPage } = await import("./search-page.server.ts");
  return viewSearchPage(url.searchParams.get("q") ?? "", context.get(platformContext).now());
}

export default function SearchPage({ loaderData: { page } }: Route.ComponentProps) {
  const { heroTitle, heroImage, intro, query, found } = page;
  return (
    <>
      <Styles of={["article"]} />
      <div className="page section">
        <h1>{heroTitle}</h1>
        {query === "" && <RichText nodes={intro} className="mt-3" />}
        <SearchForm className="mt-6 mb-6 max-w-prose" query={query} isFocused={query === ""} />
        <SearchResults {...found}>
          {found.title !== "Pages" && (
            <div className="mt-6 max-lg:hidden">
              <FramedPicture src={heroImage} isForWide />
            </div>
          )}
        </SearchResults>
      </div>
    </>
  );
}
