import { isRouteErrorResponse, type DataStrategyResult, type MiddlewareFunction } from "react-router";

/**
 * Keeps the page when a request for newer data fails (open sign, tool): React Router would replace it with the error
 * page. A missing page stays a missing page.
 */
export const keepDataOnError: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const results = await next();
  const isKept = ([, { type, result }]: [string, DataStrategyResult]) =>
    type !== "error" || (isRouteErrorResponse(result) && result.status === 404);
  return request.method === "GET" ? Object.fromEntries(Object.entries(results).filter(isKept)) : results;
};
