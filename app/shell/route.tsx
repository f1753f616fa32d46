/**
 * The route around all pages: head, breadcrumbs and error boundary. It lies below the root, so that header and footer
 * stay: for an error at the root React would build the whole document again.
 */
import { Outlet, useMatches } from "react-router";
import type { Route } from "./+types/route";
import { ErrorPage } from "./error-page.tsx";
import { trailOf } from "../pages/pages.server.ts";
import { Breadcrumbs } from "../site/breadcrumbs.tsx";
import type { PageHead } from "../site/page-head.ts";
import { StaticPart, staticPart } from "../site/static-part.tsx";
import { PageMeta } from "./page-meta.tsx";

/** The breadcrumbs of a page; null where it has none. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const trail = trailOf(url.pathname);
  return trail.length === 0 ? null : staticPart(context, `${url.pathname}#trail`, Breadcrumbs, { trail });
}

export { shouldRevalidate } from "../site/should-revalidate.ts";

const hasHead = (data: unknown): data is { head: PageHead } =>
  typeof data === "object" && data !== null && "head" in data;

export default function Pages({ loaderData: trail }: Route.ComponentProps) {
  const page = useMatches()
    .map(({ loaderData }) => loaderData)
    .find(hasHead);
  return (
    <>
      {page && <PageMeta {...page.head} />}
      {trail && <StaticPart data={trail} />}
      <Outlet />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
