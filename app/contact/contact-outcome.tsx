/** What becomes of a sent message, on screen and in the form. */
import { useEffect, type ReactNode, type RefObject } from "react";
import { enteredValues, type EnteredValues } from "./fields.ts";
import { submitFailures, successText, type Submission } from "./outcome.ts";
import type { CaptchaHandle } from "./captcha-widget.tsx";
import { removeDraft } from "./use-contact-fields.ts";

interface OutcomeProps {
  outcome: Submission | null;
  isSending: boolean;
  /** How else to reach the store, when it did not work. */
  children: ReactNode;
}

/** A sign before the words is not read out. */
function Words({ text }: { text: string }) {
  const [, sign, words] = /^(\P{L}+ )?(.*)/u.exec(text) ?? [];
  return (
    <>
      <span aria-hidden="true">{sign}</span>
      {words}
    </>
  );
}

/** A form sent before the scripts came gets a whole document: there the outcome has the focus and is in view. */
export function Outcome({ outcome, isSending, children }: OutcomeProps) {
  const result = outcome?.result;
  return (
    <div data-outcome className="scroll-mt-4">
      <div role="status">
        {isSending && <span className="sr-only">Sending your message. Please wait.</span>}
        {result?.ok === true && (
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- what the form was sent for
          <p className="card outcome p-4 font-semibold" tabIndex={-1} autoFocus>
            <Words text={successText} />
          </p>
        )}
      </div>
      <div role="alert">
        {result?.ok === false && (
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- what the form was sent for
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

/** Empties the form of what has arrived, and of nothing else. */
function clearWhatWasSent(form: HTMLFormElement, sent: EnteredValues | null): void {
  const values = enteredValues(new FormData(form));
  if (sent === null || Object.entries(sent).every(([name, value]) => values[name] === value)) {
    form.reset();
    removeDraft();
  }
}

/** Empties the hidden field: a person whose browser filled it in gets through the next time. */
function emptyTrap(form: HTMLFormElement): void {
  const trap = form.elements.namedItem("website");
  if (trap instanceof HTMLInputElement) {
    trap.value = "";
  }
}

/** After a try: clear the form or go to its first wrong field, show how it went, and ask for a fresh captcha token. */
export function useOutcome(
  outcome: Submission | null,
  form: RefObject<HTMLFormElement | null>,
  captcha: RefObject<CaptchaHandle | null>,
  sent: RefObject<EnteredValues | null>,
): void {
  useEffect(() => {
    const fields = form.current;
    if (outcome === null || fields === null) {
      return;
    }
    const { result } = outcome;
    if (result === null) {
      emptyTrap(fields);
      return;
    }
    const firstWrong = fields.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!firstWrong) {
      fields.querySelector("[data-outcome]")?.scrollIntoView({ block: "nearest" });
    }
    if (result.ok) {
      clearWhatWasSent(fields, sent.current);
      captcha.current?.reset();
      return;
    }
    firstWrong?.focus();
    // The server's check spends the token. Wrong fields never reach it; after a lost connection the same token may go again.
    if (result.reason !== "invalid-fields" && result.reason !== "network") {
      captcha.current?.reset();
    }
  }, [outcome, form, captcha, sent]);
}
