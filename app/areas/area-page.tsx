/** Static parts of the page of a town. */
import { CtaBlock } from "../site/cta-block.tsx";
import { FeatureList } from "../site/feature-list.tsx";
import { Hero } from "../site/hero.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { RichText } from "../text/rich-text-nodes.tsx";
import { DashedDivider } from "../ui/dashed-divider.tsx";
import { Unbroken } from "../text/unbroken-words.tsx";
import { PageLink } from "../ui/link.tsx";
import { Stamp } from "../ui/stamp.tsx";
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

export function AreaEnd(area: AreaView["end"]) {
  // An odd number of stamps has its head beside them, so that every row is full.
  const isOdd = area.popular.length % 2 === 1;
  const cells = area.popular.length + (isOdd ? 1 : 0);
  return (
    <>
      <section className="mt-12 rule-y bg-kraft">
        <div
          className={`page section grid gap-5 sm:grid-cols-2 ${cells % 3 === 0 ? "lg:grid-cols-3" : "lg:grid-cols-4"}`}
        >
          <h2 className={isOdd ? "self-center" : "col-span-full"}>{`Services for ${area.city}`}</h2>
          <ul className="contents">
            {area.popular.map(({ name, to, why }) => (
              <Stamp key={to} className="relative p-4">
                <h3>
                  <PageLink to={to} className="card-link">
                    {name}
                  </PageLink>
                </h3>
                <p className="mt-1">
                  <Unbroken>{why}</Unbroken>
                </p>
              </Stamp>
            ))}
          </ul>
        </div>
      </section>
      <section className="page section">
        <h2 className="mb-6">Good to know</h2>
        <FeatureList features={area.features} />
      </section>
      <CtaBlock {...area.callToAction} />
    </>
  );
}
