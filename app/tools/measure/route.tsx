import type { Route } from "./+types/route";
import { platformContext } from "../../context.ts";
import { Styles } from "../../site/styles.tsx";
import { MeasureAdvice } from "./measure-parts.tsx";
import { MeasureTool } from "./measure-tool.tsx";
import { viewMeasurePage, viewMeasurement } from "./measure.server.ts";

export const loader = ({ url, context }: Route.LoaderArgs) => ({
  ...viewMeasurePage(),
  measurement: viewMeasurement(url, context.get(platformContext).config.siteOrigin),
});

export default function MeasurePage({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <Styles of={["article", "choices", "forms", "label", "measure"]} />
      <div className="page grid items-start gap-8 pt-4 pb-12 md:grid-cols-2 md:grid-rows-[auto_1fr] md:pt-8">
        <div className="flow-root">
          <h1>{page.heroTitle}</h1>
          <p className="prose mt-3 text-lg text-soft">{page.heroSubtitle}</p>
        </div>
        <MeasureTool {...page.measurement} />
        <div className="tool-advice grid gap-8 print:hidden">
          <MeasureAdvice {...page.advice} />
        </div>
      </div>
    </>
  );
}
