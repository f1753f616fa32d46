import type { Route } from "./+types/route";
import { Styles } from "../../site/styles.tsx";
import { viewAreaIndex } from "../area-pages.server.ts";
import { AreaIndexPage } from "./area-index-page.tsx";

export const loader = () => viewAreaIndex();

export default function AreaIndexRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Styles of={["map", "map-links"]} />
      <AreaIndexPage {...loaderData} />
    </>
  );
}
