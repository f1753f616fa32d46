/** Apart from its page, so that pages without the tool do not load it. */
import { counted } from "../../text/english.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { ShareActions } from "../share-actions.tsx";
import { useVisitList } from "./use-visit-list.ts";
import { ListLabel } from "./list-label.tsx";
import { VisitPicker } from "./visit-picker.tsx";
import type { viewVisitList } from "./visit.server.ts";

type VisitToolProps = ReturnType<typeof viewVisitList>;

/** The choices and the list; the list alone once it is done. */
export function VisitTool(tool: VisitToolProps) {
  const kept = useVisitList(tool.list);
  return tool.list.isDone ? <DoneLabel {...tool} /> : <ListAndChoices kept={kept} {...tool} />;
}

/** The choices come before the list or beside it, so that they stay where they are while the list grows. */
function ListAndChoices({ kept, words, list, groups, paths, mailUrl }: VisitToolProps & { kept: string }) {
  const chosen = list.errands.map(({ id }) => id);
  return (
    <div className="page tool-beside grid items-start gap-8 pb-12 print:block">
      <VisitPicker
        // A kept list that comes later checks its boxes.
        key={kept}
        title={words.chooseTitle}
        groups={groups}
        chosen={chosen}
        isEmpty={list.isEmpty}
      />
      {/* "Add to my visit" shows the list that it has added to. */}
      <div id="add">
        <div id="list" tabIndex={-1}>
          <ListLabel list={list} words={words} />
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
    </div>
  );
}

/** The label alone, with today's postmark: to print, to read at the counter, to take along on a phone. */
function DoneLabel({ words, list, postmark, paths, mailUrl }: VisitToolProps) {
  return (
    <div className="page visit-done grid items-start gap-8 pb-12">
      <aside aria-label="Take it along" className="lg:order-last">
        {/* Not on a phone, which has the list already. */}
        <figure className="visit-code">
          <img src={paths.code} width="200" height="200" loading="lazy" alt="QR code that opens this list" />
          <figcaption>{words.codeText}</figcaption>
        </figure>
        <ShareActions mailUrl={mailUrl}>
          <ButtonLink to={paths.picker} variant="secondary" size="sm">
            Change my list
          </ButtonLink>
        </ShareActions>
      </aside>
      <div id="list" tabIndex={-1}>
        <ListLabel list={list} postmark={postmark} words={words} />
        <LeftOff count={list.unknown} />
      </div>
    </div>
  );
}

/** Count of ids in the address that no errand has. */
const LeftOff = ({ count }: { count: number }) =>
  count > 0 && <p className="mt-3 print:hidden">{`We left off ${counted(count, "item")} that we don't offer.`}</p>;
