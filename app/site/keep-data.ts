/** What a page keeps when its data is asked for again. */
import {
  type ShouldRevalidateFunctionArgs,
  isRouteErrorResponse,
  type DataStrategyResult,
  type MiddlewareFunction,
} from "react-router";
import { useState } from "react";

/** False after a form was sent, which changes nothing beside the form. */
export const shouldRevalidate = ({ formMethod }: ShouldRevalidateFunctionArgs): boolean => formMethod === undefined;

/**
 * The last answer of a route: React Router drops that of an action when the page asks for its data anew, and a tool's
 * loader has none where no response came.
 */
export function useLastAnswer<Answer>(data: Answer | null | undefined): Answer | null {
  const [answer, setAnswer] = useState(data ?? null);
  if (data !== undefined && data !== null && data !== answer) {
    setAnswer(data);
  }
  return answer;
}

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
