import type { ReactNode } from "react";
import type { Cost } from "../content/schema.ts";
import { Unbroken } from "../ui/unbroken-words.tsx";

interface LabelProps {
  name: string;
  rows?: ReadonlyArray<{ term: string; details: ReadonlyArray<string | Cost> }>;
  as?: "section" | "article";
  /** Use a div when no content follows the name. */
  heading?: "h2" | "h3" | "div";
  isPlain?: boolean;
  className?: string;
  children?: ReactNode;
}

export function Label({
  name,
  rows = [],
  as: Box = "section",
  heading: Heading = "h2",
  isPlain,
  className = "",
  children,
}: LabelProps) {
  return (
    <Box className={`label ${className}`.trim()} aria-label={name}>
      <Heading className="label-head">
        <span>{name}</span>
        {!isPlain && <span className="label-bars" aria-hidden="true" />}
      </Heading>
      {rows.length > 0 && (
        <dl>
          <LabelRows rows={rows} />
        </dl>
      )}
      {children}
    </Box>
  );
}

export const LabelRows = ({ rows }: Required<Pick<LabelProps, "rows">>) =>
  rows.map(({ term, details }) => (
    <LabelRow key={term} term={term}>
      {details.map((detail) => (
        <dd key={JSON.stringify(detail)}>
          {typeof detail === "string" ? <Unbroken>{detail}</Unbroken> : <Price {...detail} />}
        </dd>
      ))}
    </LabelRow>
  ));

const Price = ({ what, number, after, more }: Cost) => (
  <>
    {what && `${what}: `}
    <Unbroken>{[number, after].filter(Boolean).join(" ")}</Unbroken>
    {more && <Unbroken>{`, ${more}`}</Unbroken>}
  </>
);

export const LabelRow = ({
  term,
  className = "",
  children,
}: {
  term: string;
  className?: string;
  children: ReactNode;
}) => (
  <div className={`label-row ${className}`.trim()}>
    <dt>
      <Unbroken>{term}</Unbroken>
    </dt>
    {children}
  </div>
);
