import { useEffect, useEffectEvent, useRef, useState, type RefObject, type SubmitEvent } from "react";
import { whenShown } from "../ui/browser.ts";
import { focusFirstError } from "../ui/first-error.ts";
import { isProblem, type CaptchaState } from "./captcha-widget.tsx";
import { readDraft, removeDraft, storeDraft } from "./draft.ts";
import { captchaField, enteredValues, type EnteredValues } from "./fields.ts";
import type { Submission, SubmitFailure } from "./outcome.ts";
import { sendMessage } from "./send-message.ts";
import { isControl } from "./use-contact-fields.ts";

const isSame = (values: EnteredValues, others: EnteredValues) =>
  Object.entries(values).every(([name, value]) => others[name] === value);

/**
 * If a visitor leaves before the answer and comes back, the form is sent again with the same captcha token, and the server
 * stores one message. Call this after `useDraft`, which fills the fields.
 */
export function useMessageSending(
  form: RefObject<HTMLFormElement | null>,
  fromServer: Submission | null,
  captcha: { state: CaptchaState; tryAgain: () => void },
) {
  const sent = useRef<EnteredValues | null>(null);
  /** Leaving aborts the request, so its failure was never shown. */
  const wasAbandoned = useRef(false);
  const [submission, setSubmission] = useState(fromServer);
  const [sending, setSending] = useState<EnteredValues | null>(null);
  const [formerOutcome, setFormerOutcome] = useState<Submission | null>(null);
  /** Null until the answer is there. */
  const outcome = sending !== null || submission === formerOutcome ? null : submission;

  useEffect(() => {
    const fields = form.current;
    if (sending === null || fields === null) {
      return undefined;
    }
    const controller = new AbortController();
    const { signal } = controller;
    // Selects can't be read-only, and autofill ignores it elsewhere.
    const lock = (event: Event) => {
      const { target } = event;
      if (isControl(target) && sending[target.name] !== undefined) {
        target.value = sending[target.name] ?? "";
        event.stopPropagation();
      }
    };
    fields.addEventListener("input", lock, { capture: true, signal });
    const leave = () => {
      wasAbandoned.current = true;
    };
    // Some browsers abort requests before `pagehide`.
    addEventListener("beforeunload", leave, { signal });
    addEventListener("pagehide", leave, { signal });
    return () => controller.abort();
  }, [form, sending]);

  useEffect(() => {
    // A page from the back/forward cache missed the answer; a reload sends the draft again. WebKit has aborted the
    // request by then.
    const missed = ({ persisted }: PageTransitionEvent) => persisted && wasAbandoned.current && location.reload();
    addEventListener("pageshow", missed);
    return () => removeEventListener("pageshow", missed);
  }, []);

  const send = async (content: FormData) => {
    const values = enteredValues(content);
    setSending(values);
    setFormerOutcome(submission);
    sent.current = values;
    wasAbandoned.current = false;
    // Without a token the server accepts nothing, so there is nothing to send again.
    storeDraft(values, String(content.get(captchaField) ?? "") || null);
    setSubmission(await sendMessage(content));
    setSending(null);
  };

  const resendDraft = useEffectEvent(() => {
    const draft = readDraft();
    if (form.current === null || draft === null || draft.sentWith === null) {
      return;
    }
    const content = new FormData(form.current);
    // The visitor may have changed the entries since.
    if (isSame(draft.values, enteredValues(content))) {
      content.set(captchaField, draft.sentWith);
      void send(content);
    }
  });
  useEffect(() => void whenShown().then(() => resendDraft()), []);

  const renewToken = useEffectEvent((reason?: SubmitFailure) => {
    // Only the server's check spends the token.
    const isUnspent = reason === "invalid-fields" || reason === "network" || reason === "captcha-missing";
    if (!isUnspent || isProblem(captcha.state)) {
      captcha.tryAgain();
    }
  });
  useEffect(() => {
    const fields = form.current;
    if (outcome === null || fields === null) {
      return;
    }
    const { result } = outcome;
    const values = enteredValues(new FormData(fields));
    // The visitor sees the failure, so the next page must not send the draft again.
    if (result?.ok !== true && sent.current !== null && !wasAbandoned.current) {
      storeDraft(values);
    }
    if (result === null) {
      // Autofill may have filled the hidden field.
      const honeypot = fields.elements.namedItem("website");
      if (isControl(honeypot)) {
        honeypot.value = "";
      }
      return;
    }
    if (!focusFirstError(fields)) {
      const place = result.ok ? fields.parentElement : fields;
      const outcomeNote = place?.querySelector<HTMLElement>('.outcome, [data-outcome] [tabindex="-1"]');
      outcomeNote?.scrollIntoView({ block: "nearest" });
      outcomeNote?.focus({ preventScroll: true });
    }
    // Success clears the entries that the server wrote into the form.
    const left = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ""));
    if (result.ok && sent.current !== null && !isSame(left, sent.current)) {
      // The form changed while it was sent.
      storeDraft(values);
    } else if (result.ok) {
      fields.reset();
      removeDraft();
    }
    renewToken(result.reason);
  }, [outcome, form]);

  return {
    isSending: sending !== null,
    submission,
    outcome,
    writeAnother: () => setFormerOutcome(submission),
    send(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      if (sending === null) {
        void send(new FormData(event.currentTarget));
      }
    },
  };
}
