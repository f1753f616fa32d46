import { useRouteLoaderData } from "react-router";
import { WithHours } from "./open-sign.tsx";
import type { HoursRow } from "./opening-hours.ts";

/** "Thu, Nov 26: Thanksgiving Day: …"; `isShort` drops the name. */
export function NextException({ isShort = false }: { isShort?: boolean }) {
  const week = useRouteLoaderData<{ week: readonly HoursRow[] }>("root")?.week ?? [];
  const row = week.find(({ exception }) => exception);
  return (
    <span data-part={isShort ? "next-hours" : "next-exception"}>
      {row && `${row.days}: ${isShort ? row.exception?.times : row.times}`}
    </span>
  );
}

function HolidayToday() {
  const week = useRouteLoaderData<{ week: readonly HoursRow[] }>("root")?.week ?? [];
  const name = week.find(({ isToday }) => isToday)?.exception?.name;
  return <span>{name === undefined ? "Call first" : `${name}. Call first`}</span>;
}

export const HangingSign = () => (
  <WithHours>
    {({ status, until, next }) => (
      <p className="hanging-sign" data-part="hanging-sign" data-status={status}>
        <b>
          {
            {
              open: `Open till ${until}`,
              closing: `Closes at ${until}`,
              closed: "Closed",
              unsettled: "Hours may vary today",
            }[status]
          }
        </b>
        {status === "unsettled" ? <HolidayToday /> : next ? <span>{next}</span> : <NextException isShort />}
      </p>
    )}
  </WithHours>
);
