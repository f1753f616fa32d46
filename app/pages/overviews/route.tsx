import type { Route } from "./+types/route";
import { recordOf, platformContext } from "../../context.ts";
import { Bench } from "../../services/bench.tsx";
import { StaticPart, withStaticParts } from "../../site/static-part.tsx";
import { Styles } from "../../site/styles.tsx";
import { Ordinary, OverviewBody } from "./overview-parts.tsx";
import { viewOverviewPage } from "./overviews.server.ts";

export const loader = ({ context }: Route.LoaderArgs) =>
  withStaticParts(context, viewOverviewPage(recordOf(context, "overview"), context.get(platformContext).now()), {
    body: OverviewBody,
  });

/** A section of services: a bench with things, a cabinet, and reasons. */
export default function OverviewPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <Styles of={["shop", "bench", "wall"]} />
      <Bench {...page.hero}>{page.ordinary && <Ordinary {...page.ordinary} />}</Bench>
      <StaticPart data={page.body} />
    </>
  );
}
