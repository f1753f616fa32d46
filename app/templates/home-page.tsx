import { AreaMap } from "../components/sections/area-map.tsx";
import { CarrierMarks, type CarrierMark } from "../components/sections/carrier-strip.tsx";
import { DoorSign } from "../components/sections/door-sign.tsx";
import { HomeHero, type HomeHeroProps } from "../components/sections/home-hero.tsx";
import { StaticPart, type StaticPartData } from "../document/static-part.tsx";
import { ButtonLink } from "../components/ui/button.tsx";
import { Icon } from "../components/ui/icon.tsx";
import { PageLink } from "../components/ui/link.tsx";
import type { NoticeData } from "../components/ui/open-sign.tsx";
import { Postmark } from "../components/ui/postmark.tsx";
import { Stamp } from "../components/ui/stamp.tsx";
import { Unbroken } from "../components/ui/unbroken.tsx";
import type { AreaMapView } from "../domain/area-map.ts";
import type { AreaLink } from "../domain/area-links.ts";
import type { HoursRow, OpenState } from "../domain/opening-hours.ts";
import type { Stub } from "../domain/service-view.ts";

/** Under the hero: what most people come for, and how much it is. */
interface StubsView {
  title: string;
  stubs: readonly Stub[];
  since: number;
  toolsTitle: string;
  tools: ReadonlyArray<{ label: string; to: string }>;
}

interface TownsView {
  areasTitle: string;
  areasText: string;
  areas: readonly AreaLink[];
  map: AreaMapView;
}

interface VisitWordsView {
  visitTitle: string;
  visitText: string;
  phone: { text: string; url: string };
  carriersTitle: string;
  carriers: readonly CarrierMark[];
}

interface HomePageProps extends HomeHeroProps {
  visitWords: StaticPartData;
  stubs: StaticPartData;
  towns: StaticPartData;
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

export function Stubs({ title, stubs, since, toolsTitle, tools }: StubsView) {
  return (
    <section className="stubs rule-y bg-kraft">
      <div className="page relative">
        <h2>{title}</h2>
        <Postmark since={since} />
        <ul className="my-4 grid gap-3">
          {stubs.map(({ name, figures, to, icon }) => (
            <Stamp key={to}>
              <Icon name={icon ?? "question"} />
              <PageLink to={to}>{name}</PageLink>
              {figures.map((figure) => (
                <p key={figure}>
                  <Unbroken>{figure}</Unbroken>
                </p>
              ))}
            </Stamp>
          ))}
        </ul>
        <nav aria-label={toolsTitle} className="flex flex-wrap gap-x-5 print:hidden">
          <b>{toolsTitle}</b>
          {tools.map(({ label, to }) => (
            <PageLink key={to} to={to}>
              {label}
            </PageLink>
          ))}
        </nav>
      </div>
    </section>
  );
}

export function Towns({ areasTitle, areasText, areas, map }: TownsView) {
  return (
    <section className="page section grid items-center gap-8 lg:grid-cols-[1fr_1.2fr]">
      <div>
        <h2>{areasTitle}</h2>
        <p className="prose mt-2">{areasText}</p>
        <ul className="mt-5 flex flex-wrap gap-2">
          {areas.map(({ city, to }) => (
            <li key={to}>
              <ButtonLink to={to} variant="secondary" size="sm">
                {city}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </div>
      <AreaMap view={map} isRepeated />
    </section>
  );
}

function VisitBlock({ visitWords, week, open, notice }: HomePageProps) {
  return (
    <section className="page section grid items-center gap-8 pb-0 md:grid-cols-2">
      <StaticPart data={visitWords} className="contents" />
      <DoorSign open={open} notice={notice} week={week} />
    </section>
  );
}

export function VisitWords({ visitTitle, visitText, phone, carriersTitle, carriers }: VisitWordsView) {
  return (
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
  );
}
