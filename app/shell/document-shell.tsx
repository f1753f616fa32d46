/** The document around every page, and the links in its head. */
import { Children, cloneElement, Fragment, isValidElement, useContext, type ReactNode } from "react";
import { preload } from "react-dom";
import { Links, Scripts, useLocation } from "react-router";
import displayFont from "../assets/fonts/bitter.woff2?url";
import textFont from "../assets/fonts/figtree.woff2?url";
import rareStyles from "../ui/styles/rare.css?url";
import { ImagesBase } from "../ui/picture.tsx";
import { EarlyEvents } from "./early-events.tsx";
import { Styles, ServerValuesContext } from "../site/styles.tsx";
import { usePageStart } from "./use-page-start.ts";

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

/**
 * Preloads the fonts, which the browser would otherwise request at layout, too late for the first paint. Elements in the
 * head would come after the styles.
 */
function preloadFonts() {
  if (import.meta.env.SSR) {
    for (const href of [textFont, displayFont]) {
      preload(href, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
    }
  }
}

/** Lets the page's code come after what the first paint needs. */
const withLowPriority = (node: ReactNode): ReactNode =>
  Children.map(node, (child) => {
    if (!isValidElement<{ children?: ReactNode; fetchPriority?: "low" }>(child)) {
      return child;
    }
    return child.type === Fragment
      ? withLowPriority(child.props.children)
      : child.type === "link"
        ? cloneElement(child, { fetchPriority: "low" })
        : child;
  });

/** The scripts of React Router, which has no option for their priority. */
const LateScripts = () => withLowPriority(Scripts({}));

const mediaType = "application/ld+json";
const isInDocument = !import.meta.env.SSR && document.querySelector(`script[type="${mediaType}"]`) !== null;

/** JSON-LD for search engines, which read it in the document. */
function StructuredData() {
  const json = useContext(ServerValuesContext)?.structuredData ?? "";
  return (
    (json !== "" || isInDocument) && (
      // React leaves the text of the document as it is.
      <script type={mediaType} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />
    )
  );
}

interface DocumentShellProps {
  header: ReactNode;
  footer: ReactNode;
  /** Content over the page that does not scroll. */
  overlay: ReactNode;
  /** Base address of the image bucket; empty when images are our own. */
  imagesBaseUrl: string;
  children: ReactNode;
}

export function DocumentShell({ header, footer, overlay, imagesBaseUrl, children }: DocumentShellProps) {
  preloadFonts();
  usePageStart();
  const isHome = useLocation().pathname === "/";
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <meta name="color-scheme" content="light dark" />
        <Links nonce="" />
        <Styles of={isHome ? ["site", "utilities"] : ["site", "utilities", "inner"]} />
      </head>
      <body>
        {/* Cloudflare leaves e-mail addresses as they are behind this comment; React would not find them otherwise. */}
        <div hidden dangerouslySetInnerHTML={{ __html: "<!--email_off-->" }} />
        <EarlyEvents />
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
        <StructuredData />
        <LateScripts />
      </body>
    </html>
  );
}
