/** `GET /search.json?q=`: answers for the boxes that search while the visitor types. */
import { Hono } from "hono";
import { isLate } from "#app/notices/notice.ts";
import { maxQueryLength, readQuery } from "#app/search/search.ts";
import { popularJson, searchJson, type SearchJson } from "#app/search/engine/search-json.ts";
import { popularEntries, searchAll } from "#app/search/search.server.ts";
import { storeContact } from "#app/site/store.server.ts";
import { problem, tooManyRequests } from "../api/problem.ts";
import type { AppEnv, WorkerPlatform } from "../app-env.ts";
import { sha256Hex } from "../digest.ts";
import { readThroughEdgeCache } from "../edge-cache.ts";

/** Limit of the age of an open sign in an answer. */
const seconds = 60;

async function find(query: string, { now, readNotice }: WorkerPlatform): Promise<SearchJson> {
  if (query === "") {
    return popularJson(popularEntries);
  }
  const found = searchAll(query, now());
  const hasHours = found.answers.some(({ open }) => open !== null);
  const read = hasHours ? await readNotice() : null;
  const notice = isLate(read) ? await read.later : read;
  return searchJson(query, found, storeContact.phone, notice?.closesStore === true);
}

/** → 200 with answers and pages, at most 4 KB; without a question the popular services. Nothing of it is stored as typed. */
export const searchApi = new Hono<AppEnv>().get("/", async (context) => {
  const [typed = "", ...others] = context.req.queries("q") ?? [];
  const query = readQuery(typed);
  if (others.length > 0 || Array.from(typed).length > maxQueryLength) {
    return problem({
      status: 400,
      code: "bad-query",
      message: `Give one q of at most ${maxQueryLength} characters.`,
    });
  }
  // A digest, so that no cache holds what was typed; with the minute, because results may show the hours.
  const minute = Math.floor(context.var.platform.now().getTime() / (seconds * 1000));
  const digest = await sha256Hex(`${minute} ${query.toLowerCase()}`);
  return readThroughEdgeCache(context, `search/${digest}`, async () => {
    if (!(await context.env.SEARCH_LIMIT.limit({ key: context.var.platform.visitor })).success) {
      return tooManyRequests();
    }
    const found = await find(query, context.var.platform);
    // "Nothing found", "Did you mean" and the link to a carrier repeat what was typed.
    const isOfVisitor =
      found.summary.join().includes(query) ||
      found.suggestion !== null ||
      found.answers.some(({ href }) => href.startsWith("https:"));
    const cacheControl = `${isOfVisitor ? "private" : "public"}, max-age=${seconds}`;
    return Response.json(found, { headers: { "cache-control": cacheControl } });
  });
});
