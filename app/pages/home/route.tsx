import type { Route } from "./+types/route";
import { platformContext } from "../../context.ts";
import { useNotice } from "../../site/notice/use-notice.ts";
import { headMeta } from "../../site/page-meta.ts";
import { staticPart } from "../../site/static-part.tsx";
import { viewHours } from "../../site/store.server.ts";
import { HomePage } from "./home-page.tsx";
import { viewHomePage } from "./home.server.ts";
import { PriceLinks, Towns } from "./home-parts.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { head, page, priceLinks, towns } = viewHomePage();
  return {
    head,
    page: {
      ...page,
      priceLinks: await staticPart(context, "/#price-links", PriceLinks, priceLinks),
      towns: await staticPart(context, "/#towns", Towns, towns),
      ...viewHours(context.get(platformContext).now()),
    },
  };
}

export const meta: Route.MetaFunction = headMeta;

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData.page} notice={useNotice()} />;
}
