import { useRouteLoaderData } from "react-router";
import { unbroken } from "../text/unbroken.ts";
import type { HoursRow } from "./opening-hours.ts";

/**
 * The dates that differ, then the week; today in bold. Every place that shows the week's hours shows this list.
 * @param week the root route's, which has the coming seven days, where a page has none of its own
 */
export function HoursTable({ week }: { week?: readonly HoursRow[] }) {
  const site = useRouteLoaderData<{ week: readonly HoursRow[] }>("root");
  return (
    <ul className="hours">
      {(week ?? site?.week ?? []).map(({ days, times, isToday, isDated }) => (
        <li key={days} className={isDated ? "dated" : undefined} aria-current={isToday && "date"}>
          <span>{days}</span> <span>{unbroken(times)}</span>
        </li>
      ))}
    </ul>
  );
}
