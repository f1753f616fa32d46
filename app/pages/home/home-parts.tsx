import { WayButtons } from "../../hours/way-buttons.tsx";
import { TitleRow } from "../../ui/headings.tsx";
import { CarrierTiles } from "../../services/carrier-strip.tsx";
import { PriceBoard } from "../../services/prices/price-board.tsx";
import { Unbroken } from "../../ui/unbroken-words.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { lengthClass } from "../../ui/stamp.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { viewHomePage } from "./home.server.ts";

type View = ReturnType<typeof viewHomePage>;

export function HomePrices({ promisesTitle, promises, pricesTitle, pricesText, groups }: View["prices"]) {
  // The longest figure sets the size of all.
  const longest = promises.reduce((most, { figure }) => (figure.length > most.length ? figure : most), "");
  return (
    <>
      <section className="on-brand" aria-label={promisesTitle}>
        <div
          className={`promises ${lengthClass(longest) ?? ""} page section grid grid-cols-2 gap-x-4 text-sm md:gap-0 md:text-base`}
        >
          {promises.map(({ figure, text }) => (
            <p key={figure} className="md:pr-8 md:not-first:pl-8">
              <b className="mb-1 block font-display">{figure}</b>
              <Unbroken>{text}</Unbroken>
            </p>
          ))}
        </div>
      </section>
      <section className="page section">
        <TitleRow title={pricesTitle} text={pricesText} />
        <PriceBoard groups={groups} />
        <p className="all-prices mt-3 text-right print:hidden">
          <a href="/prices">All prices</a>
        </p>
      </section>
    </>
  );
}

export const HomeWays = ({ comeByText, carriersTitle, carriers, phone, ...ways }: View["ways"]) => (
  <>
    <div className="button-row">
      <WayButtons {...ways} variant="secondary" />
      <ButtonLink to={phone.url} variant="secondary">
        <Icon name="phone" />
        {`Call ${phone.text}`}
      </ButtonLink>
    </div>
    <p className="text-sm">{comeByText}</p>
    <p className="-mb-1 font-display text-lg font-bold">{carriersTitle}</p>
    <CarrierTiles carriers={carriers} />
  </>
);

export const HomeEnd = ({ areasTitle, towns }: View["end"]) => (
  <div className="bg-kraft">
    <nav className="page pb-section" aria-label={areasTitle}>
      <h3 className="mb-3">{areasTitle}</h3>
      <div className="towns grid gap-2">
        {towns.map(({ city, distance, to }) => (
          <a key={to} href={to} className="tile">
            {city}
            <small className="text-xs font-normal text-soft">{distance}</small>
          </a>
        ))}
      </div>
    </nav>
  </div>
);
