import { Breadcrumbs } from "../site/breadcrumbs.tsx";
import { Hero } from "../site/hero.tsx";
import { StaticPart, type StaticPartData } from "../site/static-part.tsx";
import { Styles } from "../site/styles.tsx";
import { TrackingForm } from "./tracking-form.tsx";
import type { TrackingPage as TrackingContent } from "../content/schema.ts";
import type { Crumb } from "../site/page-record.ts";
import type { TrackedCarrier } from "./detection.ts";
import type { TrackingResult } from "./form-result.ts";

interface TrackingPageProps extends Pick<TrackingContent, "heroTitle" | "heroSubtitle" | "heroImage"> {
  trail: readonly Crumb[];
  formTitle: string;
  carriers: readonly TrackedCarrier[];
  advice: StaticPartData;
  serverResult: TrackingResult | null;
}

export function TrackingPage(page: TrackingPageProps) {
  return (
    <>
      <Styles of="label" />
      <Styles of="tracking" />
      <Breadcrumbs trail={page.trail} />
      <Hero title={page.heroTitle} subtitle={page.heroSubtitle} image={page.heroImage} isForWide />
      <section className="page" aria-label={page.formTitle}>
        <TrackingForm carriers={page.carriers} serverResult={page.serverResult} />
      </section>
      <StaticPart data={page.advice} />
    </>
  );
}
