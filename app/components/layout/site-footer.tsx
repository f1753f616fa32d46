import type { ReactElement } from "react";
import { StaticPart, type StaticPartData } from "../../document/static-part.tsx";
import type { HoursRow } from "../../domain/opening-hours.ts";
import type { FooterContactView, FooterLinksView } from "../../domain/site-layout.ts";
import { HoursTable } from "../sections/hours-table.tsx";
import { ExternalLink, PageLink } from "../ui/link.tsx";

interface SiteFooterProps {
  contact: StaticPartData;
  week: readonly HoursRow[];
  links: StaticPartData;
}

/** Only the hours change; the rest is HTML that no page carries a second time as data. */
export function SiteFooter({ contact, week, links }: SiteFooterProps) {
  return (
    <footer className="rule-t bg-kraft print:pb-0">
      <div className="page grid items-baseline gap-8 py-10 wrap-anywhere sm:grid-cols-2 lg:grid-cols-[1fr_auto_auto_auto] print:grid-cols-3 print:py-4">
        <StaticPart data={contact} className="contents" />
        <div>
          <p className="font-bold">Hours</p>
          <HoursTable week={week} />
        </div>
        <StaticPart data={links} className="contents" />
      </div>
    </footer>
  );
}

export function FooterContact({ name, tagline, since, phone, email, addressLines }: FooterContactView) {
  return (
    <>
      <div>
        <p className="font-display text-xl font-extrabold">{name}</p>
        <p className="mt-1">{tagline}</p>
        <p className="mt-1 text-sm text-soft">{`Family-run. Serving the area since ${since}.`}</p>
      </div>
      <address className="not-italic">
        <p className="font-bold">Find us</p>
        {addressLines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p>
          <a href={phone.url} className="whitespace-nowrap">
            {phone.text}
          </a>
        </p>
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      </address>
    </>
  );
}

export function FooterLinks({ footerLinks, social }: FooterLinksView) {
  return (
    <nav aria-label="Footer" className="flex items-baseline gap-8 print:hidden">
      <LinkColumn
        title="On this site"
        links={footerLinks.map(({ label, to }) => (
          <PageLink key={to} to={to}>
            {label}
          </PageLink>
        ))}
      />
      <LinkColumn
        title="Follow us"
        links={social.map(({ label, url }) => (
          <ExternalLink key={url} href={url}>
            {label}
          </ExternalLink>
        ))}
      />
    </nav>
  );
}

function LinkColumn({ title, links }: { title: string; links: readonly ReactElement[] }) {
  return (
    <div>
      <p className="font-bold">{title}</p>
      <ul>
        {links.map((link) => (
          <li key={link.key}>{link}</li>
        ))}
      </ul>
    </div>
  );
}
