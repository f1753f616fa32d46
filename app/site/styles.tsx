/**
 * Styles of the site and of subjects (`ui/styles/subjects/`), as text in the document, so that the first paint waits
 * for no second file.
 */
import { useContext } from "react";
import { ServerValuesContext } from "./server-values.ts";

/** @param of names of files in that folder */
export const Styles = ({ of: subjects }: { of: readonly string[] }) =>
  subjects.map((subject) => <Subject key={subject} name={subject} />);

function Subject({ name: subject }: { name: string }) {
  const server = useContext(ServerValuesContext);
  // The site's styles come first, since they order the layers.
  const precedence = subject === "site" ? "site" : "subject";
  if (import.meta.env.DEV) {
    // Vite replaces files while the developer edits them.
    return <link rel="stylesheet" href={`/app/ui/styles/subjects/${subject}.css`} precedence={precedence} />;
  }
  // The document has them before React runs in the browser.
  if (server === null) {
    return null;
  }
  const css = server.css[subject];
  if (css === undefined) {
    throw new Error(`No styles called ${subject}`);
  }
  return (
    <style href={subject} precedence={precedence} nonce={server.nonce}>
      {css}
    </style>
  );
}

/** Adds styles that come with the code: of what only scripts show. */
export function adoptStyles(css: string): void {
  if (!import.meta.env.SSR) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }
}
