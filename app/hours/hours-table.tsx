import type { HoursRow } from "./opening-hours.ts";
import { unbroken } from "../text/unbroken.ts";

/** The dates that differ, then the week; today in bold. */
export function HoursTable({ week }: { week: readonly HoursRow[] }) {
  return (
    <dl>
      {week.map(({ days, times, isToday, isDated }) => (
        // On a narrow line the times go below their days as a whole. A dated row may break, and a line below it keeps
        // it apart from the week.
        <div
          key={days}
          className={`flex flex-wrap gap-x-4 ${isDated ? "mb-2 w-0 min-w-full rule-b pb-2" : ""} ${isToday ? "font-bold" : ""}`}
        >
          <dt className={isDated ? "font-semibold" : "min-w-[4.2em]"}>{days}</dt>
          <dd>{unbroken(times)}</dd>
        </div>
      ))}
    </dl>
  );
}
