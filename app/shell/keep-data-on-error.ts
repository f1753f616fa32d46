import type { DataStrategyResult, MiddlewareFunction } from "react-router";

/**
 * Keeps the page when a request for newer data fails (open sign, tool): React Router would replace it with the error
 * page.
 */
export const keepDataOnError: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const results = await next();
  return request.method === "GET"
    ? Object.fromEntries(Object.entries(results).filter(([, { type }]) => type !== "error"))
    : results;
};
