import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { WayButtons } from "../../hours/come-by.tsx";
import { OpenSign } from "../../hours/open-sign.tsx";
import { ExternalLink, PageLink } from "../../ui/link.tsx";
import { Rotator } from "../../ui/rotator.tsx";
import { TapedPicture } from "../../ui/taped-picture.tsx";
import type { Route } from "./+types/route";

/**
 * The first view: what the store is, its address, hours and phone. A phone has these in the bar at its top, and no room for
 * the picture before the services.
 */
export function HomeHero({
  directionsUrl,
  mapUrl,
  address,
  phone,
  ...words
}: Route.ComponentProps["loaderData"]["page"]) {
  return (
    <div className="home-hero page grid items-center gap-8 md:grid-cols-2">
      <div className="flex flex-col items-start">
        <p className="tape">{words.tagline}</p>
        <h1>{words.heroTitle}</h1>
        <p className="text-lg font-semibold max-sm:text-sm">
          {`${words.taglineLead} `}
          <Rotator items={words.taglineServices} label="the list of services" />
        </p>
        <ul className="max-sm:hidden">
          <li className="flex gap-2">
            <Icon name="map-pin" className="mt-1 text-red" />
            <ExternalLink href={directionsUrl} className="py-0.5">
              {address}
            </ExternalLink>
          </li>
          <li className="flex gap-2">
            <Icon name="clock" className="mt-1 text-red" />
            <OpenSign />
          </li>
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
        <div className="button-row">
          <ButtonLink to="/services">View services</ButtonLink>
          <WayButtons directionsUrl={directionsUrl} mapUrl={mapUrl} isSecond />
          {/* A phone has no room for the link above. */}
          <ButtonLink to="/contact-us#form" variant="secondary" className="sm:hidden">
            Message us
          </ButtonLink>
        </div>
      </div>
      <TapedPicture src={words.heroImage} width={480} height={360} isForWide />
    </div>
  );
}
