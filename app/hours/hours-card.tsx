import type { HoursRow } from "./opening-hours.ts";
import { OpenSign } from "./open-sign.tsx";
import { HoursTable } from "./hours-table.tsx";

export function HoursCard(hours: { week?: readonly HoursRow[] }) {
  return (
    <div className="label">
      <p className="label-head max-sm:px-3 max-sm:text-base">
        <OpenSign />
      </p>
      <div className="p-4 text-lg">
        <HoursTable {...hours} />
      </div>
    </div>
  );
}
