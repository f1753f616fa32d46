/** The response of `/search.html`: what a search field shows while the visitor types. */
import { renderToReadableStream } from "react-dom/server";
import type { FoundView } from "../search-field/search.ts";
import { SearchResults } from "./search-results.tsx";

export const renderSearchBox = async (found: FoundView): Promise<string> =>
  new Response(await renderToReadableStream(<SearchResults {...found} isBox />)).text();
