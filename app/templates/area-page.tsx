import { Link } from "react-router";
import { Breadcrumbs } from "../components/layout/breadcrumbs.tsx";
import { CtaBlock } from "../components/sections/cta-block.tsx";
import { FeatureList } from "../components/sections/feature-list.tsx";
import { Hero } from "../components/sections/hero.tsx";
import { ButtonLink } from "../components/ui/button.tsx";
import { Icon } from "../components/ui/icon.tsx";
import { LabelCard } from "../components/ui/label-card.tsx";
import { RichText } from "../components/ui/rich-text.tsx";
import type { CallToAction } from "../content/schema.ts";
import type { AreaView } from "../domain/area-view.ts";

interface AreaPageProps {
  area: AreaView;
  directionsUrl: string;
  hoursLine: string;
  callToAction: CallToAction;
}

export function AreaPage({ area, directionsUrl, hoursLine, callToAction }: AreaPageProps) {
  const label = [
    { term: "Town", details: [area.city] },
    { term: "County", details: [area.county] },
    ...(area.distance === null ? [] : [{ term: "Distance", details: [area.distance] }]),
    { term: "Hours", details: hoursLine.split(" · ") },
  ];
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { label: "Home", to: "/" },
          { label: "Service Area", to: "/service-area" },
        ]}
        current={area.city}
      />
      <Hero title={area.title} subtitle={area.subtitle} image={area.image}>
        <ButtonLink to={directionsUrl}>
          <Icon name="directions" />
          {`Get directions from ${area.city}`}
        </ButtonLink>
      </Hero>
      <div className="page grid items-start gap-8 lg:grid-cols-[1fr_20rem]">
        <div className="grid gap-5 md:grid-cols-2">
          {area.cards.map(({ heading, body }) => (
            <section key={heading} className="card p-5">
              <h2 className="mb-3 text-xl">{heading}</h2>
              <RichText nodes={body} />
            </section>
          ))}
        </div>
        <aside className="max-lg:order-first" aria-label="At a glance">
          <LabelCard title={`From ${area.city}`} rows={label} />
        </aside>
      </div>
      <section className="page section">
        <h2 className="mb-6">{`What people from ${area.city} come in for`}</h2>
        <ul className="grid gap-5 sm:grid-cols-2">
          {area.popular.map(({ name, to, why }) => (
            <li key={to} className="card p-5">
              <h3>
                <Link to={to} prefetch="intent">
                  {name}
                </Link>
              </h3>
              <p className="mt-1">{why}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="page pb-12">
        <h2 className="mb-6">Good to know</h2>
        <FeatureList features={area.features} />
      </section>
      <CtaBlock {...callToAction} />
    </>
  );
}
