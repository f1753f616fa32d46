import { CarrierStrip } from "./carrier-strip.tsx";
import { FaqList } from "../faq/faq-list.tsx";
import { Cabinet } from "./cabinet.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { Label, LabelRow, LabelRows } from "../site/label.tsx";
import { Unbroken } from "../ui/unbroken-words.tsx";
import { RichText } from "../ui/rich-text-nodes.tsx";
import type { viewServicePage } from "./service-page.server.ts";

type View = ReturnType<typeof viewServicePage>;

export function ServiceLabel({ name, rows, reasons, adding, links }: View["label"]) {
  return (
    <aside aria-label="At a glance">
      <Label name={name} heading="div">
        <dl>
          <LabelRows rows={rows} />
          <LabelRow term="Why Choose Us" className="label-reasons print:hidden">
            {reasons.map(({ title, description }) => (
              <dd key={title}>
                <b>{title}.</b> <Unbroken>{description}</Unbroken>
              </dd>
            ))}
          </LabelRow>
        </dl>
        {adding && (
          <a
            href={adding.to}
            className="block rim-t [border-style:dotted] border-edge px-4 py-2.5 text-center font-semibold print:hidden"
          >
            {adding.label}
          </a>
        )}
      </Label>
      {links.length > 0 && (
        <ul className="flex flex-wrap gap-2 mt-3 print:hidden">
          {links.map(({ label, to }) => (
            <li key={to}>
              <ButtonLink to={to} variant="secondary" size="sm">
                {label}
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </aside>
  );
}

export const RelatedServices = ({ title, cards }: View["related"]) =>
  cards.length > 0 && (
    <div className="page section print:hidden">
      <Cabinet groups={[{ title, cards }]} />
    </div>
  );

export function ServiceContent({ cards }: View["content"]) {
  return (
    <div className="flow">
      {cards.map((card) => (
        <section key={card.heading} id={card.id} className={card.isFullWidth ? "ruled wide" : "ruled"}>
          <h2>{card.heading}</h2>
          {card.folded === undefined ? (
            <RichText nodes={card.body} />
          ) : (
            <details className="-mt-2.5">
              <summary className="cursor-pointer py-2.5 font-semibold">{card.folded}</summary>
              <RichText nodes={card.body} />
            </details>
          )}
        </section>
      ))}
    </div>
  );
}

export function ServiceClosing({ faqs, carriers, carriersTitle }: View["closing"]) {
  return (
    <>
      {carriers.length > 0 && <CarrierStrip title={carriersTitle} carriers={carriers} />}
      <section className="page section lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10 print:hidden">
        <h2 className="mb-6 lg:sticky lg:top-4 lg:self-start">Frequently Asked Questions</h2>
        <FaqList faqs={faqs} group="faq" />
      </section>
    </>
  );
}
