import { ComeBy } from "../../hours/come-by.tsx";
import { Styles } from "../../site/styles.tsx";
import { StaticPart } from "../../site/static-part.tsx";
import type { Route } from "./+types/route";

/** A section of services: reasons, a card for each service, hours, and a link to the message form. */
export function OverviewPage({ body, ready, comeBy, banner }: Route.ComponentProps["loaderData"]["page"]) {
  return (
    <>
      <Styles of="cards" />
      <Styles of="carriers" />
      <StaticPart data={body} />
      <ComeBy {...ready} comeBy={comeBy} />
      <StaticPart data={banner} />
    </>
  );
}
