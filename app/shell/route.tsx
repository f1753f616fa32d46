/**
 * The route around all pages: head, breadcrumbs and error boundary. It lies below the root, so that header and footer
 * stay: for an error at the root React would build the whole document again.
 */
import { Outlet, useMatches } from "react-router";
import type { Route } from "./+types/route";
import { ErrorPage } from "./error-page.tsx";
import { pageContext } from "../context.ts";
import { findPage, headOf, trailOf } from "../pages/pages.server.ts";
import { Breadcrumbs } from "../site/breadcrumbs.tsx";
import { StaticPart, staticPart } from "../site/static-part.tsx";
import { PageMeta } from "./page-meta.tsx";

/** Finds the page, for every loader and for the document. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ url, context }, next) => {
    context.set(pageContext, findPage(url.pathname) ?? null);
    return next();
  },
];

/** Head and breadcrumbs of a page; null where there is no page. */
export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return (
    page && {
      head: headOf(page),
      trail:
        page.crumbs.length > 0 &&
        (await staticPart(context, `${page.path}#trail`, Breadcrumbs, { trail: trailOf(page) })),
    }
  );
}

export { shouldRevalidate } from "../site/should-revalidate.ts";

/** A page may have a title of its own, such as one with the question of a search. */
const hasTitle = (data: unknown): data is { documentTitle: string } =>
  typeof data === "object" && data !== null && "documentTitle" in data;

export default function Pages({ loaderData: page }: Route.ComponentProps) {
  const own = useMatches()
    .map(({ loaderData }) => loaderData)
    .find(hasTitle);
  return (
    <>
      {page && <PageMeta {...page.head} {...(own && { title: own.documentTitle })} />}
      {page?.trail && <StaticPart data={page.trail} />}
      <Outlet />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
