/** Static parts of a service page. */
import { CarrierStrip } from "./carrier-strip.tsx";
import { CtaBlock } from "../site/cta-block.tsx";
import { FeatureList } from "../site/feature-list.tsx";
import { FaqList } from "../faq/faq-list.tsx";
import { Cabinet } from "./cabinet.tsx";
import { ButtonLinks } from "../ui/button-links.tsx";
import { Label } from "../site/label.tsx";
import { RichText } from "../ui/rich-text-nodes.tsx";
import { DashedDivider } from "../ui/dashed-divider.tsx";
import type { viewServicePage } from "./service-page.server.ts";

type View = ReturnType<typeof viewServicePage>;

export function ServiceLabel({ name, rows, links }: View["label"]) {
  return (
    rows.length > 0 && (
      <aside aria-label="At a glance">
        <Label name={name} rows={rows} heading="div" />
        <ButtonLinks links={links} className="mt-3 print:hidden" />
      </aside>
    )
  );
}

/** The services of a section, on the section's own page. */
export const RelatedServices = ({ title, cards }: View["related"]) =>
  cards.length > 0 && (
    <div className="page pb-8 print:hidden">
      <Cabinet groups={[{ title, cards }]} columns={4} />
    </div>
  );

export function ServiceContent({ cards }: View["content"]) {
  return (
    <div className="flow">
      {cards.map((card) => (
        <section key={card.heading} id={card.id} className={card.isFullWidth ? "ruled wide" : "ruled"}>
          <h2>{card.heading}</h2>
          <RichText nodes={card.body} />
        </section>
      ))}
    </div>
  );
}

export function ServiceClosing({ features, faqs, callToAction, drawing, carriers, carriersTitle }: View["closing"]) {
  return (
    <>
      <section className="page section print:hidden">
        <h2 className="mb-6">Why Choose Us</h2>
        <FeatureList features={features} />
      </section>
      {carriers.length > 0 && <CarrierStrip title={carriersTitle} carriers={carriers} />}
      <DashedDivider />
      <section className="page pb-12 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10 print:hidden">
        <h2 className="mb-6 lg:sticky lg:top-4 lg:self-start">Frequently Asked Questions</h2>
        <FaqList faqs={faqs} group="faq" />
      </section>
      <CtaBlock {...callToAction} drawing={drawing} />
    </>
  );
}
