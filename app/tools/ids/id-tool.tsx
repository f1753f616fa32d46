import type { IdsView } from "./mailbox-ids-view.ts";
import { listed } from "../../text/listed.ts";
import { ToolForm, type ToolProps } from "../tool-form.tsx";
import { ToolSection } from "../tool-section.tsx";
import { ChoiceField } from "../choice-field.tsx";

/** Two documents → yes, or why not and what to bring instead. */
export function IdTool({ view, place, question }: ToolProps<IdsView>) {
  const { choices, id1, id2, result } = view;
  return (
    <ToolSection
      place={place}
      form={
        <ToolForm
          place={place}
          errors={{ id1: view.errors.id1, id2: view.errors.id2 }}
          submit="Check my IDs"
          summary={result === null ? "" : `${result.title}.`}
          question={question}
        >
          {(errors) => (
            <div className="grid gap-4">
              <ChoiceField name="id1" label="First document" choices={choices} value={id1} error={errors.id1} />
              <ChoiceField name="id2" label="Second document" choices={choices} value={id2} error={errors.id2} />
            </div>
          )}
        </ToolForm>
      }
      hasResult={result !== null}
    >
      {result !== null && (
        <div data-ids={result.isEnough ? "yes" : "no"}>
          <h3 className={result.isEnough ? "tool-yes" : "text-red"}>{result.title}</h3>
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
                    <dd className="text-soft">{listed(documents, "or")}</dd>
                  </div>
                ))}
              </dl>
            </>
          )}
        </div>
      )}
    </ToolSection>
  );
}
