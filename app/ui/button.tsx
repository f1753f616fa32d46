import type { ComponentProps } from "react";
import { ExternalLink, PageLink } from "./link.tsx";

interface ButtonLook {
  variant?: "primary" | "secondary" | "link" | "ghost" | undefined;
  size?: "sm" | "md" | "lg" | undefined;
  className?: string | undefined;
}

const buttonClass = ({ variant = "primary", size = "md", className = "" }: ButtonLook): string =>
  `button button-${size} button-${variant} ${className}`.trim();

export function Button({ variant, size, className, type = "button", ...rest }: ComponentProps<"button"> & ButtonLook) {
  return <button type={type} className={buttonClass({ variant, size, className })} {...rest} />;
}

interface ButtonLinkProps extends ButtonLook, Omit<ComponentProps<typeof PageLink>, "className"> {
  /** Label of a call to action, for analytics. */
  cta?: string;
}

/** A link that looks like a button. Other sites open in a new tab. */
export function ButtonLink({ to, variant, size, className, cta, ...rest }: ButtonLinkProps) {
  const look = buttonClass({ variant, size, className });
  if (to.startsWith("http")) {
    return <ExternalLink href={to} className={look} data-cta={cta} {...rest} />;
  }
  // A telephone number stays on one line.
  const wrapping = to.startsWith("tel:") ? " whitespace-nowrap" : "";
  return <PageLink to={to} className={look + wrapping} data-cta={cta} {...rest} />;
}
