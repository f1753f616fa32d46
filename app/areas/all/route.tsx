import type { Route } from "./+types/route";
import { staticPage, StaticPart } from "../../site/static-part.tsx";
import { Styles } from "../../site/styles.tsx";
import { AreaIndexPage } from "./area-index-page.tsx";
import { viewAreaIndex } from "../area-pages.server.ts";

export const loader = ({ context }: Route.LoaderArgs) => staticPage(context, viewAreaIndex(), AreaIndexPage);

export default function ServiceAreaRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Styles of={["map", "map-links"]} />
      <StaticPart data={loaderData} />
    </>
  );
}
