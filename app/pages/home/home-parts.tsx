/** Static parts of the home page. */
import { AreaMap } from "../../areas/area-map-drawing.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PageLink } from "../../ui/link.tsx";
import { Postmark } from "../../ui/postmark.tsx";
import { Stamp } from "../../ui/stamp.tsx";
import { Unbroken } from "../../text/unbroken-words.tsx";
import type { viewHomePage } from "./home.server.ts";

type View = ReturnType<typeof viewHomePage>["page"];

/** Under the hero: what most people come for, and how much it is. */
export function PriceLinks({ title, priceLinks, postmark, moreTitle, moreLinks }: View["priceLinks"]) {
  return (
    <section className="price-links rule-y bg-kraft">
      <div className="page relative">
        <h2>{title}</h2>
        <Postmark {...postmark} className="print:hidden" />
        <ul className="grid">
          {priceLinks.map(({ name, figures, to, icon }) => (
            <Stamp key={to} className="relative">
              <Icon name={icon ?? "question"} />
              <PageLink to={to} className="card-link">
                {name}
              </PageLink>
              {figures.map((figure) => (
                <p key={figure}>
                  <Unbroken>{figure}</Unbroken>
                </p>
              ))}
            </Stamp>
          ))}
        </ul>
        <nav aria-label={moreTitle} className="flex flex-wrap gap-x-5 print:hidden">
          <b>{moreTitle}</b>
          {moreLinks.map(({ label, to }) => (
            <PageLink key={to} to={to}>
              {label}
            </PageLink>
          ))}
        </nav>
      </div>
    </section>
  );
}

export function Towns({ areasTitle, areasText, areas, map }: View["towns"]) {
  return (
    <section className="page section grid items-center gap-8 md:grid-cols-2">
      <div>
        <h2>{areasTitle}</h2>
        <p className="prose mt-2">{areasText}</p>
        <ul className="mt-4 flex flex-wrap gap-2">
          {areas.map(({ city, to }) => (
            <li key={to}>
              <ButtonLink to={to} variant="secondary" size="sm">
                {city}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </div>
      <AreaMap view={map} isRepeated />
    </section>
  );
}
