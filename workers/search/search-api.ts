/** `GET /search.json?q=`: answers for the fields that search while a visitor types. */
import { Hono } from "hono";
import { isLate } from "#app/notices/notice.ts";
import { readQuery } from "#app/search-field/search.ts";
import { problem, tooManyRequests } from "../api/problem.ts";
import type { AppEnv } from "../app-env.ts";
import { isWithinLimit } from "../rate-limit.ts";

/** 200 with answers and pages, at most 4 KB; without a question the popular services. */
export const searchApi = new Hono<AppEnv>().get("/", async (context) => {
  const [typed = "", ...others] = context.req.queries("q") ?? [];
  const query = readQuery(typed);
  if (others.length > 0) {
    return problem({ status: 400, code: "bad-query", message: "Give one q." });
  }
  const { visitor, log, now, readNotice } = context.var.platform;
  if (!(await isWithinLimit(context.env.SEARCH_LIMIT, visitor, log))) {
    return tooManyRequests();
  }
  // A minute is how old an open sign may be. No shared cache holds what a visitor typed.
  const headers = { "cache-control": "private, max-age=60" };
  // Loaded at the first question, as on the page of the search.
  const [{ searchAll }, { popularJson, searchJson }] = await Promise.all([
    import("#app/search/search.server.ts"),
    import("#app/search/search-json.server.ts"),
  ]);
  if (query === "") {
    return context.json(popularJson(), 200, headers);
  }
  const found = searchAll(query, now());
  const read = found.answers.some(({ open }) => open !== null) ? await readNotice() : null;
  const notice = isLate(read) ? await read.later : read;
  return context.json(searchJson(query, found, notice?.closesStore === true), 200, headers);
});
