/** Apart from its page, so that pages without the tool do not load it. */
import { counted } from "../../text/english.ts";
import { ShareActions } from "../share-actions.tsx";
import { useVisitList } from "./use-visit-list.ts";
import { ListLabel, type ListHours } from "./list-label.tsx";
import { VisitPicker } from "./visit-picker.tsx";
import type { VisitPage as VisitContent } from "../../content/schema.ts";
import type { VisitList } from "./visit-list.ts";

type ListWords = Pick<
  VisitContent,
  "title" | "chooseTitle" | "bringTitle" | "beforeTitle" | "appointmentTitle" | "emptyText"
>;

interface VisitToolProps {
  words: ListWords;
  list: VisitList;
  hours: ListHours;
  choices: Array<{ name: string; services: Array<{ id: string; name: string }> }>;
  mailUrl: string;
}

/** What can be chosen comes before the list or beside it, so that it stays where it is while the list grows. */
export function VisitTool({ words, list, hours, choices, mailUrl }: VisitToolProps) {
  const chosen = list.services.map(({ id }) => id);
  const hasList = chosen.length > 0;
  const kept = useVisitList(chosen);
  return (
    <div id="add" className="page tool-beside grid items-start gap-8 pb-12 print:block">
      <VisitPicker
        // Its boxes are checked anew when a kept list has come.
        key={kept}
        title={words.chooseTitle}
        groups={choices}
        chosen={chosen}
        isEmpty={list.isEmpty}
      />
      <div id="list" tabIndex={-1}>
        <ListLabel list={list} hours={hours} {...words} />
        {list.unknown > 0 && (
          <p className="mt-3 print:hidden">{`We left off ${counted(list.unknown, "item")} that we don't offer.`}</p>
        )}
        {hasList && <ShareActions mailUrl={mailUrl} />}
      </div>
    </div>
  );
}
