import { PageLink } from "../ui/link.tsx";

export interface Crumb {
  label: string;
  to: string;
}

/** Where this page stands: the last crumb is the page itself. */
export function Breadcrumbs({ crumbs, current }: { crumbs: readonly Crumb[]; current: string }) {
  return (
    <nav aria-label="Breadcrumb" className="page pt-4 text-sm print:hidden">
      <ol className="flex flex-wrap gap-x-2">
        {crumbs.map(({ label, to }) => (
          <li key={to} className="flex gap-x-2">
            <PageLink to={to} className="py-0.5">
              {label}
            </PageLink>
            <span className="py-0.5" aria-hidden="true">
              /
            </span>
          </li>
        ))}
        <li aria-current="page" className="py-0.5 text-soft">
          {current}
        </li>
      </ol>
    </nav>
  );
}
