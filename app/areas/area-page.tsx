import { Cabinet } from "../services/cabinet.tsx";
import { Hero } from "../site/hero.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { RichText } from "../ui/rich-text-nodes.tsx";
import { Unbroken } from "../ui/unbroken-words.tsx";
import type { viewAreaPage } from "./area-pages.server.ts";

type AreaView = ReturnType<typeof viewAreaPage>;

export function AreaStart(area: AreaView["start"]) {
  return (
    <>
      <Hero title={area.heroTitle} subtitle={area.heroSubtitle} tape={area.county} image={area.heroImage} hasLabel>
        <ButtonLink to={area.directionsUrl} className="max-sm:w-full max-sm:px-2">
          <Icon name="directions" className="max-sm:hidden" />
          {`Get directions from ${area.city}`}
        </ButtonLink>
      </Hero>
      {area.miles !== null && (
        <div className="page print:hidden">
          <p className="divider flex items-center pb-8 text-center text-sm">
            <b>{area.city}</b>
            <i />
            <span>{area.miles}</span>
            <i />
            <Icon name="map-pin" className="text-blue" />
            <b>{area.measuredTo}</b>
          </p>
        </div>
      )}
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
    <section className="page pb-section">
      <h2 className="mb-4">Good to know</h2>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] gap-cards">
        {area.features.map(({ title, description }) => (
          <li key={title} className="rim-t border-ink pt-3">
            <h3>{title}</h3>
            <p>
              <Unbroken>{description}</Unbroken>
            </p>
          </li>
        ))}
      </ul>
    </section>
  </>
);
