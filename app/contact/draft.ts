/** The draft of the message form, which the tab keeps until the message has arrived. */
import { byField, draftKey, type EnteredValues } from "./fields.ts";
import { withStorage } from "../ui/browser.ts";

export interface Draft {
  values: EnteredValues;
  /** The captcha token of a try whose outcome is unknown. */
  sentWith: string | null;
}

/** The visitor's fields alone: a filled hidden field would stop the next try. */
export function readDraft(): Draft | null {
  const stored = withStorage(
    () => JSON.parse(sessionStorage.getItem(draftKey) ?? "null") as Record<string, string> | null,
  );
  return stored && { values: byField(({ name }) => stored[name] ?? ""), sentWith: stored.sentWith ?? null };
}

/** Stores the format that `shell/early-events.tsx` writes before the scripts have loaded. */
export function storeDraft(values: EnteredValues, sentWith: string | null = null): void {
  const draft = { ...values, ...(sentWith !== null && { sentWith }) };
  withStorage(() => sessionStorage.setItem(draftKey, JSON.stringify(draft)));
}

export function removeDraft(): void {
  withStorage(() => sessionStorage.removeItem(draftKey));
}
