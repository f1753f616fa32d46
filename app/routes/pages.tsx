/**
 * Around all pages: what fails in one of them is told here, inside the document, so that the header, the console and the
 * way back stay as they are. Failing at the root, React would build the whole document anew.
 */
import { isRouteErrorResponse, Outlet, useRouteLoaderData } from "react-router";
import type { Route } from "./+types/pages";
import { pageMeta } from "../domain/page-meta.ts";
import type { loader } from "../root.tsx";
import { ErrorPage } from "../templates/error-page.tsx";

/** For pages that failed; every other page has a head of its own. */
export function meta({ error, matches: [root] }: Route.MetaArgs) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const [title, description] = isMissing
    ? ["Page Not Found", "This page does not exist."]
    : ["Something went wrong", "This page could not be shown."];
  return pageMeta({ title, description, path: "/", isIndexed: false }, root.loaderData);
}

export default function Pages() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const site = useRouteLoaderData<typeof loader>("root");
  return <ErrorPage error={error} links={site?.notFoundLinks ?? []} requestId={site?.requestId ?? null} />;
}
