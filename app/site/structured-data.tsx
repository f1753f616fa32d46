/** JSON-LD, in documents only: search engines do not follow links by the client router. */
import { useContext, useState } from "react";
import { useLocation } from "react-router";
import { ServerValuesContext } from "./server-values.ts";

const mediaType = "application/ld+json";
const inDocument = import.meta.env.SSR ? null : document.querySelector(`script[type="${mediaType}"]`);

export function StructuredData() {
  const server = useContext(ServerValuesContext);
  const { pathname } = useLocation();
  const [loadedPath] = useState(pathname);
  const json = (server === null ? inDocument?.textContent : server.structuredData) ?? null;
  return (
    json !== null &&
    pathname === loadedPath && (
      <script type={mediaType} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />
    )
  );
}
