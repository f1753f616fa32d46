import { TitleRow } from "../../ui/headings.tsx";
import { NextException } from "../../hours/hanging-sign.tsx";
import { OpenSign } from "../../hours/open-sign.tsx";
import { counted } from "../../text/english.ts";
import { listPath } from "../../tools/my-list/errand-list.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Picture } from "../../ui/picture.tsx";
import { PriceStamp } from "../../tools/my-list/price-stamp.tsx";
import type { viewHomePage } from "./home.server.ts";

const maxWithLines = 2;

type Page = ReturnType<typeof viewHomePage>;

const HomeList = ({ list, directionsUrl }: Pick<Page, "list" | "directionsUrl">) => {
  const address = listPath(list.map(({ id }) => id));
  return (
    <>
      <aside className="my-list text-sm" aria-labelledby="my-list">
        <h2 id="my-list" className="flex items-baseline justify-between">
          My list <small>{counted(list.length, "errand")}</small>
        </h2>
        {list.map(({ id, name, image, bring }) => (
          <div key={id}>
            <h3 className="flex items-center gap-2 text-base">
              {image !== null && <Picture src={image} />}
              <span>{name}</span>
            </h3>
            {list.length <= maxWithLines && (
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
          <ButtonLink to={address}>What to bring</ButtonLink>
          <ButtonLink to={directionsUrl} variant="secondary">
            Directions
          </ButtonLink>
        </div>
      </aside>
      <a
        href={address}
        className="dock on-brand fixed inset-x-0 bottom-0 flex font-semibold text-on-brand no-underline xl:hidden print:hidden"
      >
        <span className="flex grow items-center gap-2">
          My list <b className="list-count">{list.length}</b>
          <span className="sr-only">{list.length === 1 ? " errand: " : " errands: "}</span>
        </span>
        <span className="button-primary flex items-center">What to bring</span>
      </a>
    </>
  );
};

const HomeMore = ({ moreTitle, moreLinks }: Page["more"]) => (
  <nav className="more print:hidden" aria-label={moreTitle}>
    {moreLinks.map(({ label, text, to }) => (
      <a key={to} href={to} className="flex min-h-11 flex-col justify-center py-1 font-semibold">
        {label}
        <small className="text-sm font-normal text-soft max-md:hidden">{text}</small>
      </a>
    ))}
  </nav>
);

/** Submits to `/visit#add`, which adds to the stored list; with scripts the visitor stays here (change-list.ts). */
export const HomeBoard = ({ board, list, more, directionsUrl }: Page) => (
  <form action="/visit#add" autoComplete="off" data-stamps className="home-board rule-y bg-kraft">
    <div className="page section">
      <TitleRow title={board.title} text={board.text} />
      <div className="board grid gap-cards">
        <ul className="stamps grid gap-cards">
          {board.priceLinks.map((link) => (
            <PriceStamp
              key={link.id}
              {...link}
              postmark={board.postmark}
              isListed={list.some(({ id }) => id === link.id)}
            />
          ))}
        </ul>
        <div data-part="list" className="contents">
          {list.length > 0 && <HomeList list={list} directionsUrl={directionsUrl} />}
        </div>
        <HomeMore {...more} />
      </div>
    </div>
    <p role="status" data-said className="sr-only" />
  </form>
);
