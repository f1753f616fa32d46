import { Breadcrumbs } from "../../site/breadcrumbs.tsx";
import { AreaMap } from "../area-map-drawing.tsx";
import { CtaBlock } from "../../site/cta-block.tsx";
import { Hero } from "../../site/hero.tsx";
import { Icon } from "../../ui/icon.tsx";
import { RichText } from "../../text/rich-text-nodes.tsx";
import { DashedDivider } from "../../ui/dashed-divider.tsx";
import type { CallToAction } from "../../content/schema.ts";
import type { AreaMapView } from "../area-map.ts";
import type { Crumb } from "../../site/page-record.ts";
import type { RichText as RichTextNodes } from "../../text/rich-text.ts";
import { PageLink } from "../../ui/link.tsx";
import { Picture } from "../../ui/picture.tsx";

interface AreaIndexPageProps {
  trail: readonly Crumb[];
  heroTitle: string;
  heroSubtitle: string;
  intro: RichTextNodes;
  map: AreaMapView;
  areas: ReadonlyArray<{ city: string; summary: string; image: string | null; to: string }>;
  callToAction: CallToAction;
}

export function AreaIndexPage({ trail, heroTitle, heroSubtitle, intro, map, areas, callToAction }: AreaIndexPageProps) {
  return (
    <>
      <Breadcrumbs trail={trail} />
      <Hero title={heroTitle} subtitle={heroSubtitle} beside={<AreaMap view={map} isRepeated />}>
        <RichText nodes={intro} />
      </Hero>
      <DashedDivider />
      <ul className="page grid gap-5 pb-12 sm:grid-cols-2 lg:grid-cols-3">
        {areas.map(({ city, summary, image, to }) => (
          <li key={to} className="card relative flex flex-col overflow-hidden">
            {image && (
              <div className="bg-panel p-3">
                <Picture src={image} width="320" height="240" loading="lazy" className="mx-auto h-32 w-auto" />
              </div>
            )}
            <div className="flex grow flex-col gap-2 p-4">
              <h2 className="text-xl">{city}</h2>
              <p className="grow">{summary}</p>
              <PageLink to={to} className="card-link inline-flex items-center gap-1 font-semibold">
                {`View ${city} Services`}
                <Icon name="arrow-right" />
              </PageLink>
            </div>
          </li>
        ))}
      </ul>
      <CtaBlock {...callToAction} />
    </>
  );
}
