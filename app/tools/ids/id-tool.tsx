import { ToolSection } from "../tool-section.tsx";
import type { ToolView } from "../tools.server.ts";
import { ChoiceField } from "../choice-field.tsx";

/** Two documents → yes, or reasons and documents to bring instead. */
export function IdTool({ view, place }: ToolView<"ids">) {
  const { words, choices, id1, id2, errors, result } = view;
  return (
    <ToolSection
      place={place}
      errors={errors}
      submit={words.submit}
      summary={result && `${result.title}.`}
      result={
        result && (
          <div data-ids={result.isEnough ? "yes" : "no"}>
            <h3 className={result.isEnough ? "text-green" : "text-red"}>{result.title}</h3>
            {result.reasons.map((reason) => (
              <p key={reason} className="mt-2">
                {reason}
              </p>
            ))}
            {result.instead.length > 0 && (
              <>
                <p className="mt-4 font-semibold">{result.insteadTitle}</p>
                <dl>
                  {result.instead.map(({ kind, documents }) => (
                    <div key={kind} className="mt-2">
                      <dt>{kind}</dt>
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
      {(shown) => (
        <div className="grid gap-4">
          <ChoiceField name="id1" label={words.field1} choices={choices} value={id1} error={shown.id1} />
          <ChoiceField name="id2" label={words.field2} choices={choices} value={id2} error={shown.id2} />
        </div>
      )}
    </ToolSection>
  );
}
