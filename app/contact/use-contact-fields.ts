import { useEffect, useLayoutEffect, useState, type RefObject } from "react";
import { readDraft, storeDraft, type Draft } from "./draft.ts";
import { contactFields, enteredValues, type FieldErrors } from "./fields.ts";
import type { Submission } from "./outcome.ts";

export const isControl = (element: unknown): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

/** Fills empty fields only, unless the outcome is unknown: then the whole message comes back. */
function restore({ values, sentWith }: Draft, fields: HTMLFormElement, beginning: string): void {
  const isOnItsWay = sentWith !== null;
  for (const { name, kind } of contactFields) {
    const control = fields.elements.namedItem(name);
    const value = values[name] ?? "";
    if (!isControl(control) || (value === "" && !isOnItsWay)) {
      continue;
    }
    const isBegun = name === "message" && control.value === beginning;
    if (control.value === "" || isBegun || (kind === "choice" && isOnItsWay)) {
      control.value = value;
    }
  }
}

/** A layout effect, since other effects read the restored fields. @param beginning the page's own text in the message */
export function useDraft(form: RefObject<HTMLFormElement | null>, beginning: string): void {
  useLayoutEffect(() => {
    const fields = form.current;
    if (fields === null) {
      return undefined;
    }
    const draft = readDraft();
    if (draft !== null) {
      restore(draft, fields, beginning);
    }
    const store = () => {
      const values = enteredValues(new FormData(fields));
      storeDraft({ ...values, ...(values.message === beginning && { message: "" }) });
    };
    const isTyped = [...fields.elements].some(
      (control) => isControl(control) && "defaultValue" in control && control.value !== control.defaultValue,
    );
    // Text typed before this script ran is in no draft yet.
    if (isTyped && !draft?.sentWith) {
      store();
    }
    fields.addEventListener("input", store);
    return () => fields.removeEventListener("input", store);
  }, [form, beginning]);
}

/** The server's errors that the visitor hasn't fixed yet. */
export function useFieldErrors(form: RefObject<HTMLFormElement | null>, submission: Submission | null): FieldErrors {
  const serverErrors = submission?.result?.fields;
  const [remaining, setRemaining] = useState<{ serverErrors: FieldErrors | undefined; errors: FieldErrors }>();

  useEffect(() => {
    const fields = form.current;
    if (serverErrors === undefined || fields === null) {
      return undefined;
    }
    const check = async () => {
      const { parseContactMessage } = await import("./message.ts");
      const parsed = parseContactMessage(enteredValues(new FormData(fields)));
      const still = Object.entries(parsed.ok ? {} : parsed.fields);
      setRemaining({ serverErrors, errors: Object.fromEntries(still.filter(([field]) => field in serverErrors)) });
    };
    const checkIfPossible = () => void check().catch(() => undefined);
    fields.addEventListener("input", checkIfPossible);
    return () => fields.removeEventListener("input", checkIfPossible);
  }, [form, serverErrors]);

  return (remaining?.serverErrors === serverErrors ? remaining?.errors : serverErrors) ?? {};
}
