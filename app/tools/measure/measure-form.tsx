import { maxEntryLength, measureFields, type readMeasureForm } from "./form-entries.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { ToolForm } from "../tool-form.tsx";

interface MeasureFormProps extends Pick<ReturnType<typeof readMeasureForm>, "entries" | "errors"> {
  title: string;
  summary: string;
}

const labels = { length: "Length", width: "Width", height: "Height", weight: "Weight" } as const;
const units = { in: "Inches and pounds", cm: "Centimeters and kilograms" };

/** The form submits itself only after a complete number. */
const wholeNumber = String.raw`\s*\d+([.,]\d+|[ \-]\d+\/\d+)?\s*`;

export function MeasureForm({ title, entries, errors, summary }: MeasureFormProps) {
  return (
    <ToolForm
      action="/measure#measured"
      className="card px-inside py-5 print:hidden"
      errors={errors}
      submit={
        <Button type="submit" size="lg" className="mt-4 w-full">
          Check my package
        </Button>
      }
      summary={summary}
    >
      <h2 className="mb-3 text-xl">{title}</h2>
      <fieldset className="mb-4 flex flex-wrap gap-x-4">
        <legend className="font-semibold">Units</legend>
        {Object.entries(units).map(([value, label]) => (
          <label key={value} className="flex items-center gap-2 py-1">
            <input type="radio" name="unit" value={value} defaultChecked={entries.unit === value} />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(max(6rem,40%),1fr))] gap-4">
        {measureFields.map((name) => (
          <Field key={name} name={name} label={labels[name]} isRequired error={errors[name]}>
            {(control) => (
              <input
                {...control}
                type="text"
                pattern={wholeNumber}
                autoComplete="off"
                maxLength={maxEntryLength}
                defaultValue={entries[name]}
              />
            )}
          </Field>
        ))}
      </div>
    </ToolForm>
  );
}
