/**
 * The error boundary around all pages. It lies below the root, so that header and footer stay: for an error at the root
 * React would build the whole document again.
 */
import { isRouteErrorResponse, Outlet } from "react-router";
import type { Route } from "./+types/route";
import { failure } from "./failure-words.ts";
import { isNotFoundData, pageNotFound } from "../pages/not-found/not-found.ts";
import { pageMeta } from "./page-meta.ts";
import { ErrorPage } from "./error-page.tsx";

/** The head of a page that failed; every other page has its own. */
export function meta({ error, matches: [root] }: Route.MetaArgs) {
  const [title, description] = headWords(error);
  return pageMeta({ title, description, path: "/", isIndexed: false }, root.loaderData);
}

function headWords(error: unknown): [title: string, description: string] {
  if (!isRouteErrorResponse(error)) {
    return [failure.title, failure.text];
  }
  const general = error.status === 404 ? pageNotFound : failure;
  const { title, text } = isNotFoundData(error.data) ? error.data : general;
  return [title, text];
}

export default function Pages() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
