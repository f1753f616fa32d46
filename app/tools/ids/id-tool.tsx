import type { IdsView } from "./mailbox-ids-view.ts";
import { ToolForm, type ToolProps } from "../tool-form.tsx";
import { ToolSection } from "../tool-section.tsx";
import { ChoiceField } from "../choice-field.tsx";

/** Two documents → yes, or why not and what to bring instead. */
export function IdTool({ view, place, isUnanswered }: ToolProps<IdsView>) {
  const { choices, id1, id2, answer } = view;
  return (
    <ToolSection
      place={place}
      form={
        <ToolForm
          place={place}
          errors={view.errors}
          submit="Check"
          summary={answer === null ? "" : `${answer.title}.`}
          isUnanswered={isUnanswered}
        >
          {(errors) => (
            <div className="grid gap-4">
              <ChoiceField name="id1" label="First document" choices={choices} value={id1} error={errors.id1} />
              <ChoiceField name="id2" label="Second document" choices={choices} value={id2} error={errors.id2} />
            </div>
          )}
        </ToolForm>
      }
      isAnswered={answer !== null}
    >
      {answer !== null && (
        <div data-ids={answer.isEnough ? "yes" : "no"}>
          <h3 className={answer.isEnough ? "tool-yes" : "text-red"}>{answer.title}</h3>
          {answer.reasons.map((reason) => (
            <p key={reason} className="mt-2">
              {reason}
            </p>
          ))}
          {answer.instead.length > 0 && (
            <>
              <p className="mt-4 font-semibold">{answer.insteadTitle}</p>
              <dl>
                {answer.instead.map(({ kind, documents }) => (
                  <div key={kind} className="mt-2">
                    <dt>{kind}</dt>
                    <dd className="text-soft">{documents.join(", ")}</dd>
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
