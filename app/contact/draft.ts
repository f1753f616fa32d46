/** The tab keeps the draft until the message has arrived. */
import { byField, draftKey, type EnteredValues } from "./fields.ts";
import { withStorage } from "../ui/browser.ts";

export interface Draft {
  values: EnteredValues;
  /** Captcha token of a try whose outcome is unknown. */
  sentWith: string | null;
}

/** Only the visitor's fields: a filled hidden field would stop the next try. */
export function readDraft(): Draft | null {
  const stored = withStorage(
    () => JSON.parse(sessionStorage.getItem(draftKey) ?? "null") as Record<string, string> | null,
  );
  return stored && { values: byField(({ name }) => stored[name] ?? ""), sentWith: stored.sentWith ?? null };
}

export function storeDraft(values: EnteredValues, sentWith: string | null = null): void {
  const draft = { ...values, ...(sentWith !== null && { sentWith }) };
  withStorage(() => sessionStorage.setItem(draftKey, JSON.stringify(draft)));
}

export function removeDraft(): void {
  withStorage(() => sessionStorage.removeItem(draftKey));
}
