import { Headline } from "../../ui/headings.tsx";
import { Unbroken } from "../../ui/unbroken-words.tsx";
import { PriceBoard } from "./price-board.tsx";
import type { viewPricesPage } from "./prices.server.ts";

export function PricesPage(page: ReturnType<typeof viewPricesPage>) {
  return (
    <div className="page flex flex-col gap-6 pt-6 pb-section">
      <Headline title={page.heroTitle} subtitle={page.heroSubtitle} className="text-lg" />
      <PriceBoard groups={page.groups} heading="h2" />
      <section className="price-index">
        <h2 className="mb-3">{page.jobsTitle}</h2>
        <dl className="rim-t border-ink">
          {page.byTheJob.map(({ name, to, dependsOn }) => (
            <div key={to} className="grid min-h-12 content-center gap-x-6 rule-b py-1">
              <dt>
                <a href={to} className="inline-block py-1 font-semibold">
                  {name}
                </a>
              </dt>
              <dd className="text-sm/snug text-soft">
                <Unbroken>{dependsOn}</Unbroken>
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
