/** Around all pages but below the root, so header and footer survive a failed page. */
import { data, Outlet, useMatches } from "react-router";
import type { Route } from "./+types/route";
import { ErrorPage } from "./error-page.tsx";
import { pageContext } from "../context.ts";
import { viewNotFound } from "../pages/not-found/not-found.server.ts";
import { findPage, headOf, trailOf } from "../pages/pages.server.ts";
import { Breadcrumbs } from "../site/breadcrumbs.tsx";
import type { BandView } from "../site/band.ts";
import { ClosingBand } from "../hours/closing-band.tsx";
import { PageMeta } from "./page-meta.tsx";

export const middleware: Route.MiddlewareFunction[] = [
  ({ url, context }, next) => {
    context.set(pageContext, findPage(url.pathname) ?? null);
    return next();
  },
];

/** @throws 404 if there is no page */
export function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  if (page === null) {
    throw data(viewNotFound(url.pathname), 404);
  }
  const trail = trailOf(page);
  return {
    head: headOf(page),
    trail,
  };
}

/** A view may set its own title, such as a search's. */
const hasTitle = (view: unknown): view is { documentTitle: string } =>
  typeof view === "object" && view !== null && "documentTitle" in view;

const hasBand = (view: unknown): view is { band: BandView } =>
  typeof view === "object" && view !== null && "band" in view && view.band !== undefined;

export default function Pages({ loaderData: { head, trail } }: Route.ComponentProps) {
  const views = useMatches().map(({ loaderData }) => loaderData);
  const own = views.find(hasTitle);
  const band = views.find(hasBand)?.band;
  return (
    <>
      <PageMeta {...head} {...(own && { title: own.documentTitle })} />
      {trail.length > 0 && <Breadcrumbs trail={trail} />}
      <Outlet />
      {band && <ClosingBand {...band} />}
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
