import { maxPackagesLength, type PlansResult, type PlansView } from "./mailbox-plans-view.ts";
import { Field } from "../../ui/field.tsx";
import { ToolForm, type ToolProps } from "../tool-form.tsx";
import { ToolSection } from "../tool-section.tsx";

/** Packages a month → what each way costs, the cheapest marked. */
export function PlanTool({ view, place, question }: ToolProps<PlansView>) {
  const { result } = view;
  return (
    <ToolSection
      place={place}
      form={
        <ToolForm
          place={place}
          errors={{ packages: view.error ?? undefined }}
          submit="Compare plans"
          summary={result?.summary ?? ""}
          question={question}
        >
          {(errors) => (
            <Field name="packages" label="Packages in a typical month" isRequired error={errors.packages}>
              {(control) => (
                <input
                  {...control}
                  type="text"
                  inputMode="numeric"
                  pattern="\d{1,3}"
                  maxLength={maxPackagesLength}
                  defaultValue={view.entered}
                />
              )}
            </Field>
          )}
        </ToolForm>
      }
      hasResult={result !== null}
      hint={view.ranges}
      more={result && <SignUp {...result.signUp} />}
    >
      {result !== null && (
        <>
          <h3 className="mb-3">{result.summary}</h3>
          <table className="tool-table">
            <caption>{result.title}</caption>
            <thead className="sr-only">
              <tr>
                <th scope="col">Plan</th>
                <th scope="col">Per month</th>
              </tr>
            </thead>
            <tbody>
              {result.rows.map(({ plan, name, cost, costText, isCheapest, share }) => (
                <tr
                  key={plan}
                  data-plan={plan}
                  data-cost={cost}
                  {...(isCheapest && { "data-cheapest": true })}
                  className={isCheapest ? "font-bold" : undefined}
                >
                  <th scope="row">
                    {name}
                    {isCheapest && <span className="tool-yes"> cheapest</span>}
                  </th>
                  <td>
                    {costText}
                    <svg width="100%" height="8" aria-hidden="true" className={isCheapest ? "tool-yes" : "text-soft"}>
                      <rect width={`${share}%`} height="8" fill="currentColor" />
                    </svg>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="mt-4">{view.ranges}</p>
        </>
      )}
    </ToolSection>
  );
}

function SignUp({ columns, terms }: PlansResult["signUp"]) {
  return (
    <div className="mt-6">
      <table className="tool-table">
        <caption>Mailboxes: monthly price times months</caption>
        <thead>
          <tr>
            <th scope="col">Term</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {terms.map(({ term, costs }) => (
            <tr key={term}>
              <th scope="row" className="tool-term">
                {term}
              </th>
              {columns.map((column, at) => (
                <td key={column}>{costs[at]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-sm">Fees are due in advance. Extra packages are not included. Ask about other fees.</p>
    </div>
  );
}
