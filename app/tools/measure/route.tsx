import { Outlet } from "react-router";
import type { Route } from "./+types/route";
import { StaticPart, withStaticParts } from "../../site/static-part.tsx";
import { Styles } from "../../site/styles.tsx";
import { MeasureAdvice } from "./measure-parts.tsx";
import { viewMeasurePage } from "./measure.server.ts";

export const loader = ({ context }: Route.LoaderArgs) =>
  withStaticParts(context, viewMeasurePage(), { advice: MeasureAdvice });

export { shouldRevalidate } from "../../site/keep-data.ts";

/** The page around the form and its result, which are a nested route. */
export default function MeasurePage({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <Styles of={["article", "choices", "forms", "label", "measure"]} />
      <div className="page grid items-start gap-8 pt-4 pb-12 md:grid-cols-2 md:grid-rows-[auto_1fr] md:pt-8">
        <div className="flow-root">
          <h1>{page.heroTitle}</h1>
          <p className="prose mt-3 text-lg text-soft">{page.heroSubtitle}</p>
        </div>
        <Outlet />
        {/* Beside head and form, or below form and result. */}
        <StaticPart data={page.advice} className="tool-advice grid gap-8 print:hidden" />
      </div>
    </>
  );
}
