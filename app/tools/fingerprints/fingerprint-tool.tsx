import type { FingerprintView } from "./fingerprint-view.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ToolForm, type ToolProps } from "../tool-form.tsx";
import { ToolSection } from "../tool-section.tsx";
import { ChoiceField } from "../choice-field.tsx";

/** What the letter says → the price, what to bring, what is not possible, and where to book. */
export function FingerprintTool({ view, place, isUnanswered }: ToolProps<FingerprintView>) {
  const { choices, letter, error, answer } = view;
  return (
    <ToolSection
      place={place}
      form={
        <ToolForm
          place={place}
          errors={{ letter: error ?? undefined }}
          submit="Show"
          summary={answer === null ? "" : `${answer.name}: ${answer.price}.`}
          isUnanswered={isUnanswered}
        >
          {(errors) => (
            <ChoiceField
              name="letter"
              label="What does your letter ask for?"
              choices={choices}
              value={letter}
              error={errors.letter}
            />
          )}
        </ToolForm>
      }
      hint="Whoever asked for the check decides which one it is. Choose what the letter says."
      isAnswered={answer !== null}
    >
      {answer !== null && (
        <div data-check={answer.key}>
          <h3>{`${answer.name}: ${answer.price}`}</h3>
          <div className="prose mt-2">
            <ul>
              {answer.bring.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
          {answer.notes.map((note) => (
            <p key={note} className="mt-2">
              {note}
            </p>
          ))}
          <p className="mt-4 flex flex-wrap gap-2">
            {answer.booking.map(({ label, url }) => (
              <ButtonLink key={url} to={url}>
                {label}
                <Icon name="external" />
              </ButtonLink>
            ))}
          </p>
        </div>
      )}
    </ToolSection>
  );
}
