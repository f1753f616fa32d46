import { searchIndex } from "../views/search.server.ts";

/** What the header's search box looks through; fetched on its first use. */
export function loader() {
  return Response.json(searchIndex, { headers: { "cache-control": "public, max-age=3600" } });
}
