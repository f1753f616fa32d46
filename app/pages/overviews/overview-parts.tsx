/** Static parts of the page of a section. */
import { CarrierStrip } from "../../services/carrier-strip.tsx";
import { FeatureList } from "../../site/feature-list.tsx";
import { HeroPicture, ShapedHero } from "../../site/shaped-hero.tsx";
import { ServiceGrid } from "../../services/service-grid.tsx";
import { RichText } from "../../text/rich-text-nodes.tsx";
import { ButtonLinks } from "../../ui/button-links.tsx";
import type { viewOverviewPage } from "./overviews.server.ts";

type OverviewBodyProps = ReturnType<typeof viewOverviewPage>["body"];

export function OverviewBody({ cards, carriers, carriersTitle, ordinary, ...overview }: OverviewBodyProps) {
  return (
    <>
      <ShapedHero
        shape="drawing"
        title={overview.heroTitle}
        subtitle={overview.heroSubtitle}
        fact={overview.heroImage && <HeroPicture src={overview.heroImage} />}
      >
        {ordinary && (
          <>
            <RichText nodes={ordinary.text} />
            <ButtonLinks links={ordinary.links} />
          </>
        )}
      </ShapedHero>
      {carriers.length > 0 && <CarrierStrip title={carriersTitle} carriers={carriers} />}
      <section className="page">
        <ServiceGrid title={overview.cardsTitle} cards={cards} />
      </section>
      <section className="page section" aria-label="Why choose us">
        <FeatureList features={overview.benefits} heading="h2" />
      </section>
    </>
  );
}
