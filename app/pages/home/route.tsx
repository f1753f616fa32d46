import type { Route } from "./+types/route";
import { platformContext } from "../../context.ts";
import { TitleRow } from "../../ui/headings.tsx";
import { AreaMap } from "../../areas/area-map.tsx";
import { HoursTable } from "../../hours/open-sign.tsx";
import { Styles } from "../../site/styles.tsx";
import { HomeBoard } from "./home-board.tsx";
import { HomeHero } from "./home-hero.tsx";
import { HomeEnd, HomePrices, HomeWays } from "./home-parts.tsx";
import { viewHomePage } from "./home.server.ts";

export const loader = ({ url, context }: Route.LoaderArgs) =>
  viewHomePage(url.searchParams, context.get(platformContext).now());

export const handle = { utilities: "home" };

export default function HomePage({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <Styles of={["board", "carriers", "home", "home-list", "prices", "rotator", "shop", "stamp", "stamps"]} />
      <HomeHero {...page} />
      <HomeBoard {...page} />
      <HomePrices {...page.prices} />
      <section className="rule-t bg-kraft pt-section pb-6">
        <div className="page">
          <TitleRow title={page.findTitle} text={page.address} />
          <div className="find-columns grid gap-x-columns gap-y-4">
            <div className="print:hidden">
              <AreaMap {...page.map} />
            </div>
            <div className="flex flex-col gap-3">
              <h3>Hours</h3>
              <HoursTable />
              <HomeWays {...page.ways} />
            </div>
          </div>
        </div>
      </section>
      <HomeEnd {...page.end} />
    </>
  );
}
