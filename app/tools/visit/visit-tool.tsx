/** Apart from its page, so that pages without the tool do not load it. */
import { useRef } from "react";
import { ShareActions } from "../share-actions.tsx";
import { useVisitList } from "./use-visit-list.ts";
import { PrintedSheet } from "./printed-sheet.tsx";
import { VisitPicker } from "./visit-picker.tsx";
import type { VisitPage as VisitContent } from "../../content/schema.ts";
import type { VisitSheet } from "./visit-sheet.ts";

type SheetWords = Pick<
  VisitContent,
  "title" | "chooseTitle" | "bringTitle" | "beforeTitle" | "appointmentTitle" | "emptyText"
>;

interface VisitToolProps {
  words: SheetWords;
  sheet: VisitSheet;
  choices: Array<{ name: string; services: Array<{ id: string; name: string }> }>;
  mailUrl: string;
  /** The last question got no response; the sheet before stands. */
  hasFailed: boolean;
}

/** The list comes before the sheet, so that it stays where it is while the sheet grows. */
export function VisitTool({ words, sheet, choices, mailUrl, hasFailed }: VisitToolProps) {
  const place = useRef<HTMLDivElement>(null);
  const chosen = sheet.services.map(({ id }) => id);
  const hasSheet = chosen.length > 0;
  useVisitList(chosen);
  return (
    <div id="add" className="page grid gap-8 pb-12 print:block">
      <VisitPicker
        title={words.chooseTitle}
        groups={choices}
        chosen={chosen}
        isEmpty={sheet.isEmpty}
        hasFailed={hasFailed}
      />
      <div id="sheet" ref={place} tabIndex={-1}>
        {hasSheet ? (
          // What is taken off takes the focus with it: it goes to the sheet.
          <PrintedSheet sheet={sheet} {...words} onTakeOff={() => place.current?.focus({ preventScroll: true })} />
        ) : (
          <p className="font-semibold">{words.emptyText}</p>
        )}
        {sheet.unknown > 0 && (
          <p className="mt-3 print:hidden">{`Left out, since we do not have it: ${sheet.unknown}.`}</p>
        )}
        {hasSheet && <ShareActions mailUrl={mailUrl} />}
      </div>
    </div>
  );
}
