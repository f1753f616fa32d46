import type { Route } from "./+types/route";
import { platformContext } from "../../context.ts";
import { HoursCard } from "../../hours/hours-card.tsx";
import { CarrierTiles } from "../../services/carrier-strip.tsx";
import { StaticPart, withStaticParts } from "../../site/static-part.tsx";
import { Styles } from "../../site/styles.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { HomeErrands } from "./home-errands.tsx";
import { HomeHero } from "./home-hero.tsx";
import { ErrandRows, PriceLinks, Towns } from "./home-parts.tsx";
import { viewHomePage } from "./home.server.ts";

export const loader = ({ context }: Route.LoaderArgs) =>
  withStaticParts(context, viewHomePage(context.get(platformContext).now()), {
    priceLinks: PriceLinks,
    errandRows: ErrandRows,
    towns: Towns,
  });

export default function HomePage({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <>
      <Styles of={["carriers", "home", "label", "map", "stamps", "visit"]} />
      <HomeHero {...page} />
      <HomeErrands {...page} />
      <section className="page section grid items-center gap-8 pb-0 md:grid-cols-2">
        <div className="flex flex-col items-start gap-4">
          <h2>{page.comeByTitle}</h2>
          <p className="prose text-lg">{page.comeByText}</p>
          <ButtonLink to={page.phone.url}>
            <Icon name="phone" />
            {`Call ${page.phone.text}`}
          </ButtonLink>
          <p className="mt-4 font-display text-lg font-bold">{page.carriersTitle}</p>
          <CarrierTiles carriers={page.carriers} />
        </div>
        <HoursCard />
      </section>
      <StaticPart data={page.towns} />
    </>
  );
}
