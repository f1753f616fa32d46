/**
 * The stylesheet stands in every document, so that the first paint waits for no second file. The client bundle does not
 * hold it again: it reads the text out of the document to render the same element.
 */
import { useContext } from "react";
import { ServerValuesContext } from "./server-values.ts";

const inDocument =
  import.meta.env.SSR || import.meta.env.DEV ? null : document.querySelector<HTMLStyleElement>("head style");

export function DocumentStyle() {
  const server = useContext(ServerValuesContext);
  const nonce = server?.nonce ?? inDocument?.nonce;
  const css = server?.css ?? inDocument?.textContent ?? null;
  return (
    css !== null && (
      <style nonce={nonce} suppressHydrationWarning>
        {css}
      </style>
    )
  );
}
