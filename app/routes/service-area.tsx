import type { Route } from "./+types/service-area";
import { ServerPart } from "../components/server-part.tsx";
import { areas, defaultCallToAction, richText, serviceAreaPage, viewAreaMap } from "../content/index.server.ts";
import { AreaIndexPage } from "../templates/area-index-page.tsx";
import { headMeta } from "./head-meta.ts";
import { serverPart } from "./server-part.server.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { pageTitle: title, metaDescription: description, heroTitle, heroSubtitle, intro } = serviceAreaPage;
  return {
    head: { title, description, path: "/service-area" },
    page: await serverPart(context, "/service-area", AreaIndexPage, () => ({
      heroTitle,
      heroSubtitle,
      intro: richText(intro),
      map: viewAreaMap(areas),
      areas: areas.map(({ city, summary, heroImage, slug }) => ({
        city,
        summary,
        image: heroImage ?? null,
        to: `/service-area/${slug}`,
      })),
      callToAction: defaultCallToAction,
    })),
  };
}

export const meta: Route.MetaFunction = headMeta;

export default function ServiceAreaRoute({ loaderData }: Route.ComponentProps) {
  return <ServerPart data={loaderData.page} of={AreaIndexPage} />;
}
