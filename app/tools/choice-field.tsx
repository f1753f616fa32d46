import { Field } from "../ui/field.tsx";

interface ChoiceFieldProps {
  name: string;
  label: string;
  /** Names by key. */
  choices: Readonly<Record<string, string>>;
  /** The chosen key, or empty. */
  value: string;
  error: string | undefined;
}

/** A required select without a preset choice. */
export function ChoiceField({ name, label, choices, value, error }: ChoiceFieldProps) {
  return (
    <Field name={name} label={label} isRequired error={error}>
      {(control) => (
        <select {...control} defaultValue={value}>
          <option value="">Choose one</option>
          {Object.entries(choices).map(([key, text]) => (
            <option key={key} value={key}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
