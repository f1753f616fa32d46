/**
 * Styles of the site and of subjects (`ui/styles/subjects/`), as text in the document, so that the first paint waits
 * for no second file.
 */
import { useContext, createContext } from "react";

/** @param of names of files in that folder */
export function Styles({ of: subjects }: { of: readonly string[] }) {
  const server = useContext(ServerValuesContext);
  return subjects.map((subject) => {
    // The site's styles come first, since they order the layers.
    const precedence = subject === "site" ? "site" : "subject";
    if (import.meta.env.DEV) {
      // Vite replaces files while the developer edits them.
      const href = `/app/ui/styles/subjects/${subject}.css`;
      return <link key={subject} rel="stylesheet" href={href} precedence={precedence} />;
    }
    // The document has them before React runs in the browser.
    return (
      server && (
        <style key={subject} href={subject} precedence={precedence} nonce={server.nonce}>
          {server.css[subject]}
        </style>
      )
    );
  });
}

/** Adds styles that come with the code: of what only scripts show. */
export function adoptStyles(css: string): void {
  if (!import.meta.env.SSR) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }
}

/** Values for the document alone. Loader data would send them to the browser a second time. */
interface ServerValues {
  nonce: string;
  /** Id of the request, as the lines of its log have it. */
  requestId: string;
  /** The styles as text, by subject. */
  css: Readonly<Record<string, string>>;
  /** The JSON-LD of the page, safe to stand in HTML; null where search engines list no page. */
  structuredData: string | null;
}

/** Null in the browser, where these values stand in the document already. */
export const ServerValuesContext = createContext<ServerValues | null>(null);
