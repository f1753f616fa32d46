/** The document shell: head, chrome around every page, and the last-resort boundary. */
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
  type ShouldRevalidateFunctionArgs,
} from "react-router";
import type { Route } from "./+types/root";
import stylesheet from "./app.css?url";
import mapStylesheet from "./area-map.css?url";
import { useTagManager } from "./components/analytics.ts";
import { NoticeStrip } from "./components/layout/notice-strip.tsx";
import { PageArrival } from "./components/layout/page-arrival.tsx";
import { PageLinks } from "./components/layout/page-links.tsx";
import { SiteFooter } from "./components/layout/site-footer.tsx";
import { SiteHeader } from "./components/layout/site-header.tsx";
import { servicesContext } from "./context.ts";
import { ImagesBase } from "./components/ui/picture.tsx";
import { ErrorPage } from "./templates/error-page.tsx";
import { viewSiteLayout } from "./views/store.server.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { config, now, readNotice, requestId } = context.get(servicesContext);
  return {
    ...viewSiteLayout(now()),
    origin: config.siteOrigin,
    requestId,
    // Absent is absent: where there is no tag manager, or the visitor wants none, no page speaks of it.
    ...(config.gtmContainerId !== "" &&
      request.headers.get("sec-gpc") !== "1" && { gtmContainerId: config.gtmContainerId }),
    // Where there is no bucket, neither.
    ...(config.imagesBaseUrl !== "" && { imagesBaseUrl: config.imagesBaseUrl }),
    notice: await readNotice(),
  };
}

/** A sent form changes nothing in the chrome; and when the network is down, asking again would lose the page. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod === undefined || formMethod === "GET" ? defaultShouldRevalidate : false;
}

export const links: Route.LinksFunction = () => [
  // In development stylesheets are files, so that they can be replaced while the page lives; built, they are in the page.
  ...(import.meta.env.DEV ? [stylesheet, mapStylesheet].map((href) => ({ rel: "stylesheet", href })) : []),
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

export function Layout({ children }: { children: React.ReactNode }) {
  const chrome = useRouteLoaderData<typeof loader>("root");
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Links nonce="" />
      </head>
      <body>
        <a href="#main" className="skip-link button button-md button-primary">
          Skip to content
        </a>
        {chrome !== undefined && <SiteHeader {...chrome} />}
        <main id="main" tabIndex={-1}>
          <ImagesBase value={chrome?.imagesBaseUrl ?? ""}>{children}</ImagesBase>
        </main>
        {chrome !== undefined && <SiteFooter {...chrome} />}
        <PageArrival />
        {chrome !== undefined && <NoticeStrip notice={chrome.notice} />}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  useTagManager(loaderData.gtmContainerId);
  return (
    <>
      <Outlet />
      <PageLinks />
    </>
  );
}

/** The last resort: what fails in a page is told by `routes/pages.tsx`. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} links={[]} requestId={null} />;
}
