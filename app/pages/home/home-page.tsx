import { CarrierTiles } from "../../services/carrier-strip.tsx";
import { HoursCard } from "../../hours/hours-card.tsx";
import { HomeErrands } from "./home-errands.tsx";
import { HomeHero } from "./home-hero.tsx";
import { Styles } from "../../site/styles.tsx";
import { StaticPart } from "../../site/static-part.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { Route } from "./+types/route";

type HomePageProps = Route.ComponentProps["loaderData"]["page"];

export function HomePage(page: HomePageProps) {
  return (
    <>
      <Styles of={["carriers", "home", "label", "map", "stamps", "visit"]} />
      <HomeHero {...page} />
      <HomeErrands {...page} />
      <HomeComeBy {...page} />
      <StaticPart data={page.towns} />
    </>
  );
}

function HomeComeBy({ comeByTitle, comeByText, phone, carriersTitle, carriers, week }: HomePageProps) {
  return (
    <section className="page section grid items-center gap-8 pb-0 md:grid-cols-2">
      <div className="flex flex-col items-start gap-4">
        <h2>{comeByTitle}</h2>
        <p className="prose text-lg">{comeByText}</p>
        <ButtonLink to={phone.url}>
          <Icon name="phone" />
          {`Call ${phone.text}`}
        </ButtonLink>
        <p className="mt-4 font-display text-lg font-bold">{carriersTitle}</p>
        <CarrierTiles carriers={carriers} />
      </div>
      <HoursCard week={week} />
    </section>
  );
}
