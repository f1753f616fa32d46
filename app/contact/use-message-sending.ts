/** Sends a message; from the press of the button until the outcome is there, the fields stand still. */
import { startTransition, useEffect, useEffectEvent, useRef, useState, type RefObject, type SubmitEvent } from "react";
import { useSubmit } from "react-router";
import { whenShown } from "../ui/when-shown.ts";
import { readDraft, storeDraft } from "./draft.ts";
import { captchaField, enteredValues, type EnteredValues } from "./fields.ts";
import type { Submission } from "./outcome.ts";
import { isControl } from "./use-contact-fields.ts";

export interface MessageSending {
  isSending: boolean;
  /** How the last try went; null until it is known, and when it was broken off. */
  outcome: Submission | null;
  /** What went out last. */
  sent: RefObject<EnteredValues | null>;
  /** The visitor left while it was sent, which breaks off the try: what failed then has been told to nobody. */
  isLeft: RefObject<boolean>;
  /** Puts the form in the place of the receipt. */
  writeAnother: () => void;
  /** For the form's `onSubmit`. */
  send: (event: SubmitEvent<HTMLFormElement>) => void;
}

const isSame = (values: EnteredValues, others: EnteredValues) =>
  Object.entries(values).every(([name, value]) => others[name] === value);

/**
 * Sends the form once at a time, and holds its fields until the outcome is there. Whoever leaves before that and comes
 * back finds it being sent: with the same captcha token, under which it is one message however often it arrives. Call it
 * where `useDraft` has filled the fields.
 */
export function useMessageSending(
  form: RefObject<HTMLFormElement | null>,
  submission: Submission | null,
): MessageSending {
  const sent = useRef<EnteredValues | null>(null);
  const isLeft = useRef(false);
  const [sending, setSending] = useState<EnteredValues | null>(null);
  const [formerOutcome, setFormerOutcome] = useState<Submission | null>(null);
  const outcome = sending !== null || submission === formerOutcome ? null : submission;
  const submit = useSubmit();

  useEffect(() => {
    const fields = form.current;
    if (sending === null || fields === null) {
      return undefined;
    }
    const controller = new AbortController();
    const { signal } = controller;
    // A select cannot be read-only, and a browser that fills in fields does not ask.
    const hold = (event: Event) => {
      const { target } = event;
      if (isControl(target) && sending[target.name] !== undefined) {
        target.value = sending[target.name] ?? "";
        event.stopPropagation();
      }
    };
    fields.addEventListener("input", hold, { capture: true, signal });
    const leave = () => {
      isLeft.current = true;
    };
    // Some browsers break off what is under way before the page goes.
    addEventListener("beforeunload", leave, { signal });
    addEventListener("pagehide", leave, { signal });
    // A page that was put away as it stood does not know what became of it. One that is loaded finds out.
    addEventListener("pageshow", ({ persisted }) => persisted && location.reload(), { signal });
    return () => controller.abort();
  }, [form, sending]);

  /** Shows that it is sending before it asks the router, which takes a slow phone a while. */
  const send = async (content: FormData) => {
    const values = enteredValues(content);
    setSending(values);
    setFormerOutcome(submission);
    sent.current = values;
    isLeft.current = false;
    storeDraft(values, String(content.get(captchaField)));
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

  const goOn = useEffectEvent(() => {
    const draft = readDraft();
    if (form.current === null || draft === null || draft.sentWith === null) {
      return;
    }
    const content = new FormData(form.current);
    // Whoever has already written something else sends it by the button.
    if (isSame(draft.values, enteredValues(content))) {
      content.set(captchaField, draft.sentWith);
      void send(content);
    }
  });
  useEffect(() => void whenShown().then(() => goOn()), []);

  return {
    isSending: sending !== null,
    outcome,
    sent,
    isLeft,
    writeAnother: () => setFormerOutcome(submission),
    send(event) {
      event.preventDefault();
      if (sending === null) {
        void send(new FormData(event.currentTarget));
      }
    },
  };
}
