import type { Route } from "./+types/route";
import { platformContext } from "../../context.ts";
import { withStaticParts } from "../../site/static-part.tsx";
import { HomePage } from "./home-page.tsx";
import { viewHomePage } from "./home.server.ts";
import { ErrandRows, PriceLinks, Towns } from "./home-parts.tsx";

export const loader = ({ context }: Route.LoaderArgs) =>
  withStaticParts(context, viewHomePage(context.get(platformContext).now()), {
    priceLinks: PriceLinks,
    errandRows: ErrandRows,
    towns: Towns,
  });

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData.page} />;
}
