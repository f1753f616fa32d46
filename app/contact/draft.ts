/** The draft of the message form, which the tab keeps until the message has arrived. */
import { byField, draftKey, type EnteredValues } from "./fields.ts";
import { withStorage } from "../site/with-storage.ts";

export interface Draft {
  values: EnteredValues;
  /** The captcha token of a try whose outcome is unknown. */
  sentWith: string | null;
}

export function readDraft(): Draft | null {
  const stored: unknown = withStorage(() => JSON.parse(sessionStorage.getItem(draftKey) ?? "null"));
  if (typeof stored !== "object" || stored === null) {
    return null;
  }
  const kept: Record<string, unknown> = { ...stored };
  return {
    values: byField(({ name }) => textIn(kept[name]) ?? ""),
    sentWith: textIn(kept.sentWith),
  };
}

const textIn = (value: unknown) => (typeof value === "string" ? value : null);

/** Stores the format that `shell/early-events.tsx` writes before the scripts have loaded. */
export function storeDraft(values: EnteredValues, sentWith: string | null = null): void {
  const draft = { ...values, ...(sentWith !== null && { sentWith }) };
  withStorage(() => sessionStorage.setItem(draftKey, JSON.stringify(draft)));
}

export function removeDraft(): void {
  withStorage(() => sessionStorage.removeItem(draftKey));
}
