/** The root route: what every page shares, and the last-resort boundary. */
import { Outlet, useRouteLoaderData } from "react-router";
import type { Route } from "./+types/root";
import { useTagManager } from "./components/analytics.ts";
import { NoticeStrip } from "./components/layout/notice-strip.tsx";
import { FooterWords } from "./components/layout/footer-words.tsx";
import { SiteFooter } from "./components/layout/site-footer.tsx";
import { SiteHeader } from "./components/layout/site-header.tsx";
import { servicesContext } from "./context.ts";
import { handleFailedPage } from "./document/failed-page.ts";
import { NavigationStatus } from "./document/navigation-status.tsx";
import { documentLinks, DocumentShell } from "./document/shell.tsx";
import { useOfflineReading } from "./document/use-offline-reading.ts";
import { useRevalidateAt } from "./document/use-revalidate-at.ts";
import { staticPart } from "./document/static-part.tsx";
import { ErrorPage } from "./templates/error-page.tsx";
import { popularLinks } from "./views/search.server.ts";
import { viewSiteLayout } from "./views/store.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { config, now, readNotice, servedAt, wantsPrivacy } = context.get(servicesContext);
  const { footer, ...layout } = viewSiteLayout(now());
  return {
    ...layout,
    footer: await staticPart(context, "footer", FooterWords, () => footer),
    origin: config.siteOrigin,
    servedAt,
    // Absent is absent: where there is no tag manager, or the visitor wants none, no page speaks of it.
    ...(config.gtmContainerId !== "" && !wantsPrivacy && { gtmContainerId: config.gtmContainerId }),
    // Where there is no bucket, neither.
    ...(config.imagesBaseUrl !== "" && { imagesBaseUrl: config.imagesBaseUrl }),
    popular: popularLinks,
    notice: await readNotice(),
  };
}

export { shouldRevalidate } from "./document/should-revalidate.ts";

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [handleFailedPage];

export const links: Route.LinksFunction = () => documentLinks;

/** Without the root loader's data there are neither header nor footer: the last resort is the words alone. */
export function Layout({ children }: { children: React.ReactNode }) {
  const site = useRouteLoaderData<typeof loader>("root");
  return (
    <DocumentShell
      header={site && <SiteHeader {...site} />}
      footer={site && <SiteFooter words={site.footer} week={site.week} />}
      overlay={
        <>
          {site && <NoticeStrip notice={site.notice} />}
          <NavigationStatus />
        </>
      }
      imagesBaseUrl={site?.imagesBaseUrl ?? ""}
    >
      {children}
    </DocumentShell>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  useTagManager(loaderData.gtmContainerId);
  useRevalidateAt(loaderData);
  useOfflineReading(loaderData.servedAt);
  return <Outlet />;
}

/** The last resort: what fails in a page is told by `routes/pages.tsx`. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
