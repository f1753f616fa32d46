import type { Route } from "./+types/route";
import { platformContext } from "../../context.ts";
import { ComeBy } from "../../hours/come-by.tsx";
import { CtaBlock } from "../../site/cta-block.tsx";
import { StaticPart, withStaticParts } from "../../site/static-part.tsx";
import { Styles } from "../../site/styles.tsx";
import { OverviewBody } from "./overview-parts.tsx";
import { overviewAt, viewOverviewPage } from "./overviews.server.ts";

export const loader = ({ url, context }: Route.LoaderArgs) =>
  withStaticParts(context, viewOverviewPage(overviewAt(url.pathname), context.get(platformContext).now()), {
    body: OverviewBody,
    banner: CtaBlock,
  });

/** A section of services: reasons, a card for each service, hours, and a link to the message form. */
export default function OverviewPage({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <>
      <Styles of={["carriers", "hero", "hero-drawing"]} />
      <StaticPart data={page.body} />
      <ComeBy {...page.ready} comeBy={page.comeBy} />
      <StaticPart data={page.banner} />
    </>
  );
}
