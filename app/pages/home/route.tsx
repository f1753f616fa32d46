import type { Route } from "./+types/route";
import { platformContext } from "../../context.ts";
import { staticPart } from "../../site/static-part.tsx";
import { HomePage } from "./home-page.tsx";
import { viewHomePage } from "./home.server.ts";
import { ErrandRows, PriceLinks, Towns } from "./home-parts.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { head, page } = viewHomePage(context.get(platformContext).now());
  return {
    head,
    page: {
      ...page,
      priceLinks: await staticPart(context, "/#price-links", PriceLinks, page.priceLinks),
      errandRows: await staticPart(context, "/#errand-rows", ErrandRows, page.errandRows),
      towns: await staticPart(context, "/#towns", Towns, page.towns),
    },
  };
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData.page} />;
}
