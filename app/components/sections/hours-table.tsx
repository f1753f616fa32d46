import type { HoursRow } from "../../domain/opening-hours.ts";

/** The week, today in bold. */
export function HoursTable({ week }: { week: readonly HoursRow[] }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4">
      {week.map(({ days, times, isToday }) => (
        <div key={days} className={`contents ${isToday ? "font-bold" : ""}`}>
          <dt>{days}</dt>
          <dd>{times}</dd>
        </div>
      ))}
    </dl>
  );
}
