/** JSON-LD for search engines, which read it in the document. */
import { useContext } from "react";
import { ServerValuesContext } from "../site/server-values.ts";

const mediaType = "application/ld+json";
const isInDocument = !import.meta.env.SSR && document.querySelector(`script[type="${mediaType}"]`) !== null;

export function StructuredData() {
  const json = useContext(ServerValuesContext)?.structuredData ?? "";
  return (
    (json !== "" || isInDocument) && (
      // React leaves the text of the document as it is.
      <script type={mediaType} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />
    )
  );
}
