import type { ShouldRevalidateFunctionArgs } from "react-router";

/**
 * For what stands around a form: neither what was sent nor another question to the same page changes it, and asking for
 * it again without a connection would lose the page.
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
