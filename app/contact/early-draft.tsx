import { useContext } from "react";
import { ServerValuesContext } from "../site/server-values.ts";
import { hydratedEvent } from "../site/hydrated-event.ts";
import { contactFields, draftKey } from "./fields.ts";

/** The visitor's fields alone: a filled hidden field would stop the next try. */
const names = JSON.stringify(contactFields.map(({ name }) => name));

/** Keeps what is sent before React has taken the form over: without a connection the browser's error page takes its place. */
const keepDraft = import.meta.env.SSR
  ? `{
  let isHydrated;
  addEventListener("${hydratedEvent}", () => { isHydrated = true }, { once: true });
  addEventListener("submit", ({ target: { elements } }) => isHydrated || !elements.message || sessionStorage.setItem(
    "${draftKey}", JSON.stringify(Object.fromEntries(${names}.map((name) => [name, elements[name].value])))), true);
}`.replaceAll(/\n\s*/g, "")
  : "";

export function EarlyDraft() {
  const nonce = useContext(ServerValuesContext)?.nonce;
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: keepDraft }} />;
}
