import { data } from "react-router";
import type { Route } from "./+types/area";
import { StaticPart, staticPart } from "../document/static-part.tsx";
import { headMeta } from "../domain/page-meta.ts";
import { AreaPage } from "../templates/area-page.tsx";
import { missingArea, viewAreaPage } from "../views/area-pages.server.ts";
import { viewNotFound } from "../views/not-found.server.ts";
import { findArea } from "../views/areas.server.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const area = findArea(params.slug);
  if (area === undefined) {
    throw data(viewNotFound(missingArea), 404);
  }
  const { head, page } = viewAreaPage(area);
  return { head, page: await staticPart(context, head.path, AreaPage, page) };
}

export const meta: Route.MetaFunction = headMeta;

export default function AreaRoute({ loaderData }: Route.ComponentProps) {
  return <StaticPart data={loaderData.page} />;
}
