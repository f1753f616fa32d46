/** Static parts of the page of a section. */
import { Breadcrumbs } from "../../site/breadcrumbs.tsx";
import { CarrierStrip, type CarrierMark } from "../../services/carrier-strip.tsx";
import { FeatureList } from "../../site/feature-list.tsx";
import { Hero } from "../../site/hero.tsx";
import { ServiceGrid } from "../../services/service-grid.tsx";
import type { Overview } from "../../content/schema.ts";
import type { Crumb } from "../../site/page-record.ts";
import type { ServiceCard } from "../../services/service-card.ts";

interface OverviewBodyProps extends Pick<
  Overview,
  "heroTitle" | "heroSubtitle" | "heroImage" | "benefits" | "cardsTitle"
> {
  trail: readonly Crumb[];
  cards: readonly ServiceCard[];
  carriers: readonly CarrierMark[];
  carriersTitle: string;
}

export function OverviewBody({ trail, cards, carriers, carriersTitle, ...overview }: OverviewBodyProps) {
  return (
    <>
      <Breadcrumbs trail={trail} />
      <Hero title={overview.heroTitle} subtitle={overview.heroSubtitle} image={overview.heroImage} />
      {carriers.length > 0 && <CarrierStrip title={carriersTitle} carriers={carriers} />}
      <section className="page" aria-label="Why choose us">
        <FeatureList features={overview.benefits} headingLevel={2} />
      </section>
      <section className="page section">
        <h2 className="mb-6">{overview.cardsTitle}</h2>
        <ServiceGrid cards={cards} />
      </section>
    </>
  );
}
