import { Field } from "../ui/field.tsx";

interface ChoiceFieldProps {
  name: string;
  label: string;
  choices: ReadonlyArray<{ key: string; name: string }>;
  /** The key that was asked about; empty before. */
  value: string;
  error: string | undefined;
}

/** A select that begins without a choice. */
export function ChoiceField({ name, label, choices, value, error }: ChoiceFieldProps) {
  return (
    <Field name={name} label={label} isRequired error={error}>
      {(control) => (
        <select {...control} defaultValue={value}>
          <option value="">Choose one</option>
          {choices.map(({ key, name: text }) => (
            <option key={key} value={key}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
