/** Pages that are one static part. */
import type { Route } from "./+types/route";
import { AreaIndexPage } from "../../areas/area-index-page.tsx";
import { viewAreaIndex } from "../../areas/area-pages.server.ts";
import { pageContext, recordOf } from "../../context.ts";
import { PricesPage } from "../../services/prices/prices-page.tsx";
import { viewPricesPage } from "../../services/prices/prices.server.ts";
import { staticPage, StaticPart } from "../../site/static-part.tsx";
import { Styles } from "../../site/styles.tsx";
import { PartnersPage } from "./partners-page.tsx";
import { PolicyPage } from "./policy-page.tsx";
import { viewPolicyPage, viewPartnersPage } from "./static-pages.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  switch (context.get(pageContext)?.id) {
    case "prices":
      return { ...(await staticPage(context, viewPricesPage(), PricesPage)), styles: ["prices"] };
    case "service-area":
      return { ...(await staticPage(context, viewAreaIndex(), AreaIndexPage)), styles: ["map", "map-links"] };
    case "shipping-partners":
      return { ...(await staticPage(context, viewPartnersPage(), PartnersPage)), styles: ["stamp"] };
    default:
      return { ...(await staticPage(context, viewPolicyPage(recordOf(context, "policy")), PolicyPage)), styles: [] };
  }
}

export default function StaticRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Styles of={loaderData.styles} />
      <StaticPart data={loaderData} />
    </>
  );
}
