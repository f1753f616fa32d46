import type { HoursRow, OpenState } from "./opening-hours.ts";
import { OpenSign } from "./open-sign.tsx";
import type { NoticeData } from "../notices/notice.ts";
import { HoursTable } from "./hours-table.tsx";

interface HoursCardProps {
  open: OpenState;
  notice: NoticeData;
  week: readonly HoursRow[];
}

export function HoursCard({ open, notice, week }: HoursCardProps) {
  return (
    <div className="label">
      <p className="label-head max-sm:px-3 max-sm:text-base">
        <OpenSign open={open} notice={notice} />
      </p>
      <div className="p-4 text-lg">
        <HoursTable week={week} />
      </div>
    </div>
  );
}
