import { Breadcrumbs } from "../components/layout/breadcrumbs.tsx";
import { CarrierStrip, type CarrierMark } from "../components/sections/carrier-strip.tsx";
import { FeatureList } from "../components/sections/feature-list.tsx";
import { Hero } from "../components/sections/hero.tsx";
import { ServiceGrid } from "../components/sections/service-grid.tsx";
import { VisitBlock } from "../components/sections/visit-block.tsx";
import { StaticPart, type StaticPartData } from "../document/static-part.tsx";
import type { NoticeData } from "../components/ui/open-sign.tsx";
import type { Overview } from "../content/schema.ts";
import type { Crumb } from "../domain/page-record.ts";
import type { ServiceCard } from "../domain/service-view.ts";
import type { VisitView } from "../domain/visit-view.ts";

interface OverviewBodyProps extends Pick<
  Overview,
  "heroTitle" | "heroSubtitle" | "heroImage" | "benefits" | "cardsTitle"
> {
  trail: readonly Crumb[];
  cards: readonly ServiceCard[];
  carriers: readonly CarrierMark[];
  carriersTitle: string;
}

interface OverviewPageProps {
  body: StaticPartData;
  ready: Overview["ready"];
  visit: VisitView;
  callToAction: StaticPartData;
  notice: NoticeData;
}

/** A section of services: why to come here, a card for each service, and when to visit. */
export function OverviewPage({ body, ready, visit, callToAction, notice }: OverviewPageProps) {
  return (
    <>
      <StaticPart data={body} />
      <VisitBlock title={ready.title} text={ready.text} visit={visit} notice={notice} />
      <StaticPart data={callToAction} />
    </>
  );
}

export function OverviewBody({ trail, cards, carriers, carriersTitle, ...overview }: OverviewBodyProps) {
  return (
    <>
      <Breadcrumbs trail={trail} />
      <Hero title={overview.heroTitle} subtitle={overview.heroSubtitle} image={overview.heroImage} />
      {carriers.length > 0 && <CarrierStrip title={carriersTitle} carriers={carriers} />}
      <section className="page" aria-label="Why here">
        <FeatureList features={overview.benefits} headingLevel={2} />
      </section>
      <section className="page section">
        <h2 className="mb-6">{overview.cardsTitle}</h2>
        <ServiceGrid cards={cards} />
      </section>
    </>
  );
}
