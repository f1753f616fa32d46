import type { Route } from "./+types/route";
import { recordOf, platformContext } from "../../context.ts";
import { Bench } from "../../services/bench.tsx";
import { Styles } from "../../site/styles.tsx";
import { Ordinary, OverviewBody } from "./overview-parts.tsx";
import { viewOverviewPage } from "./overviews.server.ts";

export const loader = ({ context }: Route.LoaderArgs) =>
  viewOverviewPage(recordOf(context, "overview"), context.get(platformContext).now());

export default function OverviewPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <Styles of={["shop", "bench", "cabinet"]} />
      <Bench {...page.hero}>{page.ordinary && <Ordinary {...page.ordinary} />}</Bench>
      <OverviewBody {...page.body} />
    </>
  );
}
