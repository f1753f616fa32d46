import type { ReactNode } from "react";

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
