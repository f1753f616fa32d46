import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Rotator } from "../../ui/rotator.tsx";
import { TapedPicture } from "../../ui/taped-picture.tsx";

export interface HomeHeroProps {
  tagline: string;
  heroTitle: string;
  heroSubtitle: string;
  taglineLead: string;
  taglineServices: readonly string[];
  directionsUrl: string;
  mapUrl: string;
  address: string;
  heroImage: string;
}

/** The first view of the home page: what the store is, and what rotates through its services. */
export function HomeHero({ taglineLead, taglineServices, directionsUrl, mapUrl, address, ...words }: HomeHeroProps) {
  return (
    <div className="page hero pb-8">
      <div className="flex flex-col items-start gap-4">
        <p className="tape">{words.tagline}</p>
        <h1>{words.heroTitle}</h1>
        <p className="prose text-lg text-soft">{words.heroSubtitle}</p>
        <p>{address}</p>
        <p className="text-lg font-semibold">
          {`${taglineLead} `}
          <Rotator items={taglineServices} label="the list of services" />
        </p>
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
      </div>
      <TapedPicture src={words.heroImage} width={480} height={360} />
    </div>
  );
}
