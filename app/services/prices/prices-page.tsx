import { Unbroken } from "../../ui/unbroken-words.tsx";
import { PriceBoard } from "./price-board.tsx";
import type { viewPricesPage } from "./prices.server.ts";

export function PricesPage(page: ReturnType<typeof viewPricesPage>) {
  return (
    <>
      <div className="page flex flex-col gap-4 py-8">
        <h1>{page.heroTitle}</h1>
        <p className="prose text-lg">
          <Unbroken>{page.heroSubtitle}</Unbroken>
        </p>
        <PriceBoard {...page} heading="h2" />
      </div>
    </>
  );
}
