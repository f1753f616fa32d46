import type { ReactNode } from "react";
import { useRouteLoaderData } from "react-router";
import { WithNotice } from "../notices/notice-strip.tsx";
import { closedByNotice, type OpenState, type HoursRow } from "./opening-hours.ts";
import { unbroken } from "../text/english.ts";

/** A notice that closes the store overrides the hours. */
export function WithHours({ children }: { children: (open: OpenState) => ReactNode }) {
  const open = useRouteLoaderData<{ open: OpenState }>("root")?.open;
  return open && <WithNotice>{(notice) => children(notice?.closesStore === true ? closedByNotice : open)}</WithNotice>;
}

export const Sign = ({ status, text }: OpenState) => (
  <span className="open-sign" data-part="open-sign" data-status={status}>
    {unbroken(text)}
  </span>
);

export const OpenSign = () => <WithHours>{Sign}</WithHours>;

/** Dated exceptions, then the week; today is bold. @param week defaults to the root route's coming seven days */
export function HoursTable({ week }: { week?: readonly HoursRow[] }) {
  const site = useRouteLoaderData<{ week: readonly HoursRow[] }>("root");
  return (
    <ul className="hours" data-part={week === undefined ? "hours" : "hours-ahead"}>
      {(week ?? site?.week ?? []).map(({ days, times, isToday, exception }) => (
        <li key={days} className={exception ? "dated" : undefined} aria-current={isToday && "date"}>
          <span>{days}</span> <span>{unbroken(times)}</span>
        </li>
      ))}
    </ul>
  );
}
