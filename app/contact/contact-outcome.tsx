import type { ComponentProps, MouseEventHandler, ReactNode } from "react";
import { contactFields, type ContactField, type EnteredValues } from "./fields.ts";
import { StampAndPostmark } from "./contact-parts.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { submitFailures, successText, uncheckedText, type Submission } from "./outcome.ts";

/** Draws the leading sign; assistive technology skips it. */
function Words({ text }: { text: string }) {
  const [, sign, words] = /^(\P{L}+ )?(.*)/u.exec(text) ?? [];
  return (
    <>
      {sign && (
        <>
          <Icon name={sign.startsWith("✅") ? "check" : "close"} className="mr-2 inline-block align-[-0.2em]" />
          <span className="sr-only" aria-hidden="true">
            {sign}
          </span>
        </>
      )}
      <span>{words}</span>
    </>
  );
}

interface FailureProps {
  outcome: Submission | null;
  isUnchecked: boolean;
  progress: string | false;
  children: ReactNode;
}

/** `autoFocus` brings it into view in a new document too. */
export function Failure({ outcome, isUnchecked, progress, children }: FailureProps) {
  const result = outcome?.result;
  return (
    <div data-outcome className="scroll-mt-4">
      <p role="status" className="sr-only">
        {progress}
      </p>
      <div role="alert">
        {result?.ok === false && (
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the response to the visitor's submission
          <p className="outcome border-red p-4 font-semibold" tabIndex={-1} autoFocus>
            <span>
              <Words text={isUnchecked ? uncheckedText : submitFailures[result.reason].text} />
            </span>
            {result.reason !== "invalid-fields" && <> {children}</>}
          </p>
        )}
      </div>
    </div>
  );
}

export const markClass = "postcard-mark absolute top-0 right-[clamp(1rem,2.2vw,2rem)]";

interface ReceiptProps {
  values: EnteredValues | null;
  mark: ComponentProps<typeof StampAndPostmark>;
  writeAnother: MouseEventHandler;
}

export function Receipt({ values, mark, writeAnother }: ReceiptProps) {
  const { email = "", phone = "" } = values ?? {};
  return (
    <div data-outcome className="scroll-mt-4">
      <div role="status">
        {values && (
          <p
            className="outcome is-done font-display text-xl/tight font-bold"
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
          <div className="postcard is-sent grid mt-4">
            <p className="postcard-words flex flex-col gap-4 px-[clamp(1rem,2.2vw,2rem)] py-5 wrap-anywhere whitespace-pre-line">
              {values.message}
            </p>
            <div className="postcard-lines relative px-[clamp(1rem,2.2vw,2rem)] pt-28 pb-5 md:my-5 md:pt-22 md:pb-0">
              <div className={`${markClass} max-md:top-4`}>
                <StampAndPostmark {...mark} />
              </div>
              <dl className="flex flex-col gap-4">
                {contactFields.map(
                  (field) =>
                    values[field.name] &&
                    field.kind !== "text" && (
                      <div key={field.name}>
                        <dt className="text-sm font-semibold">{field.label}</dt>
                        <dd className="wrap-anywhere">{shown(field, values[field.name] ?? "")}</dd>
                      </div>
                    ),
                )}
              </dl>
            </div>
          </div>
          <p className="mt-4 wrap-anywhere">
            {`Your contact details: ${email}${phone === "" ? "" : `, ${phone}`}. We don't send a copy by email. To keep one, print this page or take a screenshot.`}
          </p>
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
