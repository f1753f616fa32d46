import { Outlet } from "react-router";
import { Breadcrumbs } from "../../site/breadcrumbs.tsx";
import { Styles } from "../../site/styles.tsx";
import { Hero } from "../../site/hero.tsx";
import { StaticPart } from "../../site/static-part.tsx";
import type { Route } from "./+types/route";

/** The page around the form and its result, which are a nested route. */
export function MeasurePage({ advice, ...head }: Route.ComponentProps["loaderData"]["page"]) {
  return (
    <>
      <Styles of="article" />
      <Styles of="label" />
      <Styles of="tools" />
      <Breadcrumbs trail={head.trail} />
      <Hero title={head.heroTitle} subtitle={head.heroSubtitle} />
      <div className="page grid items-start gap-8 pb-12 md:grid-cols-2">
        <Outlet />
        {/* Beside the form, or below form and result. */}
        <StaticPart data={advice} className="tool-advice grid gap-8 print:hidden" />
      </div>
    </>
  );
}
