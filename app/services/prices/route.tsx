import type { Route } from "./+types/route";
import { staticPage, StaticPart } from "../../site/static-part.tsx";
import { Styles } from "../../site/styles.tsx";
import { PricesPage } from "./prices-page.tsx";
import { viewPricesPage } from "./prices.server.ts";

export const loader = ({ context }: Route.LoaderArgs) => staticPage(context, viewPricesPage(), PricesPage);

export default function PricesRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Styles of={["prices"]} />
      <StaticPart data={loaderData} />
    </>
  );
}
