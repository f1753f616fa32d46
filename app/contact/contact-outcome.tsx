/** The outcome of sending, on screen and in the form. */
import { useEffect, useEffectEvent, type MouseEventHandler, type ReactNode, type RefObject } from "react";
import { contactFields, enteredValues, type ContactField, type EnteredValues } from "./fields.ts";
import { Label, LabelRow } from "../site/label.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { focusFirstError } from "../ui/focus-first-error.ts";
import { submitFailures, successText, type Submission, type SubmitFailure } from "./outcome.ts";
import { isProblem, type CaptchaState } from "./captcha-widget.tsx";
import { isControl } from "./use-contact-fields.ts";
import { isSame, type MessageSending } from "./use-message-sending.ts";
import { removeDraft, storeDraft } from "./draft.ts";

/** A text with a leading sign, which screen readers skip. */
function Words({ text }: { text: string }) {
  const [, sign, words] = /^(\P{L}+ )?(.*)/u.exec(text) ?? [];
  return (
    <>
      <span aria-hidden="true">{sign}</span>
      {words}
    </>
  );
}

interface FailureProps {
  outcome: Submission | null;
  /** What the visitor waits for. */
  progress: string | false;
  /** Other ways to reach the store. */
  children: ReactNode;
}

/** The failure of a try. In a new document, without scripts, `autoFocus` brings it into view. */
export function Failure({ outcome, progress, children }: FailureProps) {
  const result = outcome?.result;
  return (
    <div data-outcome className="scroll-mt-4">
      <p role="status" className="sr-only">
        {progress}
      </p>
      <div role="alert">
        {result?.ok === false && (
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the response to the visitor's submission
          <p className="card outcome border-red p-4 font-semibold" tabIndex={-1} autoFocus>
            <span>
              <Words text={submitFailures[result.reason].text} />
            </span>
            {result.reason !== "invalid-fields" && <> {children}</>}
          </p>
        )}
      </div>
    </div>
  );
}

/** Replaces the form when the message has arrived: the success, the message, and the next steps. */
export function Receipt({ values, writeAnother }: { values: EnteredValues | null; writeAnother: MouseEventHandler }) {
  const { email = "", phone = "" } = values ?? {};
  return (
    <div data-outcome className="scroll-mt-4">
      <div role="status">
        {values && (
          <p
            className="card outcome is-sent min-h-22 py-4 pr-44 pl-4 font-semibold text-pretty max-sm:pr-30"
            tabIndex={-1}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the response to the visitor's submission
            autoFocus
          >
            <Words text={successText} />
          </p>
        )}
      </div>
      {values && (
        <>
          <p className="mt-4 text-pretty wrap-anywhere">
            {`You gave us ${email}${phone === "" ? "" : ` or ${phone}`}. We don't email you a copy. To keep one, print this page or take a screenshot.`}
          </p>
          <Label name="Your message" heading="h3" isPlain className="receipt mt-4">
            <dl>
              {contactFields.map(
                (field) =>
                  values[field.name] && (
                    <LabelRow key={field.name} term={field.label}>
                      <dd className="wrap-anywhere whitespace-pre-line">{shown(field, values[field.name] ?? "")}</dd>
                    </LabelRow>
                  ),
              )}
            </dl>
          </Label>
          <ButtonLink to="/contact-us" variant="secondary" className="mt-4 print:hidden" onClick={writeAnother}>
            Write another message
          </ButtonLink>
        </>
      )}
    </div>
  );
}

const shown = (field: ContactField, value: string) =>
  field.kind === "choice" ? (field.options[value] ?? value) : value;

/** Empties the form, unless the visitor changed it while it was sent. */
function clearWhatWasSent(form: HTMLFormElement, sent: EnteredValues | null): void {
  const values = enteredValues(new FormData(form));
  if (sent === null || isSame(sent, values)) {
    form.reset();
    removeDraft();
  } else {
    storeDraft(values);
  }
}

/** After a try: empties the form or focuses its first wrong field, scrolls to the outcome, and asks for a new captcha token. */
export function useOutcome(
  outcome: Submission | null,
  form: RefObject<HTMLFormElement | null>,
  captcha: { state: CaptchaState; tryAgain: () => void },
  { sent, wasAbandoned }: Pick<MessageSending, "sent" | "wasAbandoned">,
): void {
  const renewToken = useEffectEvent((reason?: SubmitFailure) => {
    // The server's check spends the token; wrong fields and a lost connection leave it unspent.
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
    // The visitor sees the failure now, so the page does not send the draft again by itself.
    if (result?.ok !== true && sent.current !== null && !wasAbandoned.current) {
      storeDraft(enteredValues(new FormData(fields)));
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
      const outcomeNote = place?.querySelector<HTMLElement>(".outcome");
      outcomeNote?.scrollIntoView({ block: "nearest" });
      outcomeNote?.focus({ preventScroll: true });
    }
    if (result.ok) {
      clearWhatWasSent(fields, sent.current);
    }
    renewToken(result.reason);
  }, [outcome, form, sent, wasAbandoned]);
}
