import type { MouseEventHandler, ReactNode } from "react";

interface PageLinkProps {
  to: string;
  className?: string;
  /** The words by which analytics know a call to action. */
  "data-cta"?: string | undefined;
  onClick?: MouseEventHandler | undefined;
  children: ReactNode;
}

/** A link to a page of ours. The browser follows it, as any other. */
export function PageLink({ to, children, ...rest }: PageLinkProps) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
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
