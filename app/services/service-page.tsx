import { Outlet } from "react-router";
import { Breadcrumbs } from "../site/breadcrumbs.tsx";
import { DirectionsButton } from "../areas/directions-button.tsx";
import { Hero } from "../site/hero.tsx";
import { Styles } from "../site/styles.tsx";
import { StaticPart } from "../site/static-part.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import type { Route } from "./+types/route";

/** The page of a service. Its tools are a nested route. */
export function ServicePage(page: Route.ComponentProps["loaderData"]["page"]) {
  const { next } = page;
  return (
    <>
      <Styles of={["article", "label", "cards", "carriers"]} />
      <Breadcrumbs trail={page.trail} />
      <Hero title={page.title} subtitle={page.subtitle} tape={page.sectionName} image={page.image} hasSlip isForWide>
        <ButtonLink to={next.to} {...(page.isAsking && { cta: next.label })}>
          {next.label}
          {next.to.startsWith("http") && <Icon name="external" />}
        </ButtonLink>
        <DirectionsButton city={page.city} directionsUrl={page.directionsUrl} />
        {page.externalLinks.map(({ label, url }) => (
          <ButtonLink key={url} to={url} variant="secondary">
            {label}
            <Icon name="external" />
          </ButtonLink>
        ))}
      </Hero>
      {/* The label comes first in the document: a late label would push down the text. */}
      <div className="page beside-slip grid items-start gap-8 gap-x-10 lg:grid-rows-[auto_1fr]">
        <StaticPart data={page.label} className="slip-place lg:col-start-2 lg:row-span-2 lg:row-start-1" />
        <StaticPart data={page.content} className="lg:col-start-1" />
        <Outlet />
      </div>
      <StaticPart data={page.closing} />
    </>
  );
}
