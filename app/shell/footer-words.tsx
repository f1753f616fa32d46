import type { SiteLayout } from "./site-layout.server.ts";
import { unbroken } from "../text/english.ts";
import { Link } from "../ui/link.tsx";

export function FooterWords({ phone, email, ...footer }: SiteLayout["footer"]) {
  return (
    <>
      <div className="md:max-xl:col-span-full">
        <p className="font-display text-xl font-bold">{footer.name}</p>
        <p className="mt-1">{footer.tagline}</p>
        <p className="mt-1 text-sm text-soft">{`Family-run. Serving the area since ${footer.since}.`}</p>
      </div>
      <address>
        <p className="font-bold">Find us</p>
        {footer.addressLines.map((line) => (
          <p key={line}>{unbroken(line)}</p>
        ))}
        <p>
          <a href={phone.url} className="whitespace-nowrap">
            {phone.text}
          </a>
        </p>
        <p>
          <a href={`mailto:${email}`} className="wrap-anywhere">
            {email}
          </a>
        </p>
      </address>
      <nav aria-label="Footer" className="contents print:hidden">
        <div className="order-1">
          <p className="font-bold">On this site</p>
          <ul className="grid grid-cols-[repeat(2,auto)] justify-start gap-x-4">{footer.footerLinks.map(linkItem)}</ul>
        </div>
        {footer.social.length > 0 && (
          <div className="order-1 md:max-xl:col-span-full md:max-xl:flex md:max-xl:gap-x-5">
            <p className="font-bold">Follow us</p>
            <ul className="flex flex-wrap gap-x-5 xl:block">{footer.social.map(linkItem)}</ul>
          </div>
        )}
      </nav>
    </>
  );
}

const linkItem = ({ label, to }: { label: string; to: string }) => (
  <li key={to}>
    <Link to={to}>{label}</Link>
  </li>
);
