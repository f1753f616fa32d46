/** The store as pages and machines are told of it. */
import { numbers } from "../content/numbers.ts";
import { site as record } from "../content/site.ts";
import type { StoreSite } from "../content/schema.ts";
import { plainWords } from "../text/text.server.ts";

export const site: StoreSite = {
  ...record,
  description: plainWords(record.description),
  since: numbers["since-year"].value,
};
