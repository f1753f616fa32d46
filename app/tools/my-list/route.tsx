import { useContext } from "react";
import type { Route } from "./+types/route";
import { platformContext } from "../../context.ts";
import { HoursTable } from "../../hours/open-sign.tsx";
import { ServerValuesContext, Styles } from "../../site/styles.tsx";
import { counted } from "../../text/english.ts";
import { Button } from "../../ui/button.tsx";
import { PriceStamp } from "./price-stamp.tsx";
import { ShareActions } from "../share-actions.tsx";
import { ErrandCard } from "./errand-card.tsx";
import { ErrandPicker } from "./errand-picker.tsx";
import { openStoredList } from "./open-stored-list.ts";
import { viewMyList, viewMyListPage } from "./my-list.server.ts";

export const loader = ({ request, url, context }: Route.LoaderArgs) => {
  const { config, now } = context.get(platformContext);
  // In Firefox `document.referrer` is often empty.
  const from = request.headers.get("sec-fetch-site");
  return { from, ...viewMyListPage(now()), ...viewMyList(url, config.siteOrigin) };
};

export default function MyListPage({ loaderData: page }: Route.ComponentProps) {
  const { words, store, list, groups, stamps, postmark, code, mailUrl } = page;
  const { nonce } = useContext(ServerValuesContext);
  const count = list.errands.length;
  return (
    <>
      <Styles of={["board", "choices", "forms", "stamp", "stamps", "my-list"]} />
      <script nonce={nonce} data-from={page.from} dangerouslySetInnerHTML={{ __html: openStoredList }} />
      {/* Target of "Add to my list" links. */}
      <div id="add" data-list-page className="page pb-12 max-lg:flex max-lg:flex-col">
        <div
          data-part="list-head"
          className="list-head flex flex-wrap items-end gap-x-8 gap-y-4 max-lg:contents lg:pt-4 lg:pb-5"
        >
          <div className="flex grow basis-80 flex-wrap items-center gap-x-4 max-lg:basis-auto">
            <h1 className="my-2">{words.heroTitle}</h1>
            <p role="status">{count > 0 && <span className="tape">{counted(count, "errand")}</span>}</p>
            <p className={`basis-full text-lg ${count > 0 ? "max-lg:hidden" : "pb-4"}`}>
              {count > 0 ? words.heroSubtitle : words.emptyText}
            </p>
          </div>
          {count > 0 && (
            <>
              <div className="max-lg:order-1 max-lg:pt-5">
                <ShareActions mailUrl={mailUrl} />
              </div>
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
        <section data-from-link hidden className="mb-4 print:hidden" aria-label="A list from a link">
          <p>
            This list came with a link. Yours has <span data-own-count />.
          </p>
          <div className="button-row mt-4">
            <Button size="sm" data-list="add">
              Add it to mine
            </Button>
            <Button size="sm" variant="secondary" data-list="use">
              Use it instead of mine
            </Button>
            <Button size="sm" variant="secondary" data-list="show">
              Show mine
            </Button>
          </div>
        </section>
        <div className="flex items-center gap-3 print:hidden">
          <p role="status" data-said />
          <Button size="sm" variant="secondary" data-list="undo" hidden>
            Undo
          </Button>
        </div>
        <div className="list-store hidden print:block">
          <p>{store}</p>
          <HoursTable />
        </div>
        <div id="list" data-part="list" tabIndex={-1}>
          {list.errands.map((errand) => (
            <ErrandCard key={errand.id} errand={errand} words={words} />
          ))}
        </div>
        <div data-part="list-start">
          {count === 0 && (
            <form action="/visit#list" className="-mx-gutter bg-kraft p-gutter print:hidden">
              <h2 className="mb-4">{words.stampsTitle}</h2>
              <ul className="stamps grid gap-cards">
                {stamps.map((stamp) => (
                  <PriceStamp key={stamp.id} {...stamp} postmark={postmark} isListed={false} />
                ))}
              </ul>
            </form>
          )}
        </div>
        {list.unknown > 0 && (
          <p className="mt-3 print:hidden">{`We left off ${counted(list.unknown, "item")} that we don't offer.`}</p>
        )}
        <div data-part="list-picker">
          <ErrandPicker
            title={count > 0 ? words.addAnotherTitle : words.addTitle}
            groups={groups}
            chosen={list.errands.map(({ id }) => id)}
            isEmpty={list.isEmpty}
          />
        </div>
      </div>
    </>
  );
}
