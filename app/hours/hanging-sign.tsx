import { useRouteLoaderData } from "react-router";
import { WithHours } from "./open-sign.tsx";
import type { HoursRow } from "./opening-hours.ts";

/** "Thu, Nov 26: Thanksgiving Day: …"; `isShort` drops the name. */
export function NextException({ isShort = false }: { isShort?: boolean }) {
  const week = useRouteLoaderData<{ week: readonly HoursRow[] }>("root")?.week ?? [];
  const row = week.find(({ isDated }) => isDated);
  return (
    <span data-part={isShort ? "next-hours" : "next-exception"}>
      {row && `${row.days}: ${isShort ? row.times.replace(/^.*: /, "") : row.times}`}
    </span>
  );
}

function HolidayToday() {
  const week = useRouteLoaderData<{ week: readonly HoursRow[] }>("root")?.week ?? [];
  const [name] = week.find(({ isDated, isToday }) => isDated && isToday)?.times.split(": ") ?? [];
  return <span>{name === undefined ? "Call first" : `${name}. Call first`}</span>;
}

/** Its blue side shows while the store is open. */
export const HangingSign = () => (
  <WithHours>
    {({ status, text, until }) => {
      const [state = "", next] = text.split(" · ");
      return (
        <p className="hanging-sign" data-part="hanging-sign" data-status={status}>
          <b>
            {status === "open" ? `Open till ${until}` : status === "closing" ? text : state.replace(/^Holiday h/, "H")}
          </b>
          {status === "unsettled" ? (
            <HolidayToday />
          ) : next && status === "closed" ? (
            <span>{next}</span>
          ) : (
            <NextException isShort />
          )}
        </p>
      );
    }}
  </WithHours>
);
