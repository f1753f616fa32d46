import { startTransition, useEffect, useRef, useState } from "react";
import { contactLimits, serviceInterests } from "./fields.ts";
import { CaptchaWidget, type CaptchaHandle } from "./captcha-widget.tsx";
import type { Submission } from "./outcome.ts";
import { Outcome, useOutcome } from "./contact-outcome.tsx";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { useDraft, useFieldErrors } from "./use-contact-fields.ts";
import { useMessageSending } from "./use-message-sending.ts";

interface ContactFormProps {
  captcha: { scriptUrl: string; siteKey: string };
  phone: { text: string; url: string };
  email: string;
  submission: Submission | null;
}

/** The message form. The captcha comes with the first touch; without JavaScript phone and e-mail take its place. */
export function ContactForm({ captcha, phone, email, submission }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const captchaHandle = useRef<CaptchaHandle>(null);
  const [isInUse, setInUse] = useState(false);
  const { isSending, outcome, sent, send } = useMessageSending(form, submission);
  useDraft(form);
  useOutcome(outcome, form, captchaHandle, sent);
  const errors = useFieldErrors(form, submission);
  useEffect(() => {
    const fields = form.current;
    // In its own time: it takes a slow phone 100 ms, in which the first letter comes.
    const start = () => startTransition(() => setInUse(true));
    // A visitor may have started typing before this script ran.
    if (fields?.contains(document.activeElement) || hasWords(fields)) {
      start();
    }
    fields?.addEventListener("focusin", start, { once: true });
    return () => fields?.removeEventListener("focusin", start);
  }, []);
  useEffect(() => {
    if (isInUse) {
      // What checks the fields, for the route's action.
      void import("./message.ts").catch(() => undefined);
    }
  }, [isInUse]);

  const values = submission?.values ?? {};
  const otherWays = (
    <>
      Please call{" "}
      <a href={phone.url} className="whitespace-nowrap">
        {phone.text}
      </a>{" "}
      or email <a href={`mailto:${email}`}>{email}</a>.
    </>
  );
  return (
    <form ref={form} method="post" noValidate className="flex flex-col gap-5" onSubmit={send}>
      <noscript>
        <p className="card mb-2 p-4 font-semibold">
          This form needs JavaScript to check that you are not a robot. {otherWays}
        </p>
      </noscript>
      <Field name="name" label="Full Name" isRequired error={errors.name}>
        {(control) => (
          <input
            {...control}
            readOnly={isSending}
            type="text"
            autoComplete="name"
            maxLength={contactLimits.name}
            defaultValue={values.name}
          />
        )}
      </Field>
      <Field name="email" label="Email Address" isRequired error={errors.email}>
        {(control) => (
          <input
            {...control}
            readOnly={isSending}
            type="email"
            autoComplete="email"
            maxLength={contactLimits.email}
            defaultValue={values.email}
          />
        )}
      </Field>
      <Field name="phone" label="Phone" error={errors.phone}>
        {(control) => (
          <input
            {...control}
            readOnly={isSending}
            type="tel"
            autoComplete="tel"
            placeholder="(440) 555-0123"
            maxLength={contactLimits.phone}
            defaultValue={values.phone}
          />
        )}
      </Field>
      <Field name="service" label="Service Interest" error={errors.service}>
        {(control) => (
          <select {...control} aria-disabled={isSending || undefined} defaultValue={values.service ?? ""}>
            <option value="">Choose a service</option>
            {Object.entries(serviceInterests).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field name="message" label="Message" isRequired error={errors.message}>
        {(control) => (
          <textarea
            {...control}
            readOnly={isSending}
            rows={5}
            maxLength={contactLimits.message}
            defaultValue={values.message}
          />
        )}
      </Field>
      <Trap />
      <CaptchaWidget {...captcha} handle={captchaHandle} isWanted={isInUse}>
        The robot check could not be loaded. {otherWays}
      </CaptchaWidget>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" size="lg" aria-disabled={isSending}>
          {isSending ? "Sending…" : "Send Message"}
        </Button>
      </div>
      <Outcome outcome={outcome} isSending={isSending} />
    </form>
  );
}

const hasWords = (form: HTMLFormElement | null) =>
  form !== null && [...new FormData(form).values()].some((value) => value !== "");

/** A field that people do not see and machines fill. */
function Trap() {
  return (
    <div className="sr-only" aria-hidden="true">
      <label>
        Website
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
