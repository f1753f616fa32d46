import { maxPackagesLength } from "./mailbox-plans.ts";
import { Field } from "../../ui/field.tsx";
import { ToolSection } from "../tool-section.tsx";
import type { ToolView } from "../tools.server.ts";

export function PlanTool({ view, place }: ToolView<"plans">) {
  const { words, entered, errors, result, ranges, ties, mailboxText } = view;
  return (
    <ToolSection
      place={place}
      errors={errors}
      submit={words.submit}
      hint={
        <div className="prose">
          <table>
            <thead>
              <tr>
                <th scope="col">{words.packages}</th>
                <th scope="col">{words.cheapestPlan}</th>
              </tr>
            </thead>
            <tbody>
              {ranges.map(({ packages, plan }) => (
                <tr key={packages}>
                  <th scope="row">{packages}</th>
                  <td>{plan}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p>{`${ties} ${mailboxText}`}</p>
        </div>
      }
      summary={result && result.summary}
      result={
        result && (
          <>
            <h3 className="mb-3">{result.summary}</h3>
            <table className="tool-table">
              <caption className="mb-2 text-left font-bold">{result.title}</caption>
              <thead className="sr-only">
                <tr>
                  <th scope="col">{words.plan}</th>
                  <th scope="col">{words.perMonth}</th>
                </tr>
              </thead>
              <tbody>
                {result.rows.map(({ plan, name, note, cost, costText, isCheapest, share }) => (
                  <tr
                    key={plan}
                    data-plan={plan}
                    data-cost={cost}
                    {...(isCheapest && { "data-cheapest": true })}
                    className={isCheapest ? "rule-t font-bold" : "rule-t"}
                  >
                    <th scope="row">
                      <span>{name}</span>
                      {isCheapest && <span className="text-green">{` ${words.cheapest}`}</span>}
                      {note && <span className="block text-sm font-normal">{note}</span>}
                    </th>
                    <td className="w-1/5">
                      <span>{costText}</span>
                      <svg
                        width="100%"
                        height="8"
                        aria-hidden="true"
                        className={isCheapest ? "text-green" : "text-soft"}
                      >
                        <rect width={`${share}%`} height="8" fill="currentColor" />
                      </svg>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            <p className="mt-4">{mailboxText}</p>
          </>
        )
      }
    >
      <Field name="packages" label={words.field} isRequired error={errors.packages}>
        {(control) => (
          <input
            {...control}
            type="text"
            inputMode="numeric"
            pattern="\d{1,3}"
            maxLength={maxPackagesLength}
            defaultValue={entered}
          />
        )}
      </Field>
    </ToolSection>
  );
}
