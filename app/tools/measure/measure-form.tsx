import { maxEntryLength, sideNames, type MeasureForm as MeasureEntered } from "./form-entries.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { errorCount, FormAlert } from "../form-alert.tsx";
import { useToolForm } from "../use-tool-form.ts";
import type { ToolQuestion } from "../use-tool-question.ts";

interface MeasureFormProps extends Pick<MeasureEntered, "entries" | "errors"> {
  title: string;
  /** The result in one sentence, read out when it has come; empty before. */
  summary: string;
  question: ToolQuestion;
}

const fields = [...sideNames, "weight"] as const;
const labels = { length: "Length", width: "Width", height: "Height", weight: "Weight" } as const;
const units = [
  { value: "in", label: "Inches and pounds" },
  { value: "cm", label: "Centimeters and kilograms" },
] as const;

/** A number that is not still being typed: then the page asks by itself. */
const wholeNumber = String.raw`\s*\d+([.,]\d+|[ \-]\d+\/\d+)?\s*`;

export function MeasureForm({ title, entries, errors, summary, question }: MeasureFormProps) {
  const wrong = Object.keys(errors).length;
  const { form, isAutoSubmit } = useToolForm({
    tool: "measure",
    action: "/measure#measured",
    question,
    isRefused: wrong > 0,
  });
  return (
    <form {...form} className="card p-5 print:hidden">
      <h2 className="mb-3 text-xl">{title}</h2>
      <fieldset className="mb-4 flex flex-wrap gap-x-4">
        <legend className="font-semibold">Units</legend>
        {units.map(({ value, label }) => (
          <label key={value} className="tool-pick">
            <input type="radio" name="unit" value={value} defaultChecked={entries.unit === value} />
            {label}
          </label>
        ))}
      </fieldset>
      <div className="tool-fields">
        {fields.map((name) => (
          <Field key={name} name={name} label={labels[name]} isRequired error={isAutoSubmit ? undefined : errors[name]}>
            {(control) => (
              <input
                {...control}
                type="text"
                inputMode="decimal"
                pattern={wholeNumber}
                autoComplete="off"
                maxLength={maxEntryLength}
                defaultValue={entries[name]}
              />
            )}
          </Field>
        ))}
      </div>
      <FormAlert text={errorCount(isAutoSubmit ? 0 : wrong)} hasFailed={question.hasFailed} />
      <Button type="submit" size="lg" className="mt-4 w-full">
        Check my package
      </Button>
      <p role="status" className="sr-only">
        {summary}
      </p>
    </form>
  );
}
