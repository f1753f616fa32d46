/** Inlined so that first paint needs no second file. */
import { useContext, createContext } from "react";

export function Styles({ of: subjects }: { of: readonly string[] }) {
  const { css, nonce } = useContext(ServerValuesContext);
  return subjects.map((subject) => {
    // The site's styles define the layer order, so they come first.
    const precedence = subject === "site" ? "site" : "subject";
    if (import.meta.env.DEV) {
      // Lets Vite hot-reload styles.
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

interface ServerValues {
  nonce: string;
  requestId: string;
  /** By subject; null when a script requests the page, since it has them. */
  css: Readonly<Record<string, string>> | null;
  /** JSON-LD, escaped for HTML; null for unlisted pages. */
  structuredData: string | null;
}

export const ServerValuesContext = createContext<ServerValues>({
  nonce: "",
  requestId: "",
  css: null,
  structuredData: null,
});
