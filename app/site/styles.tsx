/**
 * The site's styles, and those of subjects that few pages have (`ui/styles/subjects/`). A document has them as text, so that
 * the first paint waits for no second file.
 */
import { useContext } from "react";
import { ServerValuesContext } from "./server-values.ts";

/** @param of the name of a file in that folder */
export function Styles({ of: subject }: { of: string }) {
  const server = useContext(ServerValuesContext);
  // Those of the site come first, since they order the layers.
  const precedence = subject === "site" ? "site" : "subject";
  if (import.meta.env.DEV) {
    // As files, Vite can replace them.
    return <link rel="stylesheet" href={`/app/ui/styles/subjects/${subject}.css`} precedence={precedence} />;
  }
  // In the browser the document has them already.
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
