import { Outlet } from "react-router";
import { Breadcrumbs } from "../../site/breadcrumbs.tsx";
import { Styles } from "../../site/styles.tsx";
import { Hero } from "../../site/hero.tsx";
import { StaticPart, type StaticPartData } from "../../site/static-part.tsx";
import type { MeasurePage as MeasureContent } from "../../content/schema.ts";
import type { Crumb } from "../../site/page-record.ts";

/** The form and its result are a route of their own in the middle. */
export function MeasurePage({ advice, ...head }: MeasurePageProps) {
  return (
    <>
      <Styles of="article" />
      <Styles of="label" />
      <Styles of="tools" />
      <Breadcrumbs trail={head.trail} />
      <Hero title={head.heroTitle} subtitle={head.heroSubtitle} />
      <div className="page grid items-start gap-8 pb-12 md:grid-cols-2">
        <Outlet />
        {/* Beside the form until its result is there, then below both. */}
        <StaticPart data={advice} className="tool-advice grid gap-8 print:hidden" />
      </div>
    </>
  );
}

interface MeasurePageProps extends Pick<MeasureContent, "heroTitle" | "heroSubtitle"> {
  trail: readonly Crumb[];
  advice: StaticPartData;
}
