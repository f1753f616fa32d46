import { StaticPart, type StaticPartData } from "../../document/static-part.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Rotator } from "../ui/rotator.tsx";
import { TapedPicture } from "../ui/taped-picture.tsx";

export interface HomeHeroProps {
  heroWords: StaticPartData;
  taglineLead: string;
  taglineServices: readonly string[];
  heroActions: StaticPartData;
  heroImage: string;
}

/** The first view of the home page: what the store is, and what rotates through its services. */
export function HomeHero({ heroWords, taglineLead, taglineServices, heroActions, heroImage }: HomeHeroProps) {
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

interface HeroWordsView {
  tagline: string;
  heroTitle: string;
  heroSubtitle: string;
}

interface HeroActionsView {
  directionsUrl: string;
  mapUrl: string;
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
