import type { HoursRow } from "./opening-hours.ts";
import { unbroken } from "../text/unbroken.ts";

/** The dates that differ, then the week; today in bold. */
export function HoursTable({ week }: { week: readonly HoursRow[] }) {
  return (
    <dl>
      {week.map(({ days, times, isToday, isDated }) => (
        // Too wide for one line, the times stand below their days in one piece. A date's words take the room there is.
        <div
          key={days}
          className={`flex flex-wrap gap-x-4 ${isDated ? "w-0 min-w-full" : ""} ${isToday ? "font-bold" : ""}`}
        >
          <dt className="min-w-[4.2em]">{days}</dt>
          <dd>{unbroken(times)}</dd>
        </div>
      ))}
    </dl>
  );
}
