/** Apart from its page, so that pages without the tool do not load it. */
import { counted } from "../../text/english.ts";
import { ButtonLink } from "../../ui/button.tsx";
import type { PostmarkWords } from "../../ui/postmark.tsx";
import { ShareActions } from "../share-actions.tsx";
import { useVisitList } from "./use-visit-list.ts";
import { ListLabel } from "./list-label.tsx";
import { VisitPicker } from "./visit-picker.tsx";
import type { VisitPage as VisitContent } from "../../content/schema.ts";
import type { VisitList } from "./visit-list.ts";

type ListWords = Pick<
  VisitContent,
  "title" | "chooseTitle" | "bringTitle" | "beforeTitle" | "appointmentTitle" | "emptyText" | "codeText"
>;

interface VisitToolProps {
  words: ListWords;
  list: VisitList;
  hoursLine: string;
  groups: Array<{ name: string; errands: Array<{ id: string; name: string }> }>;
  postmark: PostmarkWords;
  /** Of the same list: with all that can be chosen, alone, and as a picture that a phone reads. */
  paths: { picker: string; done: string; code: string };
  mailUrl: string;
}

/** What can be chosen and the list; the list alone once it is done. */
export function VisitTool({ list, ...tool }: VisitToolProps) {
  const kept = useVisitList(list);
  return list.isDone ? <DoneLabel list={list} {...tool} /> : <ListAndChoices kept={kept} list={list} {...tool} />;
}

/** What can be chosen comes before the list or beside it, so that it stays where it is while the list grows. */
function ListAndChoices({ kept, words, list, hoursLine, groups, paths, mailUrl }: VisitToolProps & { kept: string }) {
  const chosen = list.services.map(({ id }) => id);
  return (
    <div id="add" className="page tool-beside grid items-start gap-8 pb-12 print:block">
      <VisitPicker
        // Its boxes are checked anew when a kept list has come.
        key={kept}
        title={words.chooseTitle}
        groups={groups}
        chosen={chosen}
        isEmpty={list.isEmpty}
      />
      <div id="list" tabIndex={-1}>
        <ListLabel list={list} hoursLine={hoursLine} {...words} />
        <LeftOff count={list.unknown} />
        {chosen.length > 0 && (
          <ShareActions mailUrl={mailUrl}>
            <ButtonLink to={paths.done} size="sm">
              Done
            </ButtonLink>
          </ShareActions>
        )}
      </div>
    </div>
  );
}

/** The label alone, with today's postmark: to print, to read at the counter, to take along on a phone. */
function DoneLabel({ words, list, hoursLine, postmark, paths, mailUrl }: VisitToolProps) {
  return (
    <div id="add" className="page visit-done grid items-start gap-8 pb-12">
      <div id="list" tabIndex={-1}>
        <ListLabel list={list} hoursLine={hoursLine} postmark={postmark} {...words} />
        <LeftOff count={list.unknown} />
      </div>
      <aside aria-label="Take it along">
        <figure className="visit-code">
          <img src={paths.code} width="200" height="200" alt="QR code that opens this list" />
          <figcaption>{words.codeText}</figcaption>
        </figure>
        <ShareActions mailUrl={mailUrl}>
          <ButtonLink to={paths.picker} variant="secondary" size="sm">
            Change my list
          </ButtonLink>
        </ShareActions>
      </aside>
    </div>
  );
}

/** Names in the address that are of no service of ours. */
const LeftOff = ({ count }: { count: number }) =>
  count > 0 && <p className="mt-3 print:hidden">{`We left off ${counted(count, "item")} that we don't offer.`}</p>;
