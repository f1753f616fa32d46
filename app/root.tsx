/** The root route: document, header and footer of every page, and the last error boundary. */
import { Outlet, useRouteLoaderData } from "react-router";
import type { Route } from "./+types/root";
import { useAnalytics } from "./shell/analytics.ts";
import { NoticeStrip } from "./notices/notice-strip.tsx";
import { FooterWords } from "./shell/footer-words.tsx";
import { SiteHeader } from "./shell/header.tsx";
import { platformContext } from "./context.ts";
import { keepDataOnError } from "./site/keep-data.ts";
import { documentLinks, DocumentShell } from "./shell/document-shell.tsx";
import { useOfflineReading } from "./shell/use-offline-reading.ts";
import { useRevalidateAt } from "./shell/use-revalidate-at.ts";
import { staticPart, StaticPart, type StaticPartData } from "./site/static-part.tsx";
import { ErrorPage, useDeveloperError } from "./shell/error-page.tsx";
import { viewSiteLayout } from "./shell/site-layout.server.ts";
import { HoursTable } from "./hours/open-sign.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { config, now, readNotice, wantsPrivacy } = context.get(platformContext);
  const { footer, ...layout } = viewSiteLayout(now());
  return {
    ...layout,
    footer: await staticPart(context, "footer", FooterWords, footer),
    origin: config.siteOrigin,
    servedAt: Math.floor(now().getTime() / 1000),
    // Empty values are left out, so that pages weigh less.
    ...(wantsPrivacy && { wantsPrivacy }),
    ...(config.gtmContainerId !== "" && !wantsPrivacy && { gtmContainerId: config.gtmContainerId }),
    ...(config.imagesBaseUrl !== "" && { imagesBaseUrl: config.imagesBaseUrl }),
    notice: await readNotice(),
  };
}

export { shouldRevalidate } from "./site/keep-data.ts";

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepDataOnError];

export const links: Route.LinksFunction = () => documentLinks;

/**
 * Renders the error alone where the root loader failed, since header and footer have no data then, and in development,
 * since the header may have thrown it.
 */
export function Layout({ children }: { children: React.ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  const site = useDeveloperError() === null ? data : undefined;
  return (
    <DocumentShell
      header={site && <SiteHeader {...site} />}
      footer={site && <SiteFooter words={site.footer} />}
      overlay={site && <NoticeStrip />}
      imagesBaseUrl={site?.imagesBaseUrl ?? ""}
    >
      {children}
    </DocumentShell>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  useAnalytics(loaderData);
  useRevalidateAt(loaderData);
  useOfflineReading();
  return <Outlet />;
}

/** Shows failures of the root itself; `shell/route.tsx` shows those of a page. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}

/** The footer: words that never change, and the hours. */
function SiteFooter({ words }: { words: StaticPartData }) {
  return (
    <footer className="rule-t bg-kraft">
      <div className="page grid gap-6 py-8 sm:grid-cols-2 md:grid-cols-[repeat(3,auto)] xl:grid-cols-[repeat(5,auto)]">
        <StaticPart data={words} className="contents" />
        <div>
          <p className="font-bold">Hours</p>
          <HoursTable />
        </div>
      </div>
    </footer>
  );
}
