import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { WayButtons } from "../../hours/come-by.tsx";
import { ExternalLink, PageLink } from "../../ui/link.tsx";
import { Rotator } from "../../ui/rotator.tsx";
import { TapedPicture } from "../../ui/taped-picture.tsx";
import { unbroken } from "../../text/unbroken.ts";

export interface HomeHeroProps {
  tagline: string;
  heroTitle: string;
  heroSubtitle: string;
  directionsUrl: string;
  address: string;
  /** "9:00 AM to 6:00 PM", "Closed" */
  today: string | null;
  phone: { text: string; url: string };
  heroImage: string;
}

/** The first view: what the store is, where, when, and its number. A phone has no room for the picture before the services. */
export function HomeHero({ directionsUrl, address, today, phone, ...words }: HomeHeroProps) {
  return (
    <div className="home-hero page grid items-center gap-8 md:grid-cols-2">
      <div className="flex flex-col items-start">
        <p className="tape max-sm:hidden">{words.tagline}</p>
        <h1>{words.heroTitle}</h1>
        <p className="prose text-lg text-soft">{words.heroSubtitle}</p>
        <ul>
          <li className="flex gap-2">
            <Icon name="map-pin" className="mt-1 text-red" />
            <ExternalLink href={directionsUrl} className="py-0.5">
              {address}
            </ExternalLink>
          </li>
          {today && (
            <li className="flex gap-2">
              <Icon name="clock" className="mt-1 text-red" />
              <span>
                <b>Today</b> {unbroken(today)}
              </span>
            </li>
          )}
          <li className="flex gap-2">
            <Icon name="phone" className="mt-1 text-red" />
            <span className="flex flex-wrap gap-x-5">
              <a href={phone.url} className="py-0.5 whitespace-nowrap">
                {phone.text}
              </a>
              <PageLink to="/contact-us#form" className="py-0.5 whitespace-nowrap">
                Message us
              </PageLink>
            </span>
          </li>
        </ul>
      </div>
      <TapedPicture src={words.heroImage} width={480} height={360} isForWide />
    </div>
  );
}

export interface NextStepsProps {
  taglineLead: string;
  taglineServices: readonly string[];
  directionsUrl: string;
  mapUrl: string;
}

/** Below the price links: what else there is, and the way. */
export function NextSteps({ taglineLead, taglineServices, directionsUrl, mapUrl }: NextStepsProps) {
  return (
    <div className="page flex flex-wrap items-center justify-between gap-4 pt-8">
      <p className="text-lg font-semibold">
        {`${taglineLead} `}
        <Rotator items={taglineServices} label="the list of services" />
      </p>
      <div className="button-row">
        <ButtonLink to="/services">View services</ButtonLink>
        <WayButtons directionsUrl={directionsUrl} mapUrl={mapUrl} isSecond />
      </div>
    </div>
  );
}
