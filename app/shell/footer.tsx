import { StaticPart, type StaticPartData } from "../site/static-part.tsx";
import { HoursTable } from "../hours/hours-table.tsx";

/** The footer: words that never change, and the hours. */
export function SiteFooter({ words }: { words: StaticPartData }) {
  return (
    <footer className="rule-t bg-kraft">
      <div className="page grid gap-x-8 gap-y-6 py-8 sm:grid-cols-2 md:grid-cols-[repeat(3,auto)] xl:grid-cols-[repeat(5,auto)]">
        <StaticPart data={words} className="contents" />
        <div>
          <p className="font-bold">Hours</p>
          <HoursTable />
        </div>
      </div>
    </footer>
  );
}
