import { data } from "react-router";
import type { Route } from "./+types/area";
import { ServerPart } from "../components/server-part.tsx";
import { defaultCallToAction, findArea, hours, site, viewArea } from "../content/index.server.ts";
import type { NotFoundData } from "../domain/not-found.ts";
import { hoursLine } from "../domain/opening-hours.ts";
import { directionsUrl } from "../domain/urls.ts";
import { AreaPage } from "../templates/area-page.tsx";
import { headMeta } from "./head-meta.ts";
import { serverPart } from "./server-part.server.tsx";

const missingArea: NotFoundData = {
  title: "Area Not Found",
  text: "Sorry, we don't have a service area page for this location yet.",
  matches: [{ label: "All areas", to: "/service-area" }],
};

export async function loader({ params, context }: Route.LoaderArgs) {
  const area = findArea(params.slug);
  if (area === undefined) {
    throw data(missingArea, 404);
  }
  return {
    head: { title: area.pageTitle, description: area.metaDescription, path: `/service-area/${area.slug}` },
    page: await serverPart(context, `/service-area/${area.slug}`, AreaPage, () => ({
      area: viewArea(area),
      directionsUrl: directionsUrl(site.geo),
      hoursLine: hoursLine(hours),
      callToAction: defaultCallToAction,
    })),
  };
}

export const meta: Route.MetaFunction = headMeta;

export default function AreaRoute({ loaderData }: Route.ComponentProps) {
  return <ServerPart data={loaderData.page} of={AreaPage} />;
}
