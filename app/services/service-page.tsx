import { Outlet } from "react-router";
import { Breadcrumbs } from "../site/breadcrumbs.tsx";
import { DirectionsButton } from "../areas/directions-button.tsx";
import { Hero } from "../site/hero.tsx";
import { Styles } from "../site/styles.tsx";
import { StaticPart, type StaticPartData } from "../site/static-part.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import type { Crumb } from "../site/page-record.ts";
import type { ServiceView } from "./service-view.ts";

/** The head of the page, which React runs in the browser for the directions from where the visitor is. */
type ServiceHead = Pick<ServiceView, "title" | "subtitle" | "image" | "city" | "sectionName">;

interface ServicePageProps {
  trail: readonly Crumb[];
  service: ServiceHead;
  directionsUrl: string;
  /** Where visitors book the appointment that they need. */
  booking: { label: string; url: string } | null;
  /** Asks the store for what is sold here; null where one books, or where the page has no words of its own for it. */
  asking: { label: string; to: string } | null;
  /** Pages of other companies: booking, calculators. */
  externalLinks: ReadonlyArray<{ label: string; url: string }>;
  slip: StaticPartData;
  words: StaticPartData;
  reasons: StaticPartData;
}

/** Every service, through one template. Its tools, where it has some, are a route of their own beside the label. */
export function ServicePage({
  trail,
  service,
  directionsUrl,
  booking,
  asking,
  externalLinks,
  slip,
  words,
  reasons,
}: ServicePageProps) {
  return (
    <>
      <Styles of="article" />
      <Styles of="label" />
      <Styles of="cards" />
      <Styles of="carriers" />
      <Breadcrumbs trail={trail} />
      <Hero
        title={service.title}
        subtitle={service.subtitle}
        tape={service.sectionName}
        image={service.image}
        hasSlip
        isForWide
      >
        {booking && (
          <ButtonLink to={booking.url}>
            {booking.label}
            <Icon name="external" />
          </ButtonLink>
        )}
        <DirectionsButton city={service.city} directionsUrl={directionsUrl} isSecond={booking !== null} />
        {asking && (
          <ButtonLink to={asking.to} variant="secondary" cta={asking.label}>
            {asking.label}
          </ButtonLink>
        )}
        {externalLinks.map(({ label, url }) => (
          <ButtonLink key={url} to={url} variant="secondary">
            {label}
            <Icon name="external" />
          </ButtonLink>
        ))}
      </Hero>
      {/* The slip comes first, so that on a slow connection it does not push down what is being read. */}
      <div className="page beside-slip grid items-start gap-8 gap-x-10 lg:grid-rows-[auto_1fr]">
        <StaticPart data={slip} className="slip-place lg:col-start-2 lg:row-span-2 lg:row-start-1" />
        <StaticPart data={words} className="lg:col-start-1" />
        <Outlet />
      </div>
      <StaticPart data={reasons} />
    </>
  );
}
