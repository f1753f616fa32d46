/** Apart from its page, so that pages without the tool do not load it. */
import { use, useEffect, useEffectEvent, useRef, type MouseEvent } from "react";
import { HoursTable } from "../../hours/hours-table.tsx";
import { OpenSign } from "../../hours/open-sign.tsx";
import { counted } from "../../text/english.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ShareActions } from "../share-actions.tsx";
import { ToolRequestContext } from "../tool-form.tsx";
import { ErrandCard } from "./errand-card.tsx";
import { VisitPicker } from "./visit-picker.tsx";
import type { VisitView } from "./visit.server.ts";
import { onListChange, storedList, storeList } from "./stored-list.ts";
import { visitPath } from "./visit-address.ts";

/**
 * Stores the list of the address without what nobody offers, and follows changes in other tabs. A list that is only
 * followed is not stored once more: it would undo what the other tab has done since.
 * @param shown ids of its errands
 */
function useVisitList(shown: readonly string[]): void {
  const { ask } = use(ToolRequestContext);
  const open = useEffectEvent(() => {
    if (location.search !== "") {
      storeList(shown);
    }
  });
  const follow = useEffectEvent(() => {
    const stored = storedList();
    if (location.search !== "" && stored !== null && stored.join() !== shown.join()) {
      ask({ form: "stored-list", isAutoSubmit: true, address: visitPath(stored) });
    }
  });
  useEffect(() => {
    open();
    return onListChange(() => follow());
  }, []);
}

/** The list, the way to the store, and all errands to add. */
export function VisitTool({ words, list, groups, address, directionsUrl, phone, code, mailUrl }: VisitView) {
  const count = list.errands.length;
  const shown = list.errands.map(({ id }) => id);
  const picker = useRef<HTMLFormElement>(null);
  useVisitList(shown);
  /** Lets the link keep what is ticked and not on the list yet. */
  const keepTicks = ({ currentTarget: link }: MouseEvent<HTMLAnchorElement>, removed: string) => {
    const ticked = new FormData(picker.current ?? undefined).getAll("for").map(String);
    const rest = [...new Set([...shown, ...ticked])].filter((id) => ticked.includes(id) && id !== removed);
    link.href = `${visitPath(rest)}#list`;
  };
  return (
    // "Add to my list" shows the list that it has added to.
    <div id="add" className="page pb-12">
      <div className="list-head flex flex-wrap items-end gap-x-8 gap-y-4 pt-4 pb-5">
        <div className="grow basis-80">
          <p role="status">{count > 0 && <span className="tape">{counted(count, "errand")}</span>}</p>
          <h1 className="my-2">{words.heroTitle}</h1>
          <p className="text-lg">{count > 0 ? words.heroSubtitle : words.emptyText}</p>
        </div>
        {count > 0 && (
          <>
            <ShareActions mailUrl={mailUrl} />
            {/* Not on a phone, which has the list already. */}
            <figure className="list-code items-end gap-3 text-sm max-lg:hidden lg:flex">
              <img
                src={code}
                width="200"
                height="200"
                loading="lazy"
                alt="QR code that opens this list"
                className="w-26 rounded-md"
              />
              <figcaption className="max-w-36">{words.codeText}</figcaption>
            </figure>
          </>
        )}
      </div>
      <section
        className="list-strip grid items-center gap-x-columns gap-y-3 px-5 py-4 md:max-xl:grid-cols-[auto_1fr] xl:grid-cols-[auto_1fr_auto]"
        aria-label="The store"
      >
        <div>
          <OpenSign />
          <p>
            {address}
            <span className="hidden whitespace-nowrap print:inline">{`, ${phone.text}`}</span>
          </p>
        </div>
        <HoursTable />
        <div className="button-row print:hidden">
          <ButtonLink to={directionsUrl}>
            <Icon name="directions" />
            Directions
          </ButtonLink>
          <ButtonLink to={phone.url} variant="secondary">
            {`Call ${phone.text}`}
          </ButtonLink>
        </div>
      </section>
      <div id="list" tabIndex={-1}>
        {list.errands.map((errand) => (
          <ErrandCard key={errand.id} errand={errand} words={words} onRemove={(event) => keepTicks(event, errand.id)} />
        ))}
      </div>
      {list.unknown > 0 && (
        <p className="mt-3 print:hidden">{`We left off ${counted(list.unknown, "item")} that we don't offer.`}</p>
      )}
      <VisitPicker title={words.addTitle} groups={groups} list={list} form={picker} />
    </div>
  );
}
