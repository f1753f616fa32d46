import { HoursCard } from "../../hours/hours-card.tsx";
import { HomeHero, NextSteps, type HomeHeroProps, type NextStepsProps } from "./home-hero.tsx";
import { Styles } from "../../site/styles.tsx";
import { StaticPart, type StaticPartData } from "../../site/static-part.tsx";
import type { NoticeData } from "../../hours/open-sign.tsx";
import type { HoursRow, OpenState } from "../../hours/opening-hours.ts";

interface HomePageProps extends Omit<HomeHeroProps, "today">, NextStepsProps {
  priceLinks: StaticPartData;
  comeBy: StaticPartData;
  towns: StaticPartData;
  week: readonly HoursRow[];
  open: OpenState;
  notice: NoticeData;
}

export function HomePage(page: HomePageProps) {
  return (
    <>
      <Styles of="carriers" />
      <Styles of="home" />
      <Styles of="label" />
      <Styles of="map" />
      <Styles of="stamps" />
      <HomeHero {...page} today={page.week.find(({ isToday }) => isToday)?.times ?? null} />
      <StaticPart data={page.priceLinks} />
      <NextSteps {...page} />
      <section className="page section grid items-center gap-8 pb-0 md:grid-cols-2">
        <StaticPart data={page.comeBy} />
        <HoursCard open={page.open} notice={page.notice} week={page.week} />
      </section>
      <StaticPart data={page.towns} />
    </>
  );
}
