import type { ReactNode } from "react";

/** Attributes that tie a control to its label, hint and error. */
export interface ControlProps {
  id: string;
  name: string;
  className: string;
  required: boolean;
  /** Always set: browsers would count an empty required field as invalid before the visitor touches it. */
  "aria-invalid": boolean;
  "aria-describedby": string;
}

interface FieldProps {
  name: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  isRequired?: boolean;
  children: (control: ControlProps) => ReactNode;
}

/** A labelled control; its error stands beside it and is read with it. */
export function Field({ name, label, hint, error, isRequired = false, children }: FieldProps) {
  // Not `useId`, which differs in the browser: an island is a root of its own there.
  const id = `field-${name}`;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, errorId].filter(Boolean).join(" ");
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        <span>{label}</span>
        {!isRequired && <span className="font-normal text-soft"> (optional)</span>}
      </label>
      {hint && (
        <p id={hintId} className="mb-1 text-sm text-soft">
          {hint}
        </p>
      )}
      {children({
        id,
        name,
        className: "field-input",
        required: isRequired,
        "aria-invalid": Boolean(error),
        "aria-describedby": describedBy,
      })}
      <p id={errorId} data-part={errorId} className="mt-1 text-sm font-semibold text-red empty:hidden">
        {error}
      </p>
    </div>
  );
}
