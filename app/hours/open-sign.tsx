/** The hours of the root route, as every page shows them. */
import type { ReactNode } from "react";
import { useRouteLoaderData } from "react-router";
import { WithNotice } from "../notices/notice-strip.tsx";
import type { OpenState, HoursRow } from "./opening-hours.ts";
import { unbroken } from "../text/english.ts";

/** Shows the root route's hours; a notice that closes the store turns the sign. */
export function WithHours({ children }: { children: (open: OpenState) => ReactNode }) {
  const open = useRouteLoaderData<{ open: OpenState }>("root")?.open;
  return (
    open && (
      <WithNotice>
        {(notice) => children(notice?.closesStore === true ? { status: "closed", text: "Closed" } : open)}
      </WithNotice>
    )
  );
}

/** Open, closed or unsettled, and the next opening or closing. */
export const OpenSign = () => (
  <WithHours>
    {({ status, text }) => (
      <span className="open-sign" data-part="open-sign" data-status={status}>
        {unbroken(text)}
      </span>
    )}
  </WithHours>
);

/**
 * The dates that differ, then the week; today in bold. Every place that shows the week's hours shows this list.
 * @param week the root route's, which has the coming seven days, where a page has none of its own
 */
export function HoursTable({ week }: { week?: readonly HoursRow[] }) {
  const site = useRouteLoaderData<{ week: readonly HoursRow[] }>("root");
  return (
    <ul className="hours" data-part={week === undefined ? "hours" : "hours-ahead"}>
      {(week ?? site?.week ?? []).map(({ days, times, isToday, isDated }) => (
        <li key={days} className={isDated ? "dated" : undefined} aria-current={isToday && "date"}>
          <span>{days}</span> <span>{unbroken(times)}</span>
        </li>
      ))}
    </ul>
  );
}
