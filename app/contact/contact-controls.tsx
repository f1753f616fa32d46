/** The controls of the message form, by kind of field. */
import { useRef, type FocusEvent } from "react";
import type { ContactField, TypedField } from "./fields.ts";
import { useLengthNote } from "./use-length-note.ts";
import type { ControlProps } from "../ui/field.tsx";

interface FieldControlProps<Field = ContactField> {
  field: Field;
  control: ControlProps;
  value: string | undefined;
  isSending: boolean;
}

/** Scrolls all of a high field into view, where browsers show its first line; not under a press, which would miss it. */
function showWhole({ currentTarget: field }: FocusEvent<HTMLElement>): void {
  if (!field.matches(":active")) {
    field.scrollIntoView({ block: "nearest" });
  }
}

/** Fields stand without `maxLength`, with which browsers cut pasted text silently. */
export function Control({ field, control, value, isSending }: FieldControlProps) {
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
        <input
          {...control}
          readOnly={isSending}
          type={field.type}
          autoComplete={field.autoComplete}
          placeholder={field.placeholder}
          defaultValue={value}
        />
      );
  }
}

function Text({ field, control, value, isSending }: FieldControlProps<TypedField>) {
  const text = useRef<HTMLTextAreaElement>(null);
  const { shown, said } = useLengthNote(text, field);
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

/** A hidden field, which only machines fill. */
export function Honeypot() {
  return (
    <div className="sr-only" aria-hidden="true">
      <label>
        Website
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
