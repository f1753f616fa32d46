import type { Route } from "./+types/route";
import { Styles } from "../../site/styles.tsx";
import { PricesPage } from "./prices-page.tsx";
import { viewPricesPage } from "./prices.server.ts";

export const loader = () => viewPricesPage();

export default function PricesRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Styles of={["prices"]} />
      <PricesPage {...loaderData} />
    </>
  );
}
