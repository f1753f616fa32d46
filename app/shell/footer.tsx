import { StaticPart, type StaticPartData } from "../site/static-part.tsx";
import { HoursTable } from "../hours/hours-table.tsx";

/** The footer: words that never change, and the hours. */
export function SiteFooter({ words }: { words: StaticPartData }) {
  return (
    <footer className="rule-t bg-kraft">
      <div className="page grid items-baseline gap-x-8 gap-y-6 py-8 wrap-anywhere sm:grid-cols-2 lg:grid-cols-[1fr_auto_auto_auto]">
        <StaticPart data={words} className="contents" />
        <div>
          <p className="font-bold">Hours</p>
          <HoursTable />
        </div>
      </div>
    </footer>
  );
}
