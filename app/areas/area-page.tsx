/** Static parts of the page of a town. */
import { CtaBlock } from "../site/cta-block.tsx";
import { Cabinet } from "../services/cabinet.tsx";
import { FeatureList } from "../site/feature-list.tsx";
import { Hero } from "../site/hero.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { RichText } from "../ui/rich-text-nodes.tsx";
import { DashedDivider } from "../ui/dashed-divider.tsx";
import type { viewAreaPage } from "./area-pages.server.ts";

type AreaView = ReturnType<typeof viewAreaPage>;

export function AreaStart(area: AreaView["start"]) {
  return (
    <>
      <Hero title={area.title} subtitle={area.subtitle} tape={area.county} image={area.image} hasSlip isForWide>
        <ButtonLink to={area.directionsUrl}>
          <Icon name="directions" />
          {`Get directions from ${area.city}`}
        </ButtonLink>
      </Hero>
      {area.miles !== null && <DashedDivider from={area.city} distance={area.miles} to={area.measuredTo} />}
    </>
  );
}

export const AreaCards = ({ cards }: AreaView["text"]) =>
  cards.map(({ heading, body }) => (
    <section key={heading} className="ruled">
      <h2>{heading}</h2>
      <RichText nodes={body} />
    </section>
  ));

export const AreaEnd = (area: AreaView["end"]) => (
  <>
    <section className="page section">
      <Cabinet groups={[{ title: `Services for ${area.city}`, cards: area.popular }]} />
    </section>
    <section className="page section">
      <h2 className="mb-6">Good to know</h2>
      <FeatureList features={area.features} />
    </section>
    <CtaBlock {...area.callToAction} />
  </>
);
