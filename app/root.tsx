import { Outlet, useRouteLoaderData } from "react-router";
import type { Route } from "./+types/root";
import { NoticeStrip } from "./notices/notice-strip.tsx";
import { FooterWords } from "./shell/footer-words.tsx";
import { SiteHeader } from "./shell/header.tsx";
import { platformContext } from "./context.ts";
import { documentLinks, DocumentShell } from "./shell/document-shell.tsx";
import { ErrorPage, useDeveloperError } from "./shell/error-page.tsx";
import { viewSiteLayout, type SiteLayout } from "./shell/site-layout.server.ts";
import { HoursTable } from "./hours/open-sign.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { config, now, readNotice, wantsPrivacy } = context.get(platformContext);
  return {
    ...viewSiteLayout(now()),
    origin: config.siteOrigin,
    servedAt: Math.floor(now().getTime() / 1000),
    wantsPrivacy,
    gtmContainerId: wantsPrivacy ? "" : config.gtmContainerId,
    imagesBaseUrl: config.imagesBaseUrl,
    notice: await readNotice(),
  };
}

export const links: Route.LinksFunction = () => documentLinks;

/** Bare if the root loader failed: header and footer lack data. Bare in development: the header may have thrown. */
export function Layout({ children }: { children: React.ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  const site = useDeveloperError() === null ? data : undefined;
  const imagesBaseUrl = site?.imagesBaseUrl ?? "";
  return (
    <DocumentShell
      header={site && <SiteHeader {...site} />}
      footer={site && <SiteFooter {...site.footer} />}
      overlay={site && <NoticeStrip />}
      settings={{
        "data-changes-at": site?.changesAt,
        "data-served-at": site?.servedAt,
        "data-images": imagesBaseUrl || undefined,
        "data-gtm": site?.gtmContainerId || undefined,
        "data-private": site?.wantsPrivacy === true ? "" : undefined,
      }}
      imagesBaseUrl={imagesBaseUrl}
    >
      {children}
    </DocumentShell>
  );
}

export default function App() {
  return <Outlet />;
}

/** Failures of the root; `shell/route.tsx` handles those of a page. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}

function SiteFooter(words: SiteLayout["footer"]) {
  return (
    <footer className="rule-t bg-kraft">
      <div className="page grid gap-6 py-8 sm:grid-cols-2 md:grid-cols-[repeat(3,auto)] xl:grid-cols-[repeat(5,auto)]">
        <FooterWords {...words} />
        <div className="md:min-w-54">
          <p className="font-bold">Hours</p>
          <HoursTable />
        </div>
      </div>
    </footer>
  );
}
