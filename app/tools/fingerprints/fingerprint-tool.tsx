import type { FingerprintResult, FingerprintView } from "./fingerprint-view.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ToolForm, type ToolProps } from "../tool-form.tsx";
import { ToolSection } from "../tool-section.tsx";
import { ChoiceField } from "../choice-field.tsx";

/** "Ohio BCI only: $40.00, by online appointment." */
const sentence = ({ name, price }: FingerprintResult) => `${name}: ${price}, by online appointment.`;

/** What the letter says → the price, what to bring, what is not possible, and where to book. */
export function FingerprintTool({ view, place, question }: ToolProps<FingerprintView>) {
  const { choices, letter, error, result } = view;
  return (
    <ToolSection
      place={place}
      form={
        <ToolForm
          place={place}
          errors={{ letter: error ?? undefined }}
          submit="Show price and what to bring"
          summary={result === null ? "" : sentence(result)}
          question={question}
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
      hint="Your letter names the check that you need. No letter? Ask whoever needs the check."
      hasResult={result !== null}
    >
      {result !== null && (
        <div data-check={result.key}>
          <h3>{sentence(result)}</h3>
          <div className="prose mt-2">
            <ul>
              {result.bring.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
          {result.notes.map((note) => (
            <p key={note} className="mt-2">
              {note}
            </p>
          ))}
          <p className="mt-4 flex flex-wrap gap-2">
            {result.booking.map(({ label, url }) => (
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
