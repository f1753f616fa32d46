import { HangingSign } from "../../hours/hanging-sign.tsx";
import { WayButtons } from "../../hours/come-by.tsx";
import { AskSearch } from "../../search/ask-search.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PaperPicture } from "../../ui/picture.tsx";
import { Rotator } from "../../ui/rotator.tsx";
import type { Route } from "./+types/route";

/** The first view: what the store does, a field for what one needs, ways to come, and the window with the open sign. */
export function HomeHero({
  tagline,
  heroTitle,
  taglineLead,
  taglineServices,
  searchPlaceholder,
  directionsUrl,
  mapUrl,
  phone,
}: Route.ComponentProps["loaderData"]) {
  return (
    <>
      <div className="awning print:hidden" />
      <div className="front grid home-hero">
        <div className="shop-window pane">
          <PaperPicture src="/images/pages/window.svg" width="1240" height="760" loading="eager" fetchPriority="high" />
          <HangingSign />
        </div>
        <div className="front-words home-words flex flex-col items-start max-lg:px-gutter max-lg:py-5">
          <p className="tape">{tagline}</p>
          <h1>{heroTitle}</h1>
          <p className="sm:whitespace-nowrap lg:text-lg">
            <span>{`${taglineLead} `}</span>
            <Rotator items={taglineServices} label="the list of services" />
          </p>
          <AskSearch label="Search services" placeholder={searchPlaceholder} />
          <div className="button-row">
            <WayButtons directionsUrl={directionsUrl} mapUrl={mapUrl} />
            <ButtonLink to={phone.url} variant="secondary">
              <Icon name="phone" />
              <span>{`Call ${phone.text}`}</span>
            </ButtonLink>
            <ButtonLink to="/services" variant="secondary">
              View services
            </ButtonLink>
          </div>
        </div>
      </div>
    </>
  );
}
