/**
 * The route around all pages: head and error boundary. It lies below the root, so that header and footer stay: for an
 * error at the root React would build the whole document again.
 */
import { Outlet, useMatches } from "react-router";
import type { Route } from "./+types/route";
import { ErrorPage } from "./error-page.tsx";
import type { PageHead } from "../site/page-head.ts";
import { PageMeta } from "./page-meta.tsx";

const hasHead = (data: unknown): data is { head: PageHead } =>
  typeof data === "object" && data !== null && "head" in data;

export default function Pages() {
  const page = useMatches()
    .map(({ loaderData }) => loaderData)
    .find(hasHead);
  return (
    <>
      {page && <PageMeta {...page.head} />}
      <Outlet />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
