import { Breadcrumbs } from "../site/breadcrumbs.tsx";
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
      <TrackingForm {...page} />
      <StaticPart data={page.advice} />
    </>
  );
}
