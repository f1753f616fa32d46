import { data } from "react-router";
import type { Route } from "./+types/route";
import { staticPage, StaticPart } from "../site/static-part.tsx";
import { Styles } from "../site/styles.tsx";
import { AreaPage } from "./area-page.tsx";
import { missingArea, viewAreaPage } from "./area-pages.server.ts";
import { viewNotFound } from "../pages/not-found/not-found.server.ts";
import { findArea } from "./areas.server.ts";

export function loader({ params, context }: Route.LoaderArgs) {
  const area = findArea(params.slug);
  if (area === undefined) {
    throw data(viewNotFound(missingArea), 404);
  }
  return staticPage(context, viewAreaPage(area), AreaPage);
}

export default function AreaRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Styles of={["article", "label", "stamps"]} />
      <StaticPart data={loaderData.page} />
    </>
  );
}
