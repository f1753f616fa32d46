/** Static parts of a service page. */
import { CarrierStrip, type CarrierMark } from "./carrier-strip.tsx";
import { CtaBlock } from "../site/cta-block.tsx";
import { FeatureList } from "../site/feature-list.tsx";
import { FaqList } from "../faq/faq-list.tsx";
import { ServiceList } from "./service-list.tsx";
import { ButtonLinks } from "../ui/button-links.tsx";
import { FactCard } from "../site/fact-card.tsx";
import { RichText } from "../text/rich-text-nodes.tsx";
import { DashedDivider } from "../ui/dashed-divider.tsx";
import type { ServiceCard } from "./service-card.ts";
import type { ServiceView } from "./service-view.ts";

interface ServiceSlipProps extends Pick<ServiceView, "name" | "facts"> {
  /** Small tools for whoever comes for this service, and what comes after booking. */
  links: ReadonlyArray<{ label: string; to: string }>;
}

interface ServiceReasonsProps extends Pick<ServiceView, "features" | "faqs" | "callToAction"> {
  carriers: readonly CarrierMark[];
  carriersTitle: string;
}

interface ServiceWordsProps extends Pick<ServiceView, "cards"> {
  /** The services of a page that is a section: what one looks for there. */
  related: readonly ServiceCard[];
  relatedTitle: string;
}

export function ServiceSlip({ name, facts, links }: ServiceSlipProps) {
  return (
    facts.length > 0 && (
      <aside aria-label="At a glance">
        <FactCard title={name} rows={facts} />
        <ButtonLinks links={links} className="mt-3 print:hidden" />
      </aside>
    )
  );
}

export function ServiceWords({ cards, related, relatedTitle }: ServiceWordsProps) {
  return (
    <div className="flow">
      {related.length > 0 && (
        <section className="ruled wide print:hidden">
          <h2>{relatedTitle}</h2>
          <ServiceList cards={related} />
        </section>
      )}
      {cards.map((card) => (
        <section key={card.heading} id={card.id} className={card.isFullWidth ? "ruled wide" : "ruled"}>
          <h2>{card.heading}</h2>
          <RichText nodes={card.body} />
        </section>
      ))}
    </div>
  );
}

export function ServiceReasons({ features, faqs, callToAction, carriers, carriersTitle }: ServiceReasonsProps) {
  return (
    <>
      <section className="page section print:hidden">
        <h2 className="mb-6">Why Choose Us</h2>
        <FeatureList features={features} />
      </section>
      {carriers.length > 0 && <CarrierStrip title={carriersTitle} carriers={carriers} />}
      <DashedDivider />
      <section className="page pb-12 print:hidden">
        <h2 className="mb-6">Frequently Asked Questions</h2>
        <FaqList faqs={faqs} group="faq" />
      </section>
      <CtaBlock {...callToAction} />
    </>
  );
}
