import { Link } from "react-router";
import { Breadcrumbs } from "../components/layout/breadcrumbs.tsx";
import { AreaMap } from "../components/sections/area-map.tsx";
import { CtaBlock } from "../components/sections/cta-block.tsx";
import { Hero } from "../components/sections/hero.tsx";
import { Icon } from "../components/ui/icon.tsx";
import { RichText } from "../components/ui/rich-text.tsx";
import type { CallToAction } from "../content/schema.ts";
import type { AreaMapView } from "../domain/area-map.ts";
import type { RichText as RichTextNodes } from "../domain/rich-text.ts";

interface AreaIndexPageProps {
  heroTitle: string;
  heroSubtitle: string;
  intro: RichTextNodes;
  map: AreaMapView;
  areas: ReadonlyArray<{ city: string; summary: string; to: string }>;
  callToAction: CallToAction;
}

export function AreaIndexPage({ heroTitle, heroSubtitle, intro, map, areas, callToAction }: AreaIndexPageProps) {
  return (
    <>
      <Breadcrumbs crumbs={[{ label: "Home", to: "/" }]} current="Service Area" />
      <Hero title={heroTitle} subtitle={heroSubtitle} />
      <div className="page grid items-start gap-8 lg:grid-cols-[1fr_1.4fr]">
        <RichText nodes={intro} />
        <AreaMap view={map} />
      </div>
      <ul className="page section grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {areas.map(({ city, summary, to }) => (
          <li key={to} className="card relative flex flex-col gap-2 p-5">
            <h2 className="text-xl">{city}</h2>
            <p className="grow">{summary}</p>
            <Link to={to} prefetch="intent" className="card-link inline-flex items-center gap-1 font-semibold">
              {`View ${city} Services`}
              <Icon name="arrow-right" />
            </Link>
          </li>
        ))}
      </ul>
      <CtaBlock {...callToAction} />
    </>
  );
}
