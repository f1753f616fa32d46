/** What the search looks through: the services of the registry. */
import { synonyms } from "../content/synonyms.ts";
import type { SearchIndex } from "../domain/search.ts";
import { pages } from "./pages.server.ts";

export const searchIndex: SearchIndex = {
  entries: pages.flatMap(({ group, id, path, service }) =>
    group === "service" && service !== undefined
      ? [{ id, title: service.name, description: service.description, category: service.type, href: path }]
      : [],
  ),
  synonyms,
};
