import type { SiteLayout } from "./site-layout.server.ts";
import { Link } from "../ui/link.tsx";

/** A static part: the footer without the hours. */
export function FooterWords({ phone, email, ...footer }: SiteLayout["footer"]) {
  return (
    <>
      <div>
        <p className="font-display text-xl font-bold">{footer.name}</p>
        <p className="mt-1">{footer.tagline}</p>
        <p className="mt-1 text-sm text-soft">{`Family-run. Serving the area since ${footer.since}.`}</p>
      </div>
      <address>
        <p className="font-bold">Find us</p>
        {footer.addressLines.map((line) => (
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
      <nav aria-label="Footer" className="order-last flex flex-wrap items-baseline gap-x-8 gap-y-6 print:hidden">
        <LinkColumn title="On this site" links={footer.footerLinks} />
        {footer.social.length > 0 && <LinkColumn title="Follow us" links={footer.social} />}
      </nav>
    </>
  );
}

function LinkColumn({ title, links }: { title: string; links: ReadonlyArray<{ label: string; to: string }> }) {
  return (
    <div>
      <p className="font-bold">{title}</p>
      <ul className={links.length > 4 ? "columns-2 gap-8" : "flex flex-wrap gap-x-5 lg:block"}>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
