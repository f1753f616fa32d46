import type { VisitSheet } from "../../domain/visit-sheet.ts";
import { ExternalLink, PageLink } from "../ui/link.tsx";

interface VisitLabelProps {
  sheet: VisitSheet;
  title: string;
  bringTitle: string;
  beforeTitle: string;
  appointmentTitle: string;
}

/** The sheet: one label for everything that is to be brought, done and known. */
export function VisitLabel({ sheet, title, ...titles }: VisitLabelProps) {
  return (
    <section className="label" aria-label={title}>
      <h2 className="label-head">
        {title}
        <span className="label-bars" aria-hidden="true" />
      </h2>
      <dl>
        {sheet.bring.length > 0 && (
          <div className="label-row">
            <dt>{titles.bringTitle}</dt>
            <dd>
              <ul className="tool-lines">
                {sheet.bring.map((item) => (
                  <li key={item.text} data-bring className="tool-line">
                    <Item {...item} />
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
        {sheet.before.length > 0 && (
          <div className="label-row">
            <dt>{titles.beforeTitle}</dt>
            <dd>
              <ul className="tool-lines">
                {sheet.before.map((item) => (
                  <li key={item.text} className="tool-line">
                    <Item {...item} />
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
        {sheet.appointments.length > 0 && (
          <div className="label-row">
            <dt>{titles.appointmentTitle}</dt>
            {sheet.appointments.map(({ name, text, links }) => (
              <dd key={name}>
                {`${name}: ${text}`}
                {links.map(({ label, url }) => (
                  <span key={url} className="block print:hidden">
                    <ExternalLink href={url}>{label}</ExternalLink>
                  </span>
                ))}
              </dd>
            ))}
          </div>
        )}
      </dl>
      {sheet.services.map(({ id, name, to, rows, without }) => (
        <section key={id} data-service={id}>
          <h3 className="tool-service">
            <span className="grow">{name}</span>
            <PageLink to={to} className="text-sm print:hidden">
              Read more
              <span className="sr-only">{` about ${name}`}</span>
            </PageLink>
            <PageLink to={without} className="text-sm print:hidden">
              Take off
              <span className="sr-only">{` the sheet: ${name}`}</span>
            </PageLink>
          </h3>
          <dl>
            {rows.map(({ term, details }) => (
              <div key={term} className="label-row">
                <dt>{term}</dt>
                {details.map((detail) => (
                  <dd key={detail}>{detail}</dd>
                ))}
              </div>
            ))}
          </dl>
        </section>
      ))}
    </section>
  );
}

/** A thing, and who asks for it. */
function Item({ text, names }: VisitSheet["bring"][number]) {
  return (
    <span>
      {text}
      <span className="block text-sm text-soft">{names.join(", ")}</span>
    </span>
  );
}
