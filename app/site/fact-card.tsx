import { LabelRows } from "./label-rows.tsx";

interface FactCardProps {
  title: string;
  rows: ReadonlyArray<{ term: string; details: readonly string[] }>;
}

/** Facts on a drawn shipping label: what it costs, how long it takes, what to bring, in one glance. */
export function FactCard({ title, rows }: FactCardProps) {
  return (
    <section className="label" aria-label={title}>
      <div className="label-head">
        <span>{title}</span>
        <span className="label-bars" aria-hidden="true" />
      </div>
      <dl>
        <LabelRows rows={rows} />
      </dl>
    </section>
  );
}
