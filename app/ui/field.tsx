import type { ReactNode } from "react";

export interface ControlProps {
  id: string;
  name: string;
  className: string;
  required: boolean;
  /** Always set: browsers treat an empty required field as invalid before anyone touches it. */
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

export function Field({ name, label, hint, error, isRequired = false, children }: FieldProps) {
  // An island is its own root, where `useId` would differ from the server's.
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
