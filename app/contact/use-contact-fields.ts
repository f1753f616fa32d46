/** The fields of the message form: their draft in session storage, and errors that go once they are mended. */
import { useEffect, useState, type RefObject } from "react";
import { draftKey, enteredValues, type FieldErrors } from "./fields.ts";
import type { Submission } from "./outcome.ts";
import { withSessionStorage } from "../site/session-storage.ts";

function readDraft(): Record<string, unknown> {
  const draft: unknown = JSON.parse(withSessionStorage((store) => store.getItem(draftKey)) ?? "{}");
  return typeof draft === "object" && draft !== null ? { ...draft } : {};
}

export const isControl = (element: unknown): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

/** Stores what is typed until the message has arrived or the tab is closed, so that leaving the page costs nothing. */
export function useDraft(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const fields = form.current;
    if (fields === null) {
      return undefined;
    }
    for (const [name, value] of Object.entries(readDraft())) {
      const control = fields.elements.namedItem(name);
      if (isControl(control) && control.value === "" && typeof value === "string") {
        control.value = value;
      }
    }
    const storeDraft = () =>
      withSessionStorage((store) => store.setItem(draftKey, JSON.stringify(enteredValues(new FormData(fields)))));
    fields.addEventListener("input", storeDraft);
    return () => fields.removeEventListener("input", storeDraft);
  }, [form]);
}

/** Called when the message has arrived. */
export function removeDraft(): void {
  withSessionStorage((store) => store.removeItem(draftKey));
}

/** The errors that still hold: one that was mended while typing is gone before the next try. */
export function useFieldErrors(form: RefObject<HTMLFormElement | null>, submission: Submission | null): FieldErrors {
  const told = submission?.result?.ok === false ? submission.result.fields : undefined;
  const [mended, setMended] = useState<{ told: FieldErrors | undefined; errors: FieldErrors }>();

  useEffect(() => {
    const fields = form.current;
    if (told === undefined || fields === null) {
      return undefined;
    }
    const check = async () => {
      const { parseContactMessage } = await import("./message.ts");
      const parsed = parseContactMessage(enteredValues(new FormData(fields)));
      const still = parsed.ok ? {} : parsed.fields;
      setMended({ told, errors: Object.fromEntries(Object.entries(told).filter(([field]) => field in still)) });
    };
    const checkIfPossible = () => void check().catch(() => undefined);
    fields.addEventListener("input", checkIfPossible);
    return () => fields.removeEventListener("input", checkIfPossible);
  }, [form, told]);

  return (mended?.told === told ? mended?.errors : told) ?? {};
}
