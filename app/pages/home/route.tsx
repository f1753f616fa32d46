import type { Route } from "./+types/route";
import { HoursTable } from "../../hours/hours-table.tsx";
import { OpenSign } from "../../hours/open-sign.tsx";
import { WayButtons } from "../../hours/come-by.tsx";
import { CarrierTiles } from "../../services/carrier-strip.tsx";
import { StaticPart, withStaticParts } from "../../site/static-part.tsx";
import { Styles } from "../../site/styles.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { HomeBoard } from "./home-board.tsx";
import { HomeHero } from "./home-hero.tsx";
import { HomeEnd, HomeMap, HomeMore, HomePrices } from "./home-parts.tsx";
import { viewHomePage } from "./home.server.ts";

export const loader = ({ context }: Route.LoaderArgs) =>
  withStaticParts(context, viewHomePage(), {
    more: HomeMore,
    prices: HomePrices,
    map: HomeMap,
    end: HomeEnd,
  });

export const handle = { utilities: "utilities-home" };

export default function HomePage({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <>
      <Styles of={["carriers", "home", "map", "prices", "shop", "stamps"]} />
      <HomeHero {...page} />
      <HomeBoard {...page} />
      <StaticPart data={page.prices} />
      <section className="rule-t bg-kraft pt-section pb-3">
        <div className="page">
          <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
            <h2>{page.findTitle}</h2>
            <p>{page.address}</p>
          </div>
          <div className="find-columns grid gap-x-columns gap-y-4">
            <StaticPart data={page.map} className="print:hidden" />
            <div className="flex flex-col gap-3">
              <h3>
                <OpenSign />
              </h3>
              <HoursTable />
              <div className="button-row">
                <WayButtons {...page} />
                <ButtonLink to={page.phone.url} variant="secondary">
                  <Icon name="phone" />
                  {`Call ${page.phone.text}`}
                </ButtonLink>
              </div>
              <p className="text-sm">{page.comeByText}</p>
              <p className="-mb-1 font-display text-lg font-bold">{page.carriersTitle}</p>
              <CarrierTiles carriers={page.carriers} />
            </div>
          </div>
        </div>
      </section>
      <StaticPart data={page.end} />
    </>
  );
}
