import type { ReactNode } from "react";
import { Link, type LinkProps } from "react-router";

/** A link to a page of ours: fetched on the first sign of interest, and crossed over to where the browser can. */
export function PageLink(props: LinkProps) {
  return <Link prefetch="intent" viewTransition {...props} />;
}

/** Says what the eye may guess from the target. */
export function NewTabHint() {
  return <span className="sr-only"> (opens in new tab)</span>;
}

/** A link to somebody else's site. */
export function ExternalLink({ href, className, children }: { href: string; className?: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <NewTabHint />
    </a>
  );
}
