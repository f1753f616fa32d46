/** Static parts of the home page. */
import { AreaMap } from "../../areas/area-map-drawing.tsx";
import { PriceBoard } from "../../services/prices/price-board.tsx";
import { Unbroken } from "../../text/unbroken-words.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PageLink } from "../../ui/link.tsx";
import { Picture } from "../../ui/picture.tsx";
import type { viewHomePage } from "./home.server.ts";

type View = ReturnType<typeof viewHomePage>["page"];

/** Three promises with their numbers, and the prices. */
export function HomePrices({ promisesTitle, promises, pricesTitle, pricesText, ...prices }: View["prices"]) {
  return (
    <>
      <section className="on-brand" aria-label={promisesTitle}>
        <div className="page section promises">
          {promises.map(({ figure, text }) => (
            <p key={figure}>
              <b>{figure}</b>
              <Unbroken>{text}</Unbroken>
            </p>
          ))}
        </div>
      </section>
      <section className="page section">
        <div className="section-head">
          <h2>{pricesTitle}</h2>
          <p>{pricesText}</p>
        </div>
        <PriceBoard {...prices} />
        <p className="all-prices">
          <PageLink to="/prices">All prices</PageLink>
        </p>
      </section>
    </>
  );
}

export const HomeMore = ({ moreTitle, moreLinks }: View["more"]) => (
  <nav className="more" aria-label={moreTitle}>
    {moreLinks.map(({ label, text, to }) => (
      <PageLink key={to} to={to} className="flex min-h-11 flex-col justify-center py-1 leading-tight font-semibold">
        {label}
        <small className="text-sm font-normal text-soft max-md:hidden">{text}</small>
      </PageLink>
    ))}
  </nav>
);

export const HomeMap = ({ map }: View["map"]) => <AreaMap view={map} isRepeated />;

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
        <div className="page section call-to-action">
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
