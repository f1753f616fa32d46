import { data } from "react-router";
import type { Route } from "./+types/route";
import { pageContext, platformContext } from "../../context.ts";
import { viewNotFound } from "../not-found/not-found.server.ts";
import { ComeBy } from "../../hours/come-by.tsx";
import { Bench } from "../../services/bench.tsx";
import { CtaBlock } from "../../site/cta-block.tsx";
import { StaticPart, withStaticParts } from "../../site/static-part.tsx";
import { Styles } from "../../site/styles.tsx";
import { Ordinary, OverviewBody } from "./overview-parts.tsx";
import { viewOverviewPage } from "./overviews.server.ts";

export function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  if (page?.group !== "overview") {
    throw data(viewNotFound(), 404);
  }
  return withStaticParts(context, viewOverviewPage(page.record, context.get(platformContext).now()), {
    body: OverviewBody,
    banner: CtaBlock,
  });
}

/** A section of services: a bench with things, a cabinet, reasons, the way to the store, and a link to the message form. */
export default function OverviewPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <Styles of={["shop", "bench", "wall"]} />
      <Bench {...page.hero}>{page.ordinary && <Ordinary {...page.ordinary} />}</Bench>
      <StaticPart data={page.body} />
      <ComeBy {...page.ready} comeBy={page.comeBy} />
      <StaticPart data={page.banner} />
    </>
  );
}
