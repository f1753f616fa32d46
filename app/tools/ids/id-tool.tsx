import type { FieldErrors } from "../tool-form.tsx";
import { ToolSection } from "../tool-section.tsx";
import type { ToolView } from "../tools.server.ts";
import { ChoiceField } from "../choice-field.tsx";

export function IdTool({ view, place }: ToolView<"ids">) {
  const { submit, fields, result } = view;
  const errors: FieldErrors = view.errors;
  return (
    <ToolSection
      place={place}
      errors={errors}
      submit={submit}
      summary={result && `${result.title}.`}
      result={
        result && (
          <div data-ids={result.isEnough ? "yes" : "no"}>
            <h3 className={result.isEnough ? "text-green" : "text-red"}>{result.title}</h3>
            <p className="mt-2">{result.reason}</p>
            {result.instead.length > 0 && (
              <>
                <p className="mt-4 font-semibold">{result.insteadTitle}</p>
                <dl>
                  {result.instead.map(({ purpose, documents }) => (
                    <div key={purpose} className="mt-2">
                      <dt>{purpose}</dt>
                      <dd className="text-soft">{documents}</dd>
                    </div>
                  ))}
                </dl>
              </>
            )}
          </div>
        )
      }
    >
      <div className="grid grow gap-4 md:grid-cols-2">
        {fields.map((field) => (
          <ChoiceField key={field.name} {...field} error={errors[field.name]} />
        ))}
      </div>
    </ToolSection>
  );
}
