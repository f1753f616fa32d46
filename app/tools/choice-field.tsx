import { Field } from "../ui/field.tsx";

interface ChoiceFieldProps {
  name: string;
  label: string;
  choices: Readonly<Record<string, string>>;
  value: string;
  error: string | undefined;
}

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
