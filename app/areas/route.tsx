import { data } from "react-router";
import type { Route } from "./+types/route";
import { StaticPart, staticPart } from "../site/static-part.tsx";
import { Styles } from "../site/styles.tsx";
import { AreaPage } from "./area-page.tsx";
import { missingArea, viewAreaPage } from "./area-pages.server.ts";
import { viewNotFound } from "../pages/not-found/not-found.server.ts";
import { findArea } from "./areas.server.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const area = findArea(params.slug);
  if (area === undefined) {
    throw data(viewNotFound(missingArea), 404);
  }
  const { head, page } = viewAreaPage(area);
  return { head, page: await staticPart(context, head.path, AreaPage, page) };
}

export default function AreaRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Styles of="article" />
      <Styles of="label" />
      <Styles of="stamps" />
      <StaticPart data={loaderData.page} />
    </>
  );
}
