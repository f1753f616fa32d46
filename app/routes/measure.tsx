import type { Route } from "./+types/measure";
import { servicesContext } from "../context.ts";
import { answerPart } from "../document/static-part.server.tsx";
import { headMeta } from "../domain/page-meta.ts";
import { MeasureBody, MeasurePage } from "../templates/measure-page.tsx";
import { viewMeasurePage } from "../views/measure.server.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { head, summary, body } = viewMeasurePage(url, context.get(servicesContext).config.siteOrigin);
  return { head, page: { summary, body: await answerPart(context, head.path, MeasureBody, body) } };
}

export const meta: Route.MetaFunction = headMeta;

export default function MeasureRoute({ loaderData }: Route.ComponentProps) {
  return <MeasurePage {...loaderData.page} />;
}
