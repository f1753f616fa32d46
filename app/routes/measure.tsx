import type { Route } from "./+types/measure";
import { staticPart } from "../document/static-part.tsx";
import { headMeta } from "../domain/page-meta.ts";
import { MeasurePage } from "../templates/measure-page.tsx";
import { MeasureAdvice } from "../templates/measure-parts.tsx";
import { viewMeasurePage } from "../views/measure.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { head, words, advice } = viewMeasurePage();
  return {
    head,
    page: {
      ...words,
      advice: await staticPart(context, `${head.path}#advice`, MeasureAdvice, () => advice),
    },
  };
}

export { shouldRevalidate } from "../document/should-revalidate.ts";

export const meta: Route.MetaFunction = headMeta;

export default function MeasureRoute({ loaderData }: Route.ComponentProps) {
  return <MeasurePage {...loaderData.page} />;
}
