import { memo, useDeferredValue, useEffect, useState, type SubmitEvent } from "react";
import { TitleRow } from "../../ui/headings.tsx";
import { NextException } from "../../hours/hanging-sign.tsx";
import { OpenSign } from "../../hours/open-sign.tsx";
import { counted } from "../../text/english.ts";
import { changeList, useStoredList } from "../../tools/my-list/stored-list.ts";
import { listParams, listPath } from "../../site/urls.ts";
import type { HomeListView } from "../../tools/my-list/my-list.server.ts";
import { StaticPart } from "../../site/static-part.tsx";
import { adoptStyles } from "../../site/styles.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Picture } from "../../ui/picture.tsx";
import { PriceStamp } from "../../ui/price-stamp.tsx";
import listStyles from "../../ui/styles/home-list.css?inline";
import type { Route } from "./+types/route";

type Page = Route.ComponentProps["loaderData"];

adoptStyles(listStyles);

/** Time after which the list does without what to bring. */
const deadlineMs = 5000;

/** Errands on the list up to which it says what to bring for each. */
const maxWithLines = 2;

type BoardProps = Pick<Page, "board" | "more" | "directionsUrl">;

/** My list once it has errands: beside the stamps, and on a narrower screen a link to it at the foot. */
const HomeList = memo(({ ids, board, directionsUrl }: Omit<BoardProps, "more"> & { ids: readonly string[] }) => {
  const [known, setKnown] = useState<HomeListView>([]);
  const query = listParams(ids).toString();
  useEffect(() => {
    const controller = new AbortController();
    fetch(`/visit/list.json?${query}`, {
      signal: AbortSignal.any([controller.signal, AbortSignal.timeout(deadlineMs)]),
    })
      .then((response) => (response.ok ? response.json() : []))
      // Without it the list has the names alone.
      .then(setKnown, () => undefined);
    return () => controller.abort();
  }, [query]);

  const errands = ids.flatMap((id) => {
    const errand = known.find((each) => each.id === id);
    const stamp = board.priceLinks.find((link) => link.id === id);
    return errand ?? (stamp && { ...stamp, bring: [] }) ?? [];
  });
  return (
    <>
      {errands.length > 0 && (
        <aside className="my-list text-sm" aria-labelledby="my-list">
          <h2 id="my-list" className="flex items-baseline justify-between">
            My list <small>{counted(ids.length, "errand")}</small>
          </h2>
          {errands.map(({ id, name, image, bring }) => (
            <div key={id}>
              <h3 className="flex items-center gap-2 text-base">
                {image !== null && <Picture src={image} />}
                <span>{name}</span>
              </h3>
              {errands.length <= maxWithLines && (
                <ul>
                  {bring.map(({ text }) => (
                    <li key={text}>{text}</li>
                  ))}
                </ul>
              )}
            </div>
          ))}
          <p className="flex flex-col">
            <OpenSign />
            <NextException />
          </p>
          <div className="button-row">
            <ButtonLink to={listPath(ids)}>What to bring</ButtonLink>
            <ButtonLink to={directionsUrl} variant="secondary">
              Directions
            </ButtonLink>
          </div>
        </aside>
      )}
      <a
        href={listPath(ids)}
        className="dock on-brand fixed inset-x-0 bottom-0 flex font-semibold text-on-brand no-underline xl:hidden print:hidden"
      >
        <span className="flex grow items-center gap-2">
          My list <b>{ids.length}</b>
          <span className="sr-only">{ids.length === 1 ? " errand: " : " errands: "}</span>
        </span>
        <span className="flex items-center">What to bring</span>
      </a>
    </>
  );
});

/**
 * Frequent errands as stamps with their prices, and My list. A form that asks for `/visit#add`, which adds to the stored
 * list without scripts of this page too.
 */
export function HomeBoard({ board, more, directionsUrl }: BoardProps) {
  const ids = useStoredList();
  // The pressed stamp answers in a frame of its own: the list moves the whole page below it.
  const laid = useDeferredValue(ids);
  const [said, setSaid] = useState("");
  const change = (event: SubmitEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent;
    if (!(submitter instanceof HTMLButtonElement)) {
      return;
    }
    const { name, value } = submitter;
    const list = changeList((stored) => [...stored.filter((id) => id !== value), ...(name === "for" ? [value] : [])]);
    if (list !== null) {
      event.preventDefault();
      const errand = board.priceLinks.find(({ id }) => id === value)?.name ?? "";
      const done = name === "for" ? "is on My list" : "is off My list";
      setSaid(`${errand} ${done}. ${counted(list.length, "errand")}.`);
    }
  };
  return (
    <form action="/visit#add" autoComplete="off" onSubmit={change} className="home-board rule-y bg-kraft">
      <div className="page section">
        <TitleRow title={board.title} text={board.text} />
        <div className="board grid gap-cards">
          <ul className="stamps grid gap-cards">
            {board.priceLinks.map((link) => (
              <PriceStamp key={link.id} {...link} postmark={board.postmark} isListed={ids.includes(link.id)} />
            ))}
          </ul>
          {laid.length > 0 && <HomeList ids={laid} board={board} directionsUrl={directionsUrl} />}
          <StaticPart data={more} className="contents" />
        </div>
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </form>
  );
}
