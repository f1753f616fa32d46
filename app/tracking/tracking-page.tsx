import { Breadcrumbs } from "../site/breadcrumbs.tsx";
import { Hero } from "../site/hero.tsx";
import { StaticPart } from "../site/static-part.tsx";
import { Styles } from "../site/styles.tsx";
import { TrackingForm } from "./tracking-form.tsx";
import type { TrackingResult } from "./form-result.ts";
import type { Route } from "./+types/route";

type TrackingPageProps = Route.ComponentProps["loaderData"]["page"] & { serverResult: TrackingResult | null };

export function TrackingPage(page: TrackingPageProps) {
  return (
    <>
      <Styles of={["label", "tracking"]} />
      <Breadcrumbs trail={page.trail} />
      <Hero title={page.heroTitle} subtitle={page.heroSubtitle} image={page.heroImage} isForWide />
      <section className="page" aria-label={page.formTitle}>
        <TrackingForm carriers={page.carriers} serverResult={page.serverResult} />
      </section>
      <StaticPart data={page.advice} />
    </>
  );
}
