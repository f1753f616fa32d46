import type { Route } from "./+types/route";
import { viewAreaIndex } from "../area-pages.server.ts";
import { AreaIndexPage } from "./area-index-page.tsx";

export const loader = () => viewAreaIndex();

export default function AreaIndexRoute({ loaderData }: Route.ComponentProps) {
  return <AreaIndexPage {...loaderData} />;
}
