/** `GET /search.json?q=` returns data, `/search.html?q=` the rendered box. */
import { Hono, type Context } from "hono";
import { closedByNotice } from "#app/hours/opening-hours.ts";
import { isLate } from "#app/notices/notice.ts";
import { readQuery, type FoundView } from "#app/search-field/search.ts";
import { problem, tooManyRequests } from "../api/problem.ts";
import type { AppEnv } from "../app-env.ts";
import { isWithinLimit } from "../rate-limit.ts";

// The open sign may be a minute old. Private, because the query is what a visitor typed.
const headers = { "cache-control": "private, max-age=60" };

/** At most 4 KB; without a question, the popular services. */
async function search(context: Context<AppEnv>): Promise<FoundView | Response> {
  const [typed = "", ...others] = context.req.queries("q") ?? [];
  if (others.length > 0) {
    return problem({ status: 400, code: "bad-query", message: "Send exactly one q." });
  }
  const { visitor, log, now, readNotice } = context.var.platform;
  if (!(await isWithinLimit(context.env.SEARCH_LIMIT, visitor, log))) {
    return tooManyRequests();
  }
  // Loaded with the first question.
  const { viewFound } = await import("#app/search/search-page.server.ts");
  const found = viewFound(readQuery(typed), now(), true);
  const read = found.answers.some(({ open }) => open !== null) ? await readNotice() : null;
  const notice = isLate(read) ? await read.later : read;
  return notice?.closesStore === true
    ? { ...found, answers: found.answers.map((answer) => ({ ...answer, open: answer.open && closedByNotice })) }
    : found;
}

export const searchApi = new Hono<AppEnv>()
  .get("/search.json", async (context) => {
    const found = await search(context);
    const { dataOf } = await import("#app/search/search-page.server.ts");
    return found instanceof Response ? found : context.json(dataOf(found), 200, headers);
  })
  .get("/search.html", async (context) => {
    const found = await search(context);
    const { renderSearchBox } = await import("#app/search/search-box.server.tsx");
    return found instanceof Response ? found : context.html(await renderSearchBox(found), 200, headers);
  });
