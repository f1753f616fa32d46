import type { ComponentProps } from "react";

/** A link within the site, which the browser follows like any other. */
export function PageLink({ to, children, ...rest }: Omit<ComponentProps<"a">, "href"> & { to: string }) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}

/** A link to another site. */
export function ExternalLink({ children, ...rest }: ComponentProps<"a">) {
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      {typeof children === "string" ? <span>{children}</span> : children}
      <span className="sr-only"> (opens in new tab)</span>
    </a>
  );
}

/** A link to a page, to another site, or to a telephone number, which stays on one line. */
export function Link({ to, className, ...rest }: ComponentProps<typeof PageLink>) {
  if (to.startsWith("http")) {
    return <ExternalLink href={to} className={className} {...rest} />;
  }
  const classes = [className, to.startsWith("tel:") && "whitespace-nowrap"].filter(Boolean).join(" ");
  return <PageLink to={to} className={classes || undefined} {...rest} />;
}
