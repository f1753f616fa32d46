import type { DataStrategyResult, MiddlewareFunction } from "react-router";

/**
 * What the browser asks for is news for a page that already shows: the open sign, the answer to a form. Where it does not
 * come, the page keeps what it has, since React Router would put the error page in its place.
 */
export const keepPage: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const results = await next();
  return request.method === "GET"
    ? Object.fromEntries(Object.entries(results).filter(([, { type }]) => type !== "error"))
    : results;
};
