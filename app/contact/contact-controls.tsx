import { useEffect, useRef, useState, type FocusEvent, type ReactNode } from "react";
import type { ContactField, TypedField } from "./fields.ts";
import { counted } from "../text/english.ts";
import type { ControlProps } from "../ui/field.tsx";

interface FieldControlProps<Field = ContactField> {
  field: Field;
  control: ControlProps;
  value: string | undefined;
  isSending: boolean;
  question?: ReactNode;
}

/** Browsers scroll to the first line only. Skipped under a press, or the field would move away. */
function showWhole({ currentTarget: field }: FocusEvent<HTMLElement>): void {
  if (!field.matches(":active")) {
    field.scrollIntoView({ block: "nearest" });
  }
}

/** No `maxLength`: browsers would cut pasted text silently. */
export function Control({ field, control, value, isSending, question }: FieldControlProps) {
  switch (field.kind) {
    case "choice":
      return (
        <select {...control} aria-disabled={isSending || undefined} defaultValue={value ?? ""}>
          <option value="">{field.prompt}</option>
          {Object.entries(field.options).map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      );
    case "text":
      return <Text field={field} control={control} value={value} isSending={isSending} />;
    default:
      return (
        <>
          <input
            {...control}
            readOnly={isSending}
            type={field.type}
            autoComplete={field.autoComplete}
            placeholder={field.placeholder}
            defaultValue={value}
          />
          <div role="status">{question}</div>
        </>
      );
  }
}

/** @returns "" far below the limit */
export function lengthNote(length: number, maxLength: number, object: string): string {
  const left = maxLength - length;
  if (left > maxLength / 10) {
    return "";
  }
  if (left >= 0) {
    return `${counted(left, "character")} left.`;
  }
  const whole = `${object.charAt(0).toUpperCase()}${object.slice(1)}`;
  return `${whole} is ${counted(-left, "character")} too long. Nothing was cut, so please shorten it before you send it.`;
}

/** Screen readers announce the note after this pause in typing. */
const restMs = 1000;

function Text({ field, control, value, isSending }: FieldControlProps<TypedField>) {
  const { maxLength, object } = field;
  const text = useRef<HTMLTextAreaElement>(null);
  const [shown, setShown] = useState("");
  const [said, setSaid] = useState("");

  useEffect(() => {
    const area = text.current;
    // The server trims the text too.
    const count = () => setShown(lengthNote(area?.value.trim().length ?? 0, maxLength, object));
    // "reset" fires before the browser empties the form.
    const countSoon = () => queueMicrotask(count);
    countSoon();
    area?.addEventListener("input", countSoon);
    area?.form?.addEventListener("reset", countSoon);
    return () => {
      area?.removeEventListener("input", countSoon);
      area?.form?.removeEventListener("reset", countSoon);
    };
  }, [maxLength, object]);

  useEffect(() => {
    const timer = setTimeout(setSaid, restMs, shown);
    return () => clearTimeout(timer);
  }, [shown]);

  return (
    <>
      <textarea {...control} ref={text} readOnly={isSending} rows={5} defaultValue={value} onFocus={showWhole} />
      <p aria-hidden="true" className="length-note text-sm text-soft">
        {shown}
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}

/** Browsers and password managers fill it too, unless it is out of the layout and opts out of each. */
export const Honeypot = () => (
  <div hidden>
    <label>
      Leave this empty
      <input
        type="text"
        name="website"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-lpignore="true"
        data-bwignore=""
        data-form-type="other"
      />
    </label>
  </div>
);
