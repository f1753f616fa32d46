/**
 * The site's styles, and those of subjects that few pages have (`ui/styles/subjects/`). A document has them as text, so that
 * the first paint waits for no second file.
 */
import { useContext } from "react";
import { ServerValuesContext, type StyleSubject } from "./server-values.ts";

export function Styles({ of: subject }: { of: StyleSubject }) {
  const server = useContext(ServerValuesContext);
  // Those of the site come first, since they order the layers.
  const precedence = subject === "site" ? "site" : "subject";
  if (import.meta.env.DEV) {
    // As files, Vite can replace them.
    return <link rel="stylesheet" href={`/app/ui/styles/subjects/${subject}.css`} precedence={precedence} />;
  }
  // In the browser the document has them already.
  return (
    server && (
      <style href={subject} precedence={precedence} nonce={server.nonce}>
        {server.css[subject]}
      </style>
    )
  );
}
