/** Static parts of the home page. */
import { WayButtons } from "../../hours/come-by.tsx";
import { CarrierTiles } from "../../services/carrier-strip.tsx";
import { PriceBoard } from "../../services/prices/price-board.tsx";
import { Unbroken } from "../../ui/unbroken-words.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PageLink } from "../../ui/link.tsx";
import { Picture } from "../../ui/picture.tsx";
import type { viewHomePage } from "./home.server.ts";

type View = ReturnType<typeof viewHomePage>;

/** Three promises with their numbers, and the prices. */
export function HomePrices({ promisesTitle, promises, pricesTitle, pricesText, ...prices }: View["prices"]) {
  return (
    <>
      <section className="on-brand" aria-label={promisesTitle}>
        <div className="promises page section grid grid-cols-2 gap-x-4 gap-y-5 text-sm md:grid-cols-3 md:gap-0 md:text-base">
          {promises.map(({ figure, text }) => (
            <p key={figure} className="max-w-prose last:col-span-2 md:pr-8 md:not-first:pl-8 md:last:col-span-1">
              <b className="mb-1 block font-display text-[min(clamp(3rem,6.6vw,8rem),18vw)]/none whitespace-nowrap">
                {figure}
              </b>
              <Unbroken>{text}</Unbroken>
            </p>
          ))}
        </div>
      </section>
      <section className="page section">
        <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
          <h2>{pricesTitle}</h2>
          <p>{pricesText}</p>
        </div>
        <PriceBoard {...prices} />
        <p className="all-prices print:hidden">
          <PageLink to="/prices">All prices</PageLink>
        </p>
      </section>
    </>
  );
}

export const HomeMore = ({ moreTitle, moreLinks }: View["more"]) => (
  <nav className="more print:hidden" aria-label={moreTitle}>
    {moreLinks.map(({ label, text, to }) => (
      <PageLink key={to} to={to} className="flex min-h-11 flex-col justify-center py-1 font-semibold">
        {label}
        <small className="text-sm font-normal text-soft max-md:hidden">{text}</small>
      </PageLink>
    ))}
  </nav>
);

/** Below the hours: ways to the store, and the carriers. */
export const HomeWays = ({ comeByText, carriersTitle, carriers, phone, ...ways }: View["ways"]) => (
  <>
    <div className="button-row">
      <WayButtons {...ways} />
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

/** The towns around the store, and the last call to come by. */
export function HomeEnd({ areasTitle, towns, closing, directionsUrl }: View["end"]) {
  return (
    <>
      <div className="bg-kraft">
        <nav className="page towns grid gap-2 pb-section" aria-label={areasTitle}>
          {towns.map(({ city, distance, to }) => (
            <PageLink key={to} to={to} className="tile">
              {city}
              <small className="text-xs font-normal text-soft">{distance}</small>
            </PageLink>
          ))}
        </nav>
      </div>
      <section className="on-brand print:hidden">
        <div className="page section call-to-action flex items-center justify-between gap-8">
          <div className="flex flex-col items-start gap-4">
            <h2 className="text-[clamp(2rem,4.6vw,4.5rem)]">{closing.title}</h2>
            <p className="text-lg">{closing.text}</p>
            <div className="button-row">
              <ButtonLink to={directionsUrl}>
                <Icon name="directions" />
                Get directions
              </ButtonLink>
              <ButtonLink to="/services" variant="secondary">
                View services
              </ButtonLink>
              <ButtonLink to="/contact-us#form" variant="secondary">
                Message us
              </ButtonLink>
            </div>
          </div>
          <Picture src="/images/pages/pack-ship.svg" width="320" height="240" loading="lazy" />
        </div>
      </section>
    </>
  );
}
