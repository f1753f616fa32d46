import { Outlet } from "react-router";
import { DirectionsButton } from "../directions/directions-button.tsx";
import { ShapedHero } from "../site/shaped-hero.tsx";
import { Styles } from "../site/styles.tsx";
import { StaticPart } from "../site/static-part.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import type { Route } from "./+types/route";

/** The page of a service. Its tools are a nested route. */
export function ServicePage(page: Route.ComponentProps["loaderData"]) {
  return (
    <>
      <Styles of={["article", "label", "hero", `hero-${page.hero}`]} />
      {page.hero === "figure" && <Styles of={["stamp"]} />}
      {page.isOverview && <Styles of={["wall"]} />}
      {page.hasCarriers && <Styles of={["carriers"]} />}
      <ShapedHero
        shape={page.hero}
        title={page.title}
        subtitle={page.subtitle}
        tape={page.sectionName}
        fact={<StaticPart data={page.fact} />}
      >
        <ButtonLink to={page.next.to}>
          <span>{page.next.label}</span>
          {page.next.to.startsWith("http") && <Icon name="external" />}
        </ButtonLink>
        <DirectionsButton city={page.city} directionsUrl={page.directionsUrl}>
          <ButtonLink to="/service-area" variant="link">
            All towns
          </ButtonLink>
        </DirectionsButton>
        {page.externalLinks.map(({ label, to }) => (
          <ButtonLink key={to} to={to} variant="secondary">
            <span>{label}</span>
            <Icon name="external" />
          </ButtonLink>
        ))}
      </ShapedHero>
      {page.isOverview && <StaticPart data={page.related} />}
      {/* The label comes first in the document: a late label would push down the text. It sticks at its end, so that one
          higher than the screen scrolls until its last button is in sight. */}
      <div className="page beside-label grid items-start gap-8 gap-x-10 lg:grid-rows-[auto_1fr]">
        <StaticPart
          data={page.label}
          className="lg:sticky lg:bottom-4 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:min-h-[min(100vh-2rem,100%)] lg:self-end"
        />
        <StaticPart data={page.content} className="lg:col-start-1" />
        <Outlet />
      </div>
      <StaticPart data={page.closing} />
    </>
  );
}
