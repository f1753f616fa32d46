import { Breadcrumbs } from "../components/layout/breadcrumbs.tsx";
import { Hero } from "../components/sections/hero.tsx";
import { StaticPart, type StaticPartData } from "../document/static-part.tsx";
import { TrackingForm } from "../components/tracking-form.tsx";
import type { Carrier, TrackingPage as TrackingContent } from "../content/schema.ts";
import type { Crumb } from "../domain/page-record.ts";
import type { TrackingAnswer } from "../domain/tracking/tracking-form.ts";

interface TrackingPageProps extends Pick<TrackingContent, "heroTitle" | "heroSubtitle" | "heroImage"> {
  trail: readonly Crumb[];
  formTitle: string;
  carriers: readonly Carrier[];
  advice: StaticPartData;
  answered: TrackingAnswer | null;
}

export function TrackingPage(page: TrackingPageProps) {
  return (
    <>
      <Breadcrumbs trail={page.trail} />
      <Hero title={page.heroTitle} subtitle={page.heroSubtitle} image={page.heroImage} />
      <section className="page" aria-label={page.formTitle}>
        <TrackingForm carriers={page.carriers} answered={page.answered} />
      </section>
      <StaticPart data={page.advice} />
    </>
  );
}
