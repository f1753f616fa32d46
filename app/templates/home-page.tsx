import { AreaMap } from "../components/sections/area-map.tsx";
import { FirstViewMark } from "../document/first-view.tsx";
import { CarrierMarks, type CarrierMark } from "../components/sections/carrier-strip.tsx";
import { DoorSign } from "../components/sections/door-sign.tsx";
import { StaticPart, type StaticPartData } from "../document/static-part.tsx";
import { ButtonLink } from "../components/ui/button.tsx";
import { Icon } from "../components/ui/icon.tsx";
import { PageLink } from "../components/ui/link.tsx";
import type { NoticeData } from "../components/ui/open-sign.tsx";
import { Postmark } from "../components/ui/postmark.tsx";
import { Rotator } from "../components/ui/rotator.tsx";
import { Stamp } from "../components/ui/stamp.tsx";
import { TapedPicture } from "../components/ui/taped-picture.tsx";
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

interface HeroWordsView {
  tagline: string;
  heroTitle: string;
  heroSubtitle: string;
}

interface HeroActionsView {
  directionsUrl: string;
  mapUrl: string;
}

interface VisitWordsView {
  visitTitle: string;
  visitText: string;
  phone: { text: string; url: string };
  carriersTitle: string;
  carriers: readonly CarrierMark[];
}

interface HomePageProps {
  heroWords: StaticPartData;
  taglineLead: string;
  taglineServices: readonly string[];
  heroActions: StaticPartData;
  heroImage: string;
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
    <section className="stubs border-y border-line bg-kraft">
      <div className="page">
        <h2>{title}</h2>
        <Postmark since={since} />
        <ul>
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
        <FirstViewMark />
        <nav aria-label={toolsTitle} className="print:hidden">
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

function HomeHero({ heroWords, taglineLead, taglineServices, heroActions, heroImage }: HomePageProps) {
  return (
    <div className="page hero py-8 lg:pt-12">
      <div className="flex flex-col items-start gap-4">
        <StaticPart data={heroWords} className="contents" />
        <p className="text-lg font-semibold">
          {`${taglineLead} `}
          <Rotator items={taglineServices} label="the list of services" />
        </p>
        <StaticPart data={heroActions} className="contents" />
      </div>
      <TapedPicture src={heroImage} width={480} height={360} />
    </div>
  );
}

export function HeroWords({ tagline, heroTitle, heroSubtitle }: HeroWordsView) {
  return (
    <>
      <p className="tape">{tagline}</p>
      <h1>{heroTitle}</h1>
      <p className="prose text-lg text-soft">{heroSubtitle}</p>
    </>
  );
}

export function HeroActions({ directionsUrl, mapUrl }: HeroActionsView) {
  return (
    <div className="button-row">
      <ButtonLink to="/services">View services</ButtonLink>
      <ButtonLink to={directionsUrl} variant="secondary">
        <Icon name="directions" />
        Get directions
      </ButtonLink>
      <ButtonLink to={mapUrl} variant="secondary">
        <Icon name="map-pin" />
        View on map
      </ButtonLink>
    </div>
  );
}

function VisitBlock({ visitWords, week, open, notice }: HomePageProps) {
  return (
    <section className="page section grid items-center gap-8 pb-0! md:grid-cols-2">
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
