/** `GET /search.json?q=` returns data, `/search.html?q=` the rendered box. */
import { Hono, type Context } from "hono";
import { isLate } from "#app/notices/notice.ts";
import { readQuery, type SearchJson } from "#app/search-field/search.ts";
import { problem, tooManyRequests } from "../api/problem.ts";
import type { AppEnv } from "../app-env.ts";
import { isWithinLimit } from "../rate-limit.ts";

// The open sign may be a minute old. Private, because the query is what a visitor typed.
const headers = { "cache-control": "private, max-age=60" };

/** At most 4 KB; without a question, the popular services. */
async function search(context: Context<AppEnv>): Promise<SearchJson | Response> {
  const [typed = "", ...others] = context.req.queries("q") ?? [];
  const query = readQuery(typed);
  if (others.length > 0) {
    return problem({ status: 400, code: "bad-query", message: "Send exactly one q." });
  }
  const { visitor, log, now, readNotice } = context.var.platform;
  if (!(await isWithinLimit(context.env.SEARCH_LIMIT, visitor, log))) {
    return tooManyRequests();
  }
  // Loaded with the first question.
  const [{ searchAll }, { popularJson, searchJson }] = await Promise.all([
    import("#app/search/search.server.ts"),
    import("#app/search/search-json.server.ts"),
  ]);
  if (query === "") {
    return popularJson();
  }
  const found = searchAll(query, now());
  const read = found.answers.some(({ open }) => open !== null) ? await readNotice() : null;
  const notice = isLate(read) ? await read.later : read;
  return searchJson(query, found, notice?.closesStore === true);
}

export const searchApi = new Hono<AppEnv>()
  .get("/search.json", async (context) => {
    const found = await search(context);
    return found instanceof Response ? found : context.json(found, 200, headers);
  })
  .get("/search.html", async (context) => {
    const found = await search(context);
    if (found instanceof Response) {
      return found;
    }
    const { renderSearchBox } = await import("#app/search/search-box.server.tsx");
    return context.html(await renderSearchBox(found), 200, headers);
  });
