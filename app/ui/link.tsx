import type { ComponentProps } from "react";

export function ExternalLink({ children, ...rest }: ComponentProps<"a">) {
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      {typeof children === "string" ? <span>{children}</span> : children}
      <span className="sr-only"> (opens in new tab)</span>
    </a>
  );
}

/** Phone numbers stay on one line. */
export function Link({ to, className, children, ...rest }: Omit<ComponentProps<"a">, "href"> & { to: string }) {
  if (to.startsWith("http")) {
    return <ExternalLink href={to} {...{ className, children }} {...rest} />;
  }
  const classes = [className, to.startsWith("tel:") && "whitespace-nowrap"].filter(Boolean).join(" ");
  return (
    <a href={to} className={classes || undefined} {...rest}>
      {children}
    </a>
  );
}
