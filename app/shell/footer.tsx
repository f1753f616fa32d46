import { StaticPart, type StaticPartData } from "../site/static-part.tsx";
import type { HoursRow } from "../hours/opening-hours.ts";
import { HoursTable } from "../hours/hours-table.tsx";

interface SiteFooterProps {
  words: StaticPartData;
  week: readonly HoursRow[];
}

/** The footer: words that never change, and the hours. */
export function SiteFooter({ words, week }: SiteFooterProps) {
  return (
    <footer className="rule-t bg-kraft">
      <div className="page grid items-baseline gap-8 py-10 wrap-anywhere sm:grid-cols-2 lg:grid-cols-[1fr_auto_auto_auto]">
        <StaticPart data={words} className="contents" />
        <div>
          <p className="font-bold">Hours</p>
          <HoursTable week={week} />
        </div>
      </div>
    </footer>
  );
}
