import { useContext, type ReactNode } from "react";
import { preload } from "react-dom";
import { Links, useMatches } from "react-router";
import displayFont from "../assets/fonts/bitter.woff2?url";
import textFont from "../assets/fonts/figtree.woff2?url";
import rareStyles from "../ui/styles/rare.css?url";
import { ImagesBase } from "../ui/picture.tsx";
import { Styles, ServerValuesContext } from "../site/styles.tsx";

export const documentLinks = [
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
  {
    rel: "stylesheet",
    href: rareStyles,
    media: "print, (forced-colors: active), (prefers-reduced-motion: reduce), (width < 15rem), (scripting: none)",
  },
];

/** Otherwise fonts load at layout, too late for first paint. Elements in the head would come after the styles. */
function preloadFonts() {
  for (const href of [textFont, displayFont]) {
    preload(href, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  }
}

interface DocumentShellProps {
  header: ReactNode;
  footer: ReactNode;
  overlay: ReactNode;
  settings: Record<`data-${string}`, string | number | undefined>;
  imagesBaseUrl: string;
  children: ReactNode;
}

export function DocumentShell({ header, footer, overlay, settings, imagesBaseUrl, children }: DocumentShellProps) {
  const { structuredData, nonce } = useContext(ServerValuesContext);
  const { utilities = "other" } = (useMatches().at(-1)?.handle ?? {}) as { utilities?: string };
  preloadFonts();
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <meta name="color-scheme" content="light dark" />
        <Links nonce={nonce} />
        <Styles of={["site", `utilities-${utilities}`, ...(utilities === "home" ? [] : ["inner"])]} />
      </head>
      <body {...settings}>
        {/* Stops Cloudflare's e-mail obfuscation; our CSP blocks the script that would decode it. */}
        <div hidden dangerouslySetInnerHTML={{ __html: "<!--email_off-->" }} />
        <a href="#main" className="skip-link top-2 left-2 z-30 button button-md button-primary">
          Skip to content
        </a>
        <ImagesBase value={imagesBaseUrl}>
          {header}
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          {footer}
        </ImagesBase>
        {overlay}
        {structuredData && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData }} />}
      </body>
    </html>
  );
}
