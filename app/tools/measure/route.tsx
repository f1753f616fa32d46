import type { Route } from "./+types/route";
import { staticPart } from "../../site/static-part.tsx";
import { MeasurePage } from "./measure-page.tsx";
import { MeasureAdvice } from "./measure-parts.tsx";
import { viewMeasurePage } from "./measure.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { head, page } = viewMeasurePage();
  return {
    head,
    page: { ...page, advice: await staticPart(context, `${head.path}#advice`, MeasureAdvice, page.advice) },
  };
}

export { shouldRevalidate } from "../../site/should-revalidate.ts";

export default function MeasureRoute({ loaderData }: Route.ComponentProps) {
  return <MeasurePage {...loaderData.page} />;
}
