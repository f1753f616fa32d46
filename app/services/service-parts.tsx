/** Static parts of a service page. */
import { CarrierStrip, type CarrierMark } from "./carrier-strip.tsx";
import { CtaBlock } from "../site/cta-block.tsx";
import { FeatureList } from "../site/feature-list.tsx";
import { FaqList } from "../faq/faq-list.tsx";
import { ServiceGrid } from "./service-grid.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { FactCard } from "../site/fact-card.tsx";
import { RichText } from "../text/rich-text-nodes.tsx";
import { DashedDivider } from "../ui/dashed-divider.tsx";
import type { ServiceCard } from "./service-card.ts";
import type { ServiceView } from "./service-view.ts";

interface ServiceWordsProps extends Pick<ServiceView, "name" | "facts" | "cards"> {
  carriers: readonly CarrierMark[];
  carriersTitle: string;
  /** Small tools for whoever comes for this service. */
  toolLinks: ReadonlyArray<{ label: string; to: string }>;
}

interface ServiceReasonsProps extends Pick<ServiceView, "features" | "faqs" | "callToAction"> {
  /** Services listed at the end of the page. */
  related: readonly ServiceCard[];
  relatedTitle: string;
}

export function ServiceWords({ carriers, carriersTitle, toolLinks, ...service }: ServiceWordsProps) {
  return (
    <>
      {carriers.length > 0 && <CarrierStrip title={carriersTitle} carriers={carriers} />}
      {/* The facts come first, so that on a slow connection they do not push down what is being read. */}
      <div className="page grid items-start gap-10 lg:grid-cols-[1fr_min(22rem,37%)]">
        {service.facts.length > 0 && (
          <aside className="lg:sticky lg:top-4 lg:col-start-2 lg:row-start-1" aria-label="At a glance">
            <FactCard title={service.name} rows={service.facts} />
            <ul className="mt-3 flex flex-wrap gap-2 print:hidden">
              {toolLinks.map(({ label, to }) => (
                <li key={to}>
                  <ButtonLink to={to} variant="secondary" size="sm">
                    {label}
                  </ButtonLink>
                </li>
              ))}
            </ul>
          </aside>
        )}
        <div className="flow lg:row-start-1">
          {service.cards.map((card) => (
            <section key={card.heading} id={card.id} className={card.isFullWidth ? "ruled wide" : "ruled"}>
              <h2>{card.heading}</h2>
              <RichText nodes={card.body} />
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

export function ServiceReasons({ features, faqs, callToAction, related, relatedTitle }: ServiceReasonsProps) {
  return (
    <>
      <section className="page section print:hidden">
        <h2 className="mb-6">Why Choose Us</h2>
        <FeatureList features={features} />
      </section>
      <DashedDivider />
      <section className="page pb-12 print:hidden">
        <h2 className="mb-6">Frequently Asked Questions</h2>
        <FaqList faqs={faqs} group="faq" />
      </section>
      {related.length > 0 && (
        <section className="page pb-12 print:hidden">
          <h2 className="mb-6">{relatedTitle}</h2>
          <ServiceGrid cards={related} />
        </section>
      )}
      <CtaBlock {...callToAction} />
    </>
  );
}
