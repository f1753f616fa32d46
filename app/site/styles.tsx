/**
 * Styles of the site and of subjects (`ui/styles/subjects/`), as text in the document, so that the first paint waits
 * for no second file.
 */
import { useContext, createContext } from "react";

/** @param of names of files in that folder */
export function Styles({ of: subjects }: { of: readonly string[] }) {
  const { css, nonce } = useContext(ServerValuesContext);
  return subjects.map((subject) => {
    // The site's styles come first, since they order the layers.
    const precedence = subject === "site" ? "site" : "subject";
    if (import.meta.env.DEV) {
      // Vite replaces files while the developer edits them.
      const href = `/app/ui/styles/subjects/${subject}.css`;
      return <link key={subject} rel="stylesheet" href={href} precedence={precedence} />;
    }
    return (
      css && (
        <style key={subject} href={subject} precedence={precedence} nonce={nonce}>
          {css[subject]}
        </style>
      )
    );
  });
}

/** Values for the document that no loader knows. */
interface ServerValues {
  nonce: string;
  /** Id of the request, as the lines of its log have it. */
  requestId: string;
  /** The styles as text, by subject; null where a script asks for the page, which has them. */
  css: Readonly<Record<string, string>> | null;
  /** The JSON-LD of the page, safe to stand in HTML; null where search engines list no page. */
  structuredData: string | null;
}

export const ServerValuesContext = createContext<ServerValues>({
  nonce: "",
  requestId: "",
  css: null,
  structuredData: null,
});
