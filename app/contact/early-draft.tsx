import { useContext } from "react";
import { ServerValuesContext } from "../site/server-values.ts";
import { hydratedEvent } from "../site/hydrated-event.ts";
import { draftKey } from "./fields.ts";

/** Keeps what is sent before React has taken the form over: without a connection the browser's error page takes its place. */
const keepDraft = `{
  let isHydrated;
  addEventListener("${hydratedEvent}", () => { isHydrated = true }, { once: true });
  addEventListener("submit", ({ target }) => isHydrated || !target.elements.message ||
    sessionStorage.setItem("${draftKey}", JSON.stringify(Object.fromEntries(new FormData(target)))), true);
}`.replaceAll(/\n\s*/g, "");

export function EarlyDraft() {
  const server = useContext(ServerValuesContext);
  return (
    <script
      nonce={server?.nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: server === null ? "" : keepDraft }}
    />
  );
}
