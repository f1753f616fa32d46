import type { Route } from "./+types/route";
import { StaticPart, staticPart } from "../../site/static-part.tsx";
import { Styles } from "../../site/styles.tsx";
import { AreaIndexPage } from "./area-index-page.tsx";
import { viewAreaIndex } from "../area-pages.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { head, page } = viewAreaIndex();
  return { head, page: await staticPart(context, head.path, AreaIndexPage, page) };
}

export default function ServiceAreaRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Styles of="map" />
      <StaticPart data={loaderData.page} />
    </>
  );
}
