/** The root route: what every page shares, and the last-resort boundary. */
import { Outlet, useRouteLoaderData } from "react-router";
import type { Route } from "./+types/root";
import { useTagManager } from "./site/analytics.ts";
import { NoticeStrip } from "./site/notice/notice-strip.tsx";
import { FooterWords } from "./site/footer-words.tsx";
import { SiteFooter } from "./site/footer.tsx";
import { SiteHeader } from "./site/header.tsx";
import { platformContext } from "./context.ts";
import { handleFailedPage } from "./site/failed-page.ts";
import { NavigationStatus } from "./site/navigation-status.tsx";
import { documentLinks, DocumentShell } from "./site/shell.tsx";
import { useOfflineReading } from "./site/use-offline-reading.ts";
import { useRevalidateAt } from "./site/use-revalidate-at.ts";
import { staticPart } from "./site/static-part.tsx";
import { ErrorPage } from "./site/error-page.tsx";
import { popularLinks } from "./search/search.server.ts";
import { viewSiteLayout } from "./site/store.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { config, now, readNotice, servedAt, wantsPrivacy } = context.get(platformContext);
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

export { shouldRevalidate } from "./site/should-revalidate.ts";

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

/** The last resort: what fails in a page is told by `site/route.tsx`. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
