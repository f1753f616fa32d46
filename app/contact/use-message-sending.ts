/** Sends a message; from the press of the button until the outcome is there, the fields stand still. */
import { startTransition, useEffect, useRef, useState, type RefObject, type SubmitEvent } from "react";
import { useSubmit } from "react-router";
import { enteredValues, type EnteredValues } from "./fields.ts";
import type { Submission } from "./outcome.ts";
import { isControl } from "./use-contact-fields.ts";

interface MessageSending {
  isSending: boolean;
  /** How the last try went; null until it is known, and when it was broken off. */
  outcome: Submission | null;
  /** What went out last. */
  sent: RefObject<EnteredValues | null>;
  /** For the form's `onSubmit`. */
  send: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** Sends the form once at a time, and holds its fields until the outcome is there. */
export function useMessageSending(
  form: RefObject<HTMLFormElement | null>,
  submission: Submission | null,
): MessageSending {
  const sent = useRef<EnteredValues | null>(null);
  const [sending, setSending] = useState<EnteredValues | null>(null);
  const [formerOutcome, setFormerOutcome] = useState<Submission | null>(null);
  const outcome = sending !== null || submission === formerOutcome ? null : submission;
  const submit = useSubmit();

  useEffect(() => {
    const fields = form.current;
    if (sending === null || fields === null) {
      return undefined;
    }
    // A select cannot be read-only, and a browser that fills in fields does not ask.
    const hold = ({ target }: Event) => {
      if (isControl(target) && sending[target.name] !== undefined) {
        target.value = sending[target.name] ?? "";
      }
    };
    fields.addEventListener("input", hold, true);
    return () => fields.removeEventListener("input", hold, true);
  }, [form, sending]);

  /** Shows that it is sending before it asks the router, which takes a slow phone a while. */
  const send = async (fields: HTMLFormElement) => {
    const content = new FormData(fields);
    const values = enteredValues(content);
    setSending(values);
    setFormerOutcome(submission);
    sent.current = values;
    await new Promise((shown) => {
      setTimeout(shown);
    });
    try {
      await submit(content, { method: "post", preventScrollReset: true });
    } finally {
      // In a transition, as the router shows the outcome: both appear at once.
      startTransition(() => setSending(null));
    }
  };

  return {
    isSending: sending !== null,
    outcome,
    sent,
    send(event) {
      event.preventDefault();
      if (sending === null) {
        void send(event.currentTarget);
      }
    },
  };
}
