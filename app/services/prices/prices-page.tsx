import { Headline } from "../../ui/headings.tsx";
import { PriceBoard } from "./price-board.tsx";
import type { viewPricesPage } from "./prices.server.ts";

export function PricesPage(page: ReturnType<typeof viewPricesPage>) {
  return (
    <div className="page flex flex-col gap-6 py-8">
      <Headline title={page.heroTitle} subtitle={page.heroSubtitle} className="text-lg" />
      <PriceBoard {...page} heading="h2" />
    </div>
  );
}
