import { Unbroken } from "../text/unbroken-words.tsx";

/** The rows of a label: a term, and what there is to say of it. */
export const LabelRows = ({ rows }: { rows: ReadonlyArray<{ term: string; details: readonly string[] }> }) =>
  rows.map(({ term, details }) => (
    <div key={term} className="label-row">
      <dt>{term}</dt>
      {details.map((detail) => (
        <dd key={detail}>
          <Unbroken>{detail}</Unbroken>
        </dd>
      ))}
    </div>
  ));
