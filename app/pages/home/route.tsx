import type { Route } from "./+types/route";
import { TitleRow } from "../../ui/headings.tsx";
import { AreaMapLink } from "../../areas/area-map-drawing.tsx";
import { HoursTable } from "../../hours/open-sign.tsx";
import { StaticPart, withStaticParts } from "../../site/static-part.tsx";
import { Styles } from "../../site/styles.tsx";
import { HomeBoard } from "./home-board.tsx";
import { HomeHero } from "./home-hero.tsx";
import { HomeEnd, HomeMore, HomePrices, HomeWays } from "./home-parts.tsx";
import { viewHomePage } from "./home.server.ts";

export const loader = ({ context }: Route.LoaderArgs) =>
  withStaticParts(context, viewHomePage(), {
    more: HomeMore,
    prices: HomePrices,
    map: AreaMapLink,
    ways: HomeWays,
    end: HomeEnd,
  });

export default function HomePage({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <Styles of={["board", "carriers", "home", "map", "prices", "rotator", "shop", "stamp", "stamps"]} />
      <HomeHero {...page} />
      <HomeBoard {...page} />
      <StaticPart data={page.prices} />
      <section className="rule-t bg-kraft pt-section pb-3">
        <div className="page">
          <TitleRow title={page.findTitle} text={page.address} />
          <div className="find-columns grid gap-x-columns gap-y-4">
            <StaticPart data={page.map} className="print:hidden" />
            <div className="flex flex-col gap-3">
              <h3>Hours</h3>
              <HoursTable />
              <StaticPart data={page.ways} className="contents" />
            </div>
          </div>
        </div>
      </section>
      <StaticPart data={page.end} />
    </>
  );
}
