import type { ReactNode } from "react";
import DirectionsButton from "../directions/directions-button.island.tsx";
import { Island } from "../site/island.tsx";
import { ServiceTools } from "../tools/service-tools.tsx";
import { Bench } from "./bench.tsx";
import { ShapedHero } from "../site/shaped-hero.tsx";
import { Styles } from "../site/styles.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { HeroFact } from "./hero-fact.tsx";
import { RelatedServices, ServiceClosing, ServiceContent, ServiceLabel } from "./service-parts.tsx";
import type { Route } from "./+types/route";

export function ServicePage(page: Route.ComponentProps["loaderData"]) {
  return (
    <>
      <Styles of={["article", "label", "hero"]} />
      <Styles of={page.isOverview ? ["shop", "bench", "cabinet"] : [`hero-${page.hero}`]} />
      {page.hero === "figure" && <Styles of={["stamp"]} />}
      {page.hasCarriers && <Styles of={["carriers"]} />}
      <Head {...page}>
        <ButtonLink to={page.next.to}>
          <span>{page.next.label}</span>
          {page.next.to.startsWith("http") && <Icon name="external" />}
        </ButtonLink>
        {page.externalLinks.map(({ label, to }) => (
          <ButtonLink key={to} to={to} variant="secondary">
            <span>{label}</span>
            <Icon name="external" />
          </ButtonLink>
        ))}
        <Island of={DirectionsButton} wake="location" props={{ city: page.city, directionsUrl: page.directionsUrl }} />
      </Head>
      {page.isOverview && <RelatedServices {...page.related} />}
      {/* First in the document, because a late label would push the text down. Sticks at its end, so one taller
          than the screen scrolls until its last button shows. */}
      <div className="page beside-label grid items-start gap-8 gap-x-10 lg:grid-rows-[auto_1fr]">
        <div className="lg:sticky lg:bottom-16 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:min-h-[min(100vh-5rem,100%)] lg:self-end">
          <ServiceLabel {...page.label} />
        </div>
        <div className="lg:col-start-1">
          <ServiceContent {...page.content} />
        </div>
        <ServiceTools {...page.tools} />
      </div>
      <ServiceClosing {...page.closing} />
    </>
  );
}

const Head = ({ children, ...page }: Route.ComponentProps["loaderData"] & { children: ReactNode }) =>
  page.isOverview ? (
    <Bench title={page.title} subtitle={page.subtitle} things={page.things}>
      <div className="hero-steps flex w-full flex-col gap-3 sm:items-start md:flex-row md:flex-wrap">{children}</div>
    </Bench>
  ) : (
    <ShapedHero
      shape={page.hero}
      title={page.title}
      subtitle={page.subtitle}
      tape={page.sectionName}
      fact={<HeroFact {...page.fact} />}
    >
      {children}
    </ShapedHero>
  );
