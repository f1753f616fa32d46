import { HangingSign } from "../../hours/hanging-sign.tsx";
import { AskSearch } from "../../search-field/search-form.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { ByDayAndNight } from "../../ui/picture.tsx";
import { Rotator } from "../../ui/rotator.tsx";
import type { Route } from "./+types/route";

export function HomeHero({
  tagline,
  heroTitle,
  taglineLead,
  taglineServices,
  firstPricesTitle,
  firstPrices,
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
          <ByDayAndNight src="/images/pages/window.svg" width="1240" height="760" />
          <HangingSign />
        </div>
        <div className="front-words home-words flex flex-col items-start max-lg:px-gutter max-lg:pt-3.5 max-lg:pb-1">
          <p className="tape max-md:hidden">{tagline}</p>
          <h1>{heroTitle}</h1>
          <nav className="first-prices flex flex-wrap" aria-label={firstPricesTitle}>
            {firstPrices.map(({ label, figure: { before, number, after }, to }) => (
              <a key={to} href={to}>
                <span>{label}</span>
                <span className="block">
                  {before && <small>{`${before} `}</small>}
                  <b>{number}</b>
                  {after && <small>{` ${after}`}</small>}
                </span>
              </a>
            ))}
          </nav>
          <p className="rotating print:hidden">
            <span>{`${taglineLead} `}</span>
            <Rotator items={taglineServices} label="the list of services" />
          </p>
          <AskSearch label="Search services" placeholder={searchPlaceholder} />
          <div className="button-row">
            <ButtonLink to={directionsUrl}>
              <Icon name="directions" />
              Get directions
            </ButtonLink>
            <ButtonLink to={phone.url} variant="secondary">
              <Icon name="phone" />
              <span>{`Call ${phone.text}`}</span>
            </ButtonLink>
          </div>
          <p className="flex gap-6 md:mt-1 print:hidden">
            <Link to="/services" className="py-2.5">
              View services
            </Link>
            <Link to={mapUrl} className="py-2.5">
              View on map
            </Link>
          </p>
        </div>
      </div>
    </>
  );
}
