/** The choices, and the list that the address names. */
import { type ShouldRevalidateFunctionArgs, useSubmit } from "react-router";
import type { Route } from "./+types/tool-route";
import { platformContext } from "../../context.ts";
import { createToolRoute } from "../create-tool-route.tsx";
import { viewMyList, type MyListView } from "./my-list.server.ts";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { HoursTable } from "../../hours/open-sign.tsx";
import { counted } from "../../text/english.ts";
import { Button } from "../../ui/button.tsx";
import { PriceStamp } from "../../ui/price-stamp.tsx";
import { isOfflineCopy, useIsHydrated } from "../../ui/browser.ts";
import { ShareActions } from "../share-actions.tsx";
import { ErrandCard, ErrandName } from "./errand-card.tsx";
import { ErrandPicker } from "./errand-picker.tsx";
import { changeList, ownEntry, storedList, useStoredList } from "./stored-list.ts";
import { listOf, listParams } from "../../site/urls.ts";

export const loader = ({ url, context }: Route.LoaderArgs) =>
  viewMyList(url, context.get(platformContext).config.siteOrigin);

export { resultOrNull as clientLoader } from "../create-tool-route.tsx";

/** True for another list: what one needs does not change with the clock. */
export const shouldRevalidate = ({ formMethod }: ShouldRevalidateFunctionArgs) => formMethod !== undefined;

export default createToolRoute(MyListTool);

/**
 * Whose list the page shows: the stored one, which it follows; another one, which a link has brought; or that of the
 * address, before the scripts have come and where the browser refuses to store.
 */
type Owner = "mine" | "other" | "address";

function ownerOfAddress(): Owner {
  const stored = storedList();
  if (stored === null) {
    return "address";
  }
  const named = listOf(new URLSearchParams(location.search).getAll("for"));
  return named.length === 0 || named.join() === stored.join() ? "mine" : "other";
}

/**
 * The ids to show, and the address and data of the stored list once it is another one than the page has come with.
 * @param shown ids of the errands of the page's data
 */
function useMyList(shown: readonly string[]) {
  const isHydrated = useIsHydrated();
  const [found, setOwner] = useState(ownerOfAddress);
  const owner = isHydrated ? found : "address";
  const submit = useSubmit();
  const stored = useStoredList();
  const wanted = owner === "mine" ? stored.join() : null;
  /** The list of the last question that is over. */
  const [asked, setAsked] = useState<string | null>(null);
  const open = useEffectEvent(() => {
    // What nobody offers any more goes. A saved copy shows no list, and knows nothing of it.
    if (found === "mine" && shown.length > 0) {
      changeList((ids) => ids.filter((id) => shown.includes(id)));
    }
  });
  const ask = useEffectEvent(async (list: string | null) => {
    if (list !== null && list !== shown.join()) {
      const options = { action: "/visit", replace: true, preventScrollReset: true, state: ownEntry };
      await (isOfflineCopy() || submit(listParams(stored), options));
      setAsked(list);
    }
  });
  useEffect(() => open(), []);
  useEffect(() => {
    const again = () => void ask(wanted);
    again();
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, [wanted]);
  return { owner, setOwner, ids: owner === "mine" ? stored : shown, mine: stored.length, isLate: asked === wanted };
}

/** The list, the way to the store, and all errands to add. */
function MyListTool({ words, store, list, groups, stamps, postmark, code, mailUrl }: MyListView) {
  const shown = list.errands.map(({ id }) => id);
  const { owner, setOwner, ids, mine, isLate } = useMyList(shown);
  const cards = useRef<HTMLDivElement>(null);
  const names = new Map(groups.flatMap(({ errands }) => errands).map(({ id, name }) => [id, name]));
  const chosen = ids.filter((id) => names.has(id));
  const count = chosen.length;
  const remove = (removed: string) => {
    const isDone = owner === "mine" && changeList((all) => all.filter((id) => id !== removed)) !== null;
    if (isDone) {
      cards.current?.focus({ preventScroll: true });
    }
    return isDone;
  };
  const make = (change: (stored: readonly string[]) => readonly string[]) => () => {
    if (changeList(change) !== null) {
      setOwner("mine");
    }
  };
  return (
    // "Add to my list" shows the list that it has added to.
    <div id="add" className="page pb-12">
      <div className="list-head flex flex-wrap items-end gap-x-8 gap-y-4 pt-4 pb-5">
        <div className="grow basis-80">
          <p role="status">{count > 0 && <span className="tape">{counted(count, "errand")}</span>}</p>
          <h1 className="my-2">{words.heroTitle}</h1>
          <p className="text-lg text-pretty">{count > 0 ? words.heroSubtitle : words.emptyText}</p>
        </div>
        {owner === "other" && (
          <section className="print:hidden" aria-label="A list from a link">
            <p>{`This list came with a link. Yours has ${counted(mine, "errand")}.`}</p>
            <div className="button-row mt-4">
              <Button size="sm" onClick={make((stored) => [...stored, ...shown])}>
                Add it to mine
              </Button>
              <Button size="sm" variant="secondary" onClick={make(() => shown)}>
                Use it instead of mine
              </Button>
              <Button size="sm" variant="secondary" onClick={make((stored) => stored)}>
                Show mine
              </Button>
            </div>
          </section>
        )}
        {count > 0 && owner !== "other" && (!isLate || chosen.join() === shown.join()) && (
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
      {/* On paper; a screen has them above and below the list. */}
      <div className="list-store hidden print:block">
        <p>{store}</p>
        <HoursTable />
      </div>
      <div id="list" ref={cards} tabIndex={-1}>
        {chosen.map((id) => {
          const errand = list.errands.find((each) => each.id === id);
          const onRemove = owner === "other" ? null : () => remove(id);
          return errand === undefined ? (
            <ErrandName key={id} id={id} name={names.get(id) ?? id} isLate={isLate} onRemove={onRemove} />
          ) : (
            <ErrandCard key={id} errand={errand} words={words} onRemove={onRemove} />
          );
        })}
      </div>
      {count === 0 && (
        <form
          action="/visit#list"
          className="-mx-gutter bg-kraft p-gutter print:hidden"
          onSubmit={(event) => {
            const id = new FormData(event.currentTarget, event.nativeEvent.submitter).get("for");
            if (owner === "mine" && changeList((all) => [...all, String(id)]) !== null) {
              event.preventDefault();
              cards.current?.focus();
            }
          }}
        >
          <h2 className="mb-4">{words.stampsTitle}</h2>
          <ul className="stamps grid gap-cards">
            {stamps.map((stamp) => (
              <PriceStamp key={stamp.id} {...stamp} postmark={postmark} isListed={false} />
            ))}
          </ul>
        </form>
      )}
      {list.unknown > 0 && (
        <p className="mt-3 print:hidden">{`We left off ${counted(list.unknown, "item")} that we don't offer.`}</p>
      )}
      {owner !== "other" && (
        <ErrandPicker
          title={count > 0 ? words.addAnotherTitle : words.addTitle}
          groups={groups}
          chosen={chosen}
          isEmpty={list.isEmpty}
          onShow={(picked) => {
            const isDone =
              owner === "mine" && changeList((all) => [...all.filter((id) => picked.includes(id)), ...picked]);
            if (isDone) {
              cards.current?.focus();
              cards.current?.scrollIntoView();
            }
            return Boolean(isDone);
          }}
        />
      )}
    </div>
  );
}
