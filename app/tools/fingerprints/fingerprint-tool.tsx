import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ToolSection } from "../tool-section.tsx";
import type { ToolView } from "../tools.server.ts";
import { ChoiceField } from "../choice-field.tsx";

export function FingerprintTool({ view, place }: ToolView<"fingerprints">) {
  const { words, choices, letter, errors, result } = view;
  return (
    <ToolSection
      place={place}
      errors={errors}
      submit={words.submit}
      hint={<p>{words.hint}</p>}
      summary={result && result.summary}
      result={
        result && (
          <div data-check={letter}>
            <h3>{result.summary}</h3>
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
                  <span>{label}</span>
                  <Icon name="external" />
                </ButtonLink>
              ))}
            </p>
          </div>
        )
      }
    >
      <div className="grow">
        <ChoiceField name="letter" label={words.field} choices={choices} value={letter} error={errors.letter} />
      </div>
    </ToolSection>
  );
}
