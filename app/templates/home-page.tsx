import { CarrierMarks, type CarrierMark } from "../components/sections/carrier-strip.tsx";
import { DoorSign } from "../components/sections/door-sign.tsx";
import { HomeHero, type HomeHeroProps } from "../components/sections/home-hero.tsx";
import { StaticPart, type StaticPartData } from "../document/static-part.tsx";
import { ButtonLink } from "../components/ui/button.tsx";
import { Icon } from "../components/ui/icon.tsx";
import type { NoticeData } from "../components/ui/open-sign.tsx";
import type { HoursRow, OpenState } from "../domain/opening-hours.ts";

interface HomePageProps extends HomeHeroProps {
  stubs: StaticPartData;
  towns: StaticPartData;
  visitTitle: string;
  visitText: string;
  phone: { text: string; url: string };
  carriersTitle: string;
  carriers: readonly CarrierMark[];
  week: readonly HoursRow[];
  open: OpenState;
  notice: NoticeData;
}

export function HomePage(page: HomePageProps) {
  return (
    <>
      <HomeHero {...page} />
      <StaticPart data={page.stubs} />
      <VisitBlock {...page} />
      <StaticPart data={page.towns} />
    </>
  );
}

function VisitBlock({ visitTitle, visitText, phone, carriersTitle, carriers, ...hours }: HomePageProps) {
  return (
    <section className="page section grid items-center gap-8 pb-0 md:grid-cols-2">
      <div className="flex flex-col items-start gap-4">
        <h2>{visitTitle}</h2>
        <p className="prose text-lg">{visitText}</p>
        <ButtonLink to={phone.url}>
          <Icon name="phone" />
          {`Call ${phone.text}`}
        </ButtonLink>
        <p className="mt-4 font-display text-lg font-bold">{carriersTitle}</p>
        <CarrierMarks carriers={carriers} />
      </div>
      <DoorSign open={hours.open} notice={hours.notice} week={hours.week} />
    </section>
  );
}
