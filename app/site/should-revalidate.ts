import type { ShouldRevalidateFunctionArgs } from "react-router";

/**
 * For routes around a form: sending the form, or another query on the same page, does not change their data, and to load
 * it again without a connection would replace the page by an error.
 */
export function shouldRevalidate({
  formMethod = "GET",
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isQuestion = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return defaultShouldRevalidate && formMethod === "GET" && !isQuestion;
}
